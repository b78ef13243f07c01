package import Files

/// Why the references of a document could not be checked.
package enum ReferenceCheckError: Error, Equatable {
  /// The document could not be read.
  case file(FileError)
  /// There is no document at this path.
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

/// Finds broken references in documents.
package struct ReferenceChecker: Sendable {
  private let ids: Set<String>
  private let commands: CommandSyntax

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - ids: The ids of the app's screens.
  ///   - commands: The syntax of commands that name screens.
  package init(ids: [String], commands: CommandSyntax) {
    self.ids = Set(ids)
    self.commands = commands
  }

  /// The references of a document to things that do not exist, from top to bottom.
  ///
  /// - Parameter path: The path of the document. Images are looked up relative to its folder, and in a DocC
  ///   catalogue by name.
  /// - Throws: ``ReferenceCheckError`` if the document does not exist or cannot be read.
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

  /// The folder of a path, with a trailing slash.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}

/// The pictures of a DocC catalogue, which are referred to by name.
private struct Catalogue {
  private var names: Set<String> = []

  /// The maximum depth of folders, so that a symbolic link to a parent folder does not loop.
  private static let deepest = 8

  /// The catalogue that contains a document; nil if there is none.
  init?(around path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.dropLast().lastIndex(where: { $0.hasSuffix(".docc") }) else {
      return nil
    }
    collect(parts[...index].joined(separator: "/"), depth: 0)
  }

  /// Whether there is a picture of a name, with or without its extension.
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
      // DocC ignores the suffixes of picture variants.
      let ending = entry[dot...]
      var base = String(entry[..<dot])
      for variant in ["@1x", "@2x", "@3x", "~dark", "~light"] {
        base = base.replacing(variant, with: "")
      }
      names.formUnion([entry, base, base + ending])
    }
  }
}

/// A reference in a document.
package struct DocumentReference: Sendable, Equatable {
  /// The target of the reference.
  package enum Target: Sendable, Equatable {
    /// An image, by its path or its name.
    case image(String)
    /// A screen, by its id.
    case screen(String)
  }

  /// The target of the reference.
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
