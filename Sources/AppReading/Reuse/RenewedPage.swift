package import Scenes

/// A page that was made again.
package struct RenewedPage: Sendable {
  /// What the report says of a page.
  package struct Facts: Sendable, Equatable {
    /// The full name of its view.
    package var view: String
    /// The title.
    package var title: String
    /// The known texts.
    package var texts: [String]
    /// Those of branches that are not drawn.
    package var otherTexts: [String]
    /// The number of texts that are not known.
    package var unknown: Int
    /// The number of blocks.
    package var blocks: Int
    /// The number of neutral boxes.
    package var neutral: Int
  }

  /// A version of the page.
  package struct Version: Sendable {
    /// The page.
    package var page: Page
    /// What the report says of it.
    package var facts: Facts
  }

  /// The screen.
  package var screen: ScanMemory.Screen
  /// The number of the page.
  package var number: Int
  /// The page as the last whole scan made it.
  package var old: Version
  /// The page as it is now.
  package var new: Version
}

/// What a scan found in the versions of some files as they are now, where it differs from the last whole scan.
package struct Renewal: Sendable {
  /// The pages that were made again.
  package var pages: [RenewedPage]
  /// Where the lines of the changed files are now, by path.
  package var lines: [String: MovedLines]
  /// The number of lines that the changed files have more than before.
  package var addedLines: Int
}
