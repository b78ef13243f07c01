import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts that a team chose for expressions that are not known.
struct SampleTexts {
  /// The texts by the source of the expression.
  let samples: [String: String]

  /// The screens, with the sample texts instead of unknown ones.
  ///
  /// - Returns: The screens, and the expressions that one of them has.
  func applied(to screens: [Scene]) -> (screens: [Scene], used: Set<String>) {
    guard !samples.isEmpty, let data = try? JSONEncoder().encode(screens) else {
      return (screens, [])
    }
    // Any text of a screen may have a hole, so all of them are replaced at once.
    var text = String(decoding: data, as: UTF8.self)
    var used: Set<String> = []
    for (source, sample) in samples.sorted(by: { $0.key < $1.key }) {
      let hole = Self.inside(TextHole.mark(source))
      guard text.contains(hole) else { continue }
      used.insert(source)
      text.replaceAll(hole, with: Self.inside(sample))
    }
    let changed = try? JSONDecoder().decode([Scene].self, from: Data(text.utf8))
    return (changed ?? screens, used)
  }

  /// The text as a part of a text in JSON.
  private static func inside(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode([text]) else { return text }
    return String(String(decoding: data, as: UTF8.self).dropFirst(2).dropLast(2))
  }
}
