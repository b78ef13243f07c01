import Cookbook
import Harness
import Scenes
import TestSupport
import Testing

@testable import ManifestJSON

@Suite(
  "JSON Schema",
  .enabled(if: Validator.isInstalled, "needs python3-jsonschema, of Debian or from PyPI"))
struct SchemaTests {
  @Test("What is written is valid")
  @MainActor func written() async throws {
    let cookbook = try await SceneSource(AppScreen.self).scenes { _ in true }.map {
      try $0.scene.get()
    }
    let texts = [Samples.everything, cookbook].map(ManifestWriter.text)
    #expect(try Validator.verdicts(on: texts + [Samples.small]) == [true, true, true])
  }

  @Test(
    "What is broken is not valid",
    arguments: [
      "{}", "[]", #"{"version":1,"screens":[]}"#,
      #"{"version":2,"screens":[{"id":"a","pages":[{"title":"A"}]}]}"#,
      #"{"version":1,"screens":[{"id":"","pages":[{"title":"A"}]}]}"#,
      #"{"version":1,"screens":[{"id":"../a","pages":[{"title":"A"}]}]}"#,
      #"{"version":1,"screens":[{"id":"a","pages":[]}]}"#,
      Samples.page(#"{"rwo":{}}"#), Samples.page(#"{"gap":{},"row":{"title":"A"}}"#),
      Samples.page(#"{"grid":{"cards":[],"columns":8}}"#),
    ])
  func broken(text: String) throws {
    #expect(try Validator.verdicts(on: [text]) == [false])
    #expect(throws: ManifestError.self) { try manifest(text) }
  }

  /// Mutates a document that uses every part of the format, and asks both.
  @Test("The reader takes what the validator takes", arguments: [1, 2, 3] as [UInt64])
  func agreement(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let documents = (0..<400).map { _ in Mutation.document(using: &generator) }
    let verdicts = try Validator.verdicts(on: documents)
    try #require(verdicts.count == documents.count)
    for (document, isValid) in zip(documents, verdicts) {
      let refusal = Self.refusal(of: document)
      // That tabs are there that are named, and all that makes an id a file name, no schema can say.
      if refusal?.isBeyondSchemas == true { continue }
      #expect((refusal == nil) == isValid, "\(refusal?.description ?? "taken"): \(document)")
    }
    #expect(verdicts.count { $0 } > 50)
    #expect(verdicts.count { !$0 } > 100)
  }

  private static func refusal(of document: String) -> ManifestError? {
    do {
      _ = try manifest(document)
      return nil
    } catch {
      return error as? ManifestError
    }
  }
}

extension ManifestError {
  /// Whether a schema has no words for what is wrong.
  fileprivate var isBeyondSchemas: Bool {
    switch problem {
    case .unknownTab, .noSuchTab, .invalidID: true
    default: false
    }
  }
}
