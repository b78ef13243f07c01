package import Files

/// Why the references of a document could not be checked.
package enum ReferenceCheckError: Error, Equatable {
  /// The document could not be read.
  case file(FileError)
  /// There is no such document.
  case missingDocument(String)
}

extension ReferenceCheckError: CustomStringConvertible {
  /// One sentence that names the path.
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .missingDocument(let path): "there is no file '\(path)'"
    }
  }
}

/// Finds the references of documents that lead nowhere.
package struct ReferenceChecker: Sendable {
  private let ids: Set<String>
  private let commands: CommandSyntax

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - ids: The ids of the app's screens.
  ///   - commands: How commands are written that name screens.
  package init(ids: [String], commands: CommandSyntax) {
    self.ids = Set(ids)
    self.commands = commands
  }

  /// What a document refers to that does not exist, from top to bottom.
  ///
  /// - Parameter path: The document's path; images are looked up from its folder, and in a DocC catalogue
  ///   by their names.
  /// - Throws: ``ReferenceCheckError`` when the document is not there or cannot be read.
  package func problems(in path: String) throws(ReferenceCheckError) -> [DocumentReference] {
    let bytes: [UInt8]?
    do { bytes = try WholeFile.read(path) } catch { throw .file(error) }
    guard let bytes else { throw .missingDocument(path) }
    let catalogue = Catalogue(around: path)
    let text = String(decoding: bytes, as: UTF8.self)
    return ReferenceScanner.references(in: text, commands: commands).filter {
      switch $0.target {
      case .screen(let id): !ids.contains(id)
      case .image(let name):
        !Self.isFile(Self.folder(of: path) + name) && catalogue?.contains(name) != true
      }
    }
  }

  private static func isFile(_ path: String) -> Bool {
    ((try? WholeFile.read(path)) ?? nil) != nil
  }

  /// The folder of a path, with the slash at its end.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}

/// The pictures of a DocC catalogue, in which they are known by their names.
private struct Catalogue {
  private var names: Set<String> = []

  /// The most levels of folders that are looked into, so that a link to a folder above ends.
  private static let deepest = 8

  /// The catalogue that a document belongs to; nil when it belongs to none.
  init?(around path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.dropLast().lastIndex(where: { $0.hasSuffix(".docc") }) else {
      return nil
    }
    collect(parts[...index].joined(separator: "/"), depth: 0)
  }

  /// Whether a name, with its ending or without, is that of a picture.
  func contains(_ name: String) -> Bool { names.contains(name) }

  private mutating func collect(_ folder: String, depth: Int) {
    guard depth < Self.deepest, let entries = try? WholeFile.names(in: folder) else { return }
    for entry in entries {
      guard ReferenceScanner.isPicture(entry), let dot = entry.lastIndex(of: ".") else {
        if !entry.contains(".") || entry.hasSuffix(".docc") {
          collect("\(folder)/\(entry)", depth: depth + 1)
        }
        continue
      }
      // DocC leaves out what tells the variants of a picture apart.
      let ending = entry[dot...]
      var base = String(entry[..<dot])
      for variant in ["@1x", "@2x", "@3x", "~dark", "~light"] {
        base = base.replacing(variant, with: "")
      }
      names.formUnion([entry, base, base + ending])
    }
  }
}

/// What a document refers to, and where.
package struct DocumentReference: Sendable, Equatable {
  /// What is referred to.
  package enum Target: Sendable, Equatable {
    /// An image, by its path or its name.
    case image(String)
    /// A screen, by its id.
    case screen(String)
  }

  /// What is referred to.
  package var target: Target
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  /// Creates a reference.
  package init(_ target: Target, line: Int, column: Int) {
    self.target = target
    self.line = line
    self.column = column
  }
}
