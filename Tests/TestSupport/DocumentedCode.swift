import Foundation

/// The blocks of Swift in the pages of a module's documentation.
package struct DocumentedCode {
  /// One block of code.
  package struct Block {
    /// The name of its page.
    package let page: String
    /// Its lines, without the spaces around them and without empty ones.
    let lines: [String]

    /// A title that distinguishes the block from the others of its page.
    package var title: String { "\(page): \(lines.first ?? "")" }

    /// Whether a file has its lines one after the other.
    package func isPart(of file: String) throws -> Bool {
      let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
      let compiled = DocumentedCode.lines(of: text)
      return compiled.indices.contains { compiled[$0...].starts(with: lines) }
    }
  }

  /// The names of the pages.
  package let pages: [String]
  /// The blocks, page by page.
  package let blocks: [Block]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// Reads the pages of a module.
  package init(of module: String) throws {
    let folder = Self.sources.appending(path: "\(module)/\(module).docc")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "md" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
    pages = files.map(\.lastPathComponent)
    blocks = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
        .filter { $0.hasPrefix("swift\n") }
        .map { Block(page: file.lastPathComponent, lines: Self.lines(of: $0.dropFirst(6))) }
    }
  }

  private static func lines(of text: some StringProtocol) -> [String] {
    text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
