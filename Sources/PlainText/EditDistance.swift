/// The distance of Damerau and Levenshtein in its restricted form ("optimal string alignment").
package enum EditDistance {
  /// How many insertions, removals, replacements and swaps of neighbours turn one into the other.
  ///
  /// - Complexity: O(*m* · *n*) time, O(*n*) memory.
  package static func between(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for (column, other) in second.enumerated() {
        let replacement = last[column] + (character == other ? 0 : 1)
        var distance = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
