extension LayoutPass {
  /// A rule applies other lookups to a match that has certain neighbours.
  private struct Rule {
    let words: Words

    var before: Int { words[0] }
    var within: Int { words[1] }
    var after: Int { words[2] }
    var actions: Int { words[3] }

    func setBefore(_ place: Int) -> Int { words[4 + place] }
    func setWithin(_ place: Int) -> Int { words[4 + before + place] }
    func setAfter(_ place: Int) -> Int { words[4 + before + within + place] }
    func action(_ number: Int) -> (place: Int, lookup: Int) {
      let at = 4 + before + within + after + 2 * number
      return (words[at], words[at + 1])
    }
  }

  /// Applies the first rule whose context fits.
  mutating func applyInContext(_ words: Words) -> Bool {
    for number in 0..<words[1] {
      let rule = Rule(words: words.from(words[2 + number]))
      guard face.set(rule.setWithin(0), contains: glyphs[index].glyph) else { continue }
      if let places = match(rule) {
        apply(rule, at: places)
        return true
      }
    }
    return false
  }

  private func match(_ rule: Rule) -> [Int]? {
    let face = face
    let places = match(rule.within) { place, glyph in
      face.set(rule.setWithin(place), contains: glyph)
    }
    guard let places, var last = places.last else { return nil }
    let following = contextMatcher(isBefore: false, matchCount: rule.within)
    for place in 0..<rule.after {
      let set = rule.setAfter(place)
      let next = following.next(after: last, in: glyphs) { face.set(set, contains: $0) }
      guard let next else { return nil }
      last = next
    }
    let preceding = contextMatcher(isBefore: true, matchCount: rule.within)
    var first = index
    for place in 0..<rule.before {
      let set = rule.setBefore(place)
      let previous = preceding.previous(before: first, in: glyphs) { face.set(set, contains: $0) }
      guard let previous else { return nil }
      first = previous
    }
    return places
  }

  /// Applies the actions of a rule; the index ends after the match.
  private mutating func apply(_ rule: Rule, at places: [Int]) {
    var places = places
    var end = places[places.count - 1] + 1
    for number in 0..<rule.actions {
      let action = rule.action(number)
      guard action.place < places.count, places[action.place] < glyphs.count else { continue }
      let place = places[action.place]
      let count = glyphs.count
      index = place
      guard applyNested(action.lookup) else { continue }
      let added = glyphs.count - count
      guard added != 0 else { continue }
      end = max(end + added, place)
      if added > 0 {
        places.insert(contentsOf: (1...added).map { place + $0 }, at: action.place + 1)
        for later in places.indices.dropFirst(action.place + 1 + added) { places[later] += added }
      } else {
        let removed = min(-added, places.count - action.place - 1)
        places.removeSubrange(action.place + 1..<action.place + 1 + removed)
        for later in places.indices.dropFirst(action.place + 1) { places[later] += added }
      }
    }
    // A rule that only removes glyphs must not be applied to the same place again and again.
    index = min(max(end, places[0]), glyphs.count)
  }
}
