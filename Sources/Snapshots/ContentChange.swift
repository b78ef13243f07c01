/// One change in the lines of a drawing.
enum ContentChange: Equatable {
  case replaced(String, String)
  case added(String)
  case removed(String)

  var words: String {
    switch self {
    case .replaced(let old, let new): "\(old) became \(new)"
    case .added(let line): "+ \(line)"
    case .removed(let line): "− \(line)"
    }
  }

  /// The changes from top to bottom.
  static func changes(from old: [ContentLine], to new: [ContentLine]) -> [ContentChange] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old, by: { $0.words == $1.words }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [ContentChange] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (start, newStart) = (i, j)
      while removed.contains(i) { i += 1 }
      while added.contains(j) { j += 1 }
      changes += ContentReplacement(old[start..<i], new[newStart..<j]).changes
      (i, j) = (i + 1, j + 1)
    }
    return changes
  }
}

/// Adjacent lines and the lines in their place.
private struct ContentReplacement {
  /// The maximum number of pairs of lines that are compared; more lines are not the same screen any more.
  private static let maxPairs = 4_096

  private(set) var changes: [ContentChange] = []

  init(_ old: ArraySlice<ContentLine>, _ new: ArraySlice<ContentLine>) {
    var (i, j) = (old.startIndex, new.startIndex)
    for (row, column) in Self.similarPairs(Array(old), Array(new)) {
      let (index, newIndex) = (old.startIndex + row, new.startIndex + column)
      appendUnrelated(old[i..<index], new[j..<newIndex])
      changes.append(.replaced(old[index].words, new[newIndex].words))
      (i, j) = (index + 1, newIndex + 1)
    }
    appendUnrelated(old[i...], new[j...])
  }

  /// Appends lines without similar words: as many lines of the same kinds replace each other, others do not.
  private mutating func appendUnrelated(
    _ old: ArraySlice<ContentLine>, _ new: ArraySlice<ContentLine>
  ) {
    if old.map(\.kind) == new.map(\.kind) {
      changes += zip(old, new).map { .replaced($0.words, $1.words) }
    } else {
      changes += old.map { .removed($0.words) } + new.map { .added($0.words) }
    }
  }

  /// The pairs of similar lines, in order, with the largest sum of similarities.
  ///
  /// - Complexity: O(*m* · *n*) comparisons for *m* old and *n* new lines.
  private static func similarPairs(
    _ old: [ContentLine], _ new: [ContentLine]
  ) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= maxPairs else { return [] }
    // The largest sum for the lines from a row and a column on.
    var sums = Array(
      repeating: [Double](repeating: 0, count: new.count + 1), count: old.count + 1)
    var gains = sums
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        let similarity = old[row].similarity(to: new[column])
        let isSimilar = old[row].isSimilar(to: new[column], by: similarity)
        gains[row][column] = isSimilar ? similarity : 0
        sums[row][column] = max(
          sums[row + 1][column], sums[row][column + 1],
          sums[row + 1][column + 1] + gains[row][column])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      let gain = gains[row][column]
      if gain > 0, sums[row][column] == sums[row + 1][column + 1] + gain {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if sums[row][column] == sums[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
