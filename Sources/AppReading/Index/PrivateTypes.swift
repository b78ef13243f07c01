import SwiftParsing

/// The types that are private to their files where other files declare types of the same name.
///
/// The full name of such a type has the name of its file in front, as if it were nested: `Profile.Header` of
/// `private struct Header` in `Profile.swift`.
struct PrivateTypes {
  /// The full names by the name as written and the number of the file.
  private var names: [String: [Int32: String]] = [:]

  /// Whether all names mean the same type in all files.
  var isEmpty: Bool { names.isEmpty }

  /// Finds the private types of an app.
  init(_ sources: [AppSource]) {
    var files: [String: [(file: Int32, isPrivate: Bool)]] = [:]
    for (number, source) in sources.enumerated() {
      for statement in source.file.statements {
        guard case .declaration(let declaration) = statement.kind,
          case .type(let type) = declaration.kind, type.keyword != .extension
        else { continue }
        files[type.name, default: []].append((Int32(number), declaration.isPrivate))
      }
    }
    for (name, found) in files where found.count > 1 {
      var used: Set<String> = []
      for (file, isPrivate) in found where isPrivate {
        // Two files in different folders may have one name.
        let base = sources[Int(file)].baseName
        var full = "\(base).\(name)"
        var number = 2
        while !used.insert(full).inserted {
          full = "\(base)\(number).\(name)"
          number += 1
        }
        names[name, default: [:]][file] = full
      }
    }
  }

  /// The full name of a type outside of other types.
  func fullName(of name: String, in file: Int32) -> String { names[name]?[file] ?? name }

  /// The full name of a private type in a file; nil if the name means the same type in all files.
  func privateName(of name: String, in file: Int32) -> String? { names[name]?[file] }
}

extension [AppIndex.Member] {
  /// The declarations outside of types that a file sees: its own private ones first, then those that all files see.
  func seen(in file: Int32) -> Self? {
    guard contains(where: \.declaration.isPrivate) else { return self }
    let own = filter { $0.file == file && $0.declaration.isPrivate }
    let all = own + filter { !$0.declaration.isPrivate }
    return all.isEmpty ? nil : all
  }
}

extension Declaration {
  /// Whether only its own file sees a declaration outside of types.
  fileprivate var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }
}

extension AppSource {
  /// The name of the file without its extension.
  fileprivate var baseName: Substring {
    let name = path.fileName
    return name.hasSuffix(".swift") ? name.dropLast(6) : name
  }
}
