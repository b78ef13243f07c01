import SwiftParsing

/// The types of which only a part of an app's files sees one where other files declare types of the same name: those that
/// are private to their files, and those of the modules of packages.
///
/// The full name of such a type has the name of its file or module in front, as if it were nested: `Profile.Header` of
/// `private struct Header` in `Profile.swift`, and `Design module.Strings` of `enum Strings` in `Sources/Design`, which no
/// name of a type can be.
struct PrivateTypes {
  /// The full names by the name as written and the number of the file.
  private var names: [String: [Int32: String]] = [:]

  /// A folder in `Sources`.
  fileprivate struct Module: Hashable {
    /// Its path, `Packages/Design/Sources/Design`.
    var path: Substring
    /// The path of the folder around `Sources`, with a slash at its end.
    var package: Substring

    /// The last two parts of its path without `Sources`, or one if they are equal.
    var name: String {
      let parts = (package + path.fileName).split(separator: "/")
      let last = parts.suffix(2)
      return last.first == last.last ? String(last.last ?? "") : last.joined(separator: " ")
    }
  }

  /// Whether all names mean the same type in all files.
  var isEmpty: Bool { names.isEmpty }

  /// Finds the types of an app of which only some files see one.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - order: Their numbers, those whose declarations come first in front.
  init(_ sources: [AppSource], order: [Int]) {
    var files: [String: [Found]] = [:]
    for number in order {
      for statement in sources[number].file.statements {
        guard case .declaration(let declaration) = statement.kind,
          case .type(let type) = declaration.kind, type.keyword != .extension
        else { continue }
        files[type.name, default: []].append(
          Found(
            file: Int32(number), isPrivate: declaration.isPrivate,
            isPublic: declaration.modifiers.contains("public")))
      }
    }
    files = files.filter { name, found in
      // A private `enum Section` leaves the framework's `Section` to the other files.
      found.count > 1 || found[0].isPrivate && ViewNames.areViews(name)
    }
    guard !files.isEmpty else { return }
    let modules = sources.map(\.module)
    for (name, found) in files {
      let open = found.filter { !$0.isPrivate }
      addModules(of: name, declaredIn: open, Self.split(modules, of: sources, declaring: open))
      addPrivate(name, in: found.filter(\.isPrivate).map(\.file), sources)
    }
  }

  /// The modules of files, for a type that some declare.
  ///
  /// One module declares no type twice: `Sources/Features/Home` and `Sources/Features/Login` are modules of their own if both
  /// declare an `Editor`.
  private static func split(
    _ modules: [Module], of sources: [AppSource], declaring found: [Found]
  ) -> [Module] {
    let all = Dictionary(grouping: found) { modules[Int($0.file)].path }
    let groups = all.filter { path, found in
      let inner = found.map { sources[Int($0.file)].folder(in: path) }
      return found.count > 1 && !path.isEmpty && !inner.contains(nil)
        && Set(inner).count == inner.count
    }
    guard !groups.isEmpty else { return modules }
    return zip(sources, modules).map { source, module in
      guard groups[module.path] != nil, let path = source.folder(in: module.path) else {
        return module
      }
      return Module(path: path, package: module.package)
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

  /// A declaration of a type outside of other types.
  private struct Found {
    var file: Int32
    var isPrivate: Bool
    var isPublic: Bool
  }

  /// Gives the types of all modules but one names of their own, for the files that see them: those of the module, and those
  /// of the folder around it, which may be one module in several folders, if no other folder there declares the type.
  ///
  /// All other files see the type of the app, else the first public one.
  private mutating func addModules(
    of name: String, declaredIn found: [Found], _ modules: [Module]
  ) {
    func module(_ found: Found) -> Module { modules[Int(found.file)] }
    let first =
      found.first { module($0).path.isEmpty } ?? found.first(where: \.isPublic) ?? found.first
    guard let first else { return }
    let declaring = Set(found.map(module)).filter { !$0.path.isEmpty }
    guard declaring.contains(where: { $0 != module(first) }) else { return }
    let around = Dictionary(grouping: declaring, by: \.package)
    for (file, own) in modules.enumerated() where !own.path.isEmpty {
      var seen = declaring.contains(own) ? own : nil
      if seen == nil, let only = around[own.package], only.count == 1 { seen = only[0] }
      guard let seen, seen != module(first) else { continue }
      names[name, default: [:]][Int32(file)] = "\(seen.name) module.\(name)"
    }
  }

  /// The full name of a type outside of other types.
  func fullName(of name: String, in file: Int32) -> String { names[name]?[file] ?? name }

  /// The full name of a type that only some files see, for a file; nil if the name means the same type in all files.
  func privateName(of name: String, in file: Int32) -> String? { names[name]?[file] }
}

extension [AppIndex.Member] {
  /// The declarations that a file sees: its own private ones first, then those that all files see.
  func seen(in file: Int32) -> Self? {
    guard contains(where: \.declaration.isPrivate) else { return self }
    let own = filter { $0.file == file && $0.declaration.isPrivate }
    let all = own + filter { !$0.declaration.isPrivate }
    return all.isEmpty ? nil : all
  }

  /// The declarations that a file sees; all where it sees none, since a receiver's type may be wrong.
  func preferred(in file: Int32) -> Self { seen(in: file) ?? self }
}

extension Declaration {
  /// Whether only its own file sees a declaration.
  var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  /// The same declaration in a `private extension`.
  var privately: Declaration {
    var copy = self
    copy.modifiers.append("fileprivate")
    return copy
  }
}

extension AppSource {
  /// The module in a package that it is in; one with an empty path for a file that is in none.
  fileprivate var module: PrivateTypes.Module {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = parts.dropLast(2).lastIndex(of: "Sources") else {
      return PrivateTypes.Module(path: "", package: "")
    }
    return PrivateTypes.Module(
      path: path[..<parts[sources + 1].endIndex],
      package: path[..<parts[sources].startIndex])
  }

  /// The path of the folder in another one that the file is in; nil if it is in that one itself.
  fileprivate func folder(in outer: Substring) -> Substring? {
    let rest = path.dropFirst(outer.count + 1)
    return rest.firstIndex(of: "/").map { path[..<$0] }
  }

  /// The name of the file without its extension.
  fileprivate var baseName: Substring {
    let name = path.fileName
    return name.hasSuffix(".swift") ? name.dropLast(6) : name
  }
}
