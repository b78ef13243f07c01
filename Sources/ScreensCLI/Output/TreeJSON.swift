import Wireframes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a screen reader says of a screen, as JSON.
struct TreeJSON {
  private struct Document: Encodable {
    var version = 1
    var screen: String
    var elements: [AccessibleElement]
  }

  let screen: String
  let tree: AccessibleTree

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and numbers never fails.
    guard let data = try? encoder.encode(Document(screen: screen, elements: tree.elements))
    else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
