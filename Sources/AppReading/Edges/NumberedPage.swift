/// A page among several of which a number decides which one is shown.
package struct NumberedPage: Sendable, Equatable {
  /// The number's state.
  var state: StatePlace
  /// The number for which the page is shown; nil for a page that is shown for every other number, as that of `default`.
  var number: Int?
  /// The number with which it is drawn, if it is shown for every other one.
  var usual: Int? = nil
  /// The numbers for which there are pages.
  var known: Set<Int>
  /// The number of the page that is drawn where all of them are.
  var first: Int
  /// Whether it is a step, and no tab, to which a bar leads that sets the number.
  var isStep: Bool
}

extension String {
  /// The number in the label of a branch, `1` of `case 1` and of `page == 1`; nil for other labels.
  var branchNumber: Int? { split(separator: " ").last.flatMap { Int($0) } }
}

extension NumberedPage {
  /// A number with which the page is shown.
  var anyNumber: Int? { number ?? usual }

  /// Whether the page is shown for a number.
  func isShown(for shown: Int) -> Bool { number.map { $0 == shown } ?? !known.contains(shown) }
}

extension Collection<Int> {
  /// A number that is none of them: the one after the largest, which source may write as large as it can be.
  var numberAfter: Int {
    let (next, isTooLarge) = (self.max() ?? 0).addingReportingOverflow(1)
    return isTooLarge ? (self.min() ?? 0) &- 1 : next
  }
}
