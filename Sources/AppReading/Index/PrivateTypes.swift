import SwiftParsing

/// The types of which only a part of an app's files sees one where other files declare types of the same name: those that
/// are private to their files, and those of the modules of packages.
///
/// The full name of such a type has the name of its file or module in front, as if it were nested: `Profile.Header` of
/// `private struct Header` in `Profile.swift`, `Design.Strings` of `enum Strings` in `Sources/Design`.
struct PrivateTypes {
  /// The full names by the name as written and the number of the file.
  private var names: [String: [Int32: String]] = [:]

  /// Whether all names mean the same type in all files.
  var isEmpty: Bool { names.isEmpty }

  /// Finds the types of an app of which only some files see one.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - order: Their numbers, those whose declarations come first in front.
  init(_ sources: [AppSource], order: [Int]) {
    var files: [String: [(file: Int32, isPrivate: Bool)]] = [:]
    for number in order {
      for statement in sources[number].file.statements {
        guard case .declaration(let declaration) = statement.kind,
          case .type(let type) = declaration.kind, type.keyword != .extension
        else { continue }
        files[type.name, default: []].append((Int32(number), declaration.isPrivate))
      }
    }
    files = files.filter { $0.value.count > 1 }
    guard !files.isEmpty else { return }
    let modules = sources.map(\.module)
    for (name, found) in files {
      addModules(of: name, declaredIn: found.filter { !$0.isPrivate }.map(\.file), modules)
      addPrivate(name, in: found.filter(\.isPrivate).map(\.file), sources)
    }
  }

  private mutating func addPrivate(_ name: String, in files: [Int32], _ sources: [AppSource]) {
    var used: Set<String> = []
    for file in files {
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

  /// Gives the types of all modules but the first one names of their own.
  private mutating func addModules(
    of name: String, declaredIn files: [Int32], _ modules: [Substring]
  ) {
    let first = files.first.map { modules[Int($0)] }
    let others = Set(files.map { modules[Int($0)] }).filter { $0 != first && !$0.isEmpty }
    guard !others.isEmpty else { return }
    for (file, module) in modules.enumerated() where others.contains(module) {
      names[name, default: [:]][Int32(file)] = "\(module.fileName).\(name)"
    }
  }

  /// The full name of a type outside of other types.
  func fullName(of name: String, in file: Int32) -> String { names[name]?[file] ?? name }

  /// The full name of a type that only some files see, for a file; nil if the name means the same type in all files.
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
  /// The folder of its module in a package, `Packages/Design/Sources/Design`; empty for a file that is in none.
  fileprivate var module: Substring {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = parts.dropLast(2).lastIndex(of: "Sources") else { return "" }
    return path[..<parts[sources + 1].endIndex]
  }

  /// The name of the file without its extension.
  fileprivate var baseName: Substring {
    let name = path.fileName
    return name.hasSuffix(".swift") ? name.dropLast(6) : name
  }
}
