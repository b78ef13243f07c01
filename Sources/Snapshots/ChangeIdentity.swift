import Files
import Raster

/// What two screens have in common whose changes are equal.
///
/// Two changes are equal if all of these are equal:
///
/// 1. the changes in words,
/// 2. the removed and added lines of the text, in order, wherever they are,
/// 3. the pixels that differ: their parts of the picture, their old and new values, and where they are. If the text
///    differs, only their positions to each other count.
///
/// A renamed tab is an exception, since the tab bar looks different in each tab: its lines count as the rename, and
/// neither the pixels of the tab bar count, unless they are those of an icon, nor those of the caption.
///
/// Pictures of different sizes, or of which only a digest is stored, cannot be compared. Then the text decides alone;
/// if it is the same as before, the change equals no other one.
package struct ChangeIdentity: Sendable, Equatable {
  /// The renamed tabs.
  package let renames: [TabRename]
  /// The other changes in words.
  package let words: [String]
  /// The lines of the text, each with its mark.
  private let lines: [String]
  /// How the pictures differ.
  private let picture: String

  /// The digest of the change; changes are equal if they have equal digests and the same tabs were renamed.
  package var digest: String {
    let parts = [words, lines, [picture]].map { $0.joined(separator: "\n") }
    return String(SHA256.hexadecimal(of: parts.joined(separator: "\0").utf8).prefix(16))
  }

  /// Creates the identity of a change; `nil` if the change may differ from every other one.
  ///
  /// - Parameters:
  ///   - change: The change, with the text and its meaning.
  ///   - tabs: The changes of the tabs; nil if the texts are equal.
  ///   - pattern: The pixels that differ, without the given parts; nil if the pictures were not compared.
  init?(
    of change: SnapshotChange, tabs: TabChanges?,
    pattern: (_ explained: Set<String>) -> DifferencePattern?
  ) {
    let isTabChange = tabs.map { !$0.isEmpty } ?? false
    switch change.picture {
    case nil: picture = change.isPictureAbsent ? "no picture" : ""
    case .sizes(let old, let new):
      picture = "\(old.width) \(old.height) \(new.width) \(new.height)"
    case .pixels:
      // The caption repeats the header of the text.
      let explained: Set = isTabChange ? ["tabBar", "caption"] : []
      guard let pattern = pattern(explained) else { return nil }
      picture = pattern.text
    }
    guard let tabs else {
      guard case .pixels = change.picture else { return nil }
      (renames, words, lines) = ([], change.meaning, [])
      return
    }
    renames = tabs.renames.sorted { ($0.old, $0.new) < ($1.old, $1.new) }
    let (old, new) = tabs.rest
    words =
      isTabChange
      ? tabs.others + MeaningDifference(from: old, to: new).sentences : change.meaning
    lines =
      TextDifference(from: old, to: new, context: 0)?.lines.map { line in
        // How many lines are between two differences depends on the screen.
        if case .omitted = line { "" } else { line.spelling }
      } ?? []
  }
}
