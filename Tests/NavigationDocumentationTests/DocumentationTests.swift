import Foundation
import Testing

@Suite struct DocumentationTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(of text: some StringProtocol) -> [String] {
    text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test("Every block of code in the documentation is compiled and run as an example")
  func blocks() throws {
    let pages = Self.repository.appending(path: "Sources/Navigation/Navigation.docc")
    let files = try FileManager.default.contentsOfDirectory(
      at: pages, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "md" }
    #expect(files.count == 9)
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Examples.swift"), encoding: .utf8)
    let compiled = Self.lines(of: source)
    var count = 0
    for file in files {
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
      for part in parts where part.hasPrefix("swift\n") {
        let block = Self.lines(of: part.dropFirst(6))
        let isCompiled = compiled.indices.contains { compiled[$0...].starts(with: block) }
        #expect(isCompiled, "\(file.lastPathComponent): \(block.first ?? "")")
        count += 1
      }
    }
    #expect(count == 15)
  }
}
