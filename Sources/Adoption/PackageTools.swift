package import Files
import PlainText
package import SymbolGraphs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs SwiftPM and the compiler on the package in the working directory.
///
/// It has its own build folder, because inside a plugin SwiftPM locks that of the package.
package struct PackageTools {
  /// The environment variables.
  let variables: [String: String]
  /// A temporary folder for the programs' output.
  private let folder: String

  package init(variables: [String: String]) throws(FileError) {
    self.variables = variables
    folder = try ChildProgram.makeFolder(for: "init", variables: variables)
  }

  /// Removes the programs' output.
  package func clean() { try? FileManager.default.removeItem(atPath: folder) }

  /// The manifest of the package.
  package func package() throws(AdoptionError) -> AppPackage {
    let result = try swift(["package"] + apart + ["dump-package"])
    guard result.code == 0 else { throw .noPackage(Self.reason(result)) }
    let package = AppPackage(json: result.output) { path in
      FileManager.default.fileExists(atPath: "\(path)/Sources/ScreensCLI")
    }
    guard let package else { throw .noPackage("'swift package dump-package' wrote no JSON") }
    return package
  }

  /// Builds the app and reads the symbol graphs of its modules, and of those whose types their cases carry.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - others: Modules of other packages.
  package func graphs(
    of package: AppPackage, and others: [String]
  ) throws(AdoptionError) -> [SymbolGraph] {
    try build(package)
    let modules = package.modules + others
    let place = try swift(["build", "--show-bin-path"]).output
    let folder = String(place.prefix { $0 != "\n" })
    let names = (try? WholeFile.names(in: "\(folder)/Modules")) ?? []
    let known = names.filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }
    for module in modules where !known.contains(module) {
      throw .noSuchModule(module, nearest: NearestName.of(module, in: known))
    }
    let extraction = GraphExtraction(buildFolder: folder, variables: variables)
    var graphs: [SymbolGraph] = []
    var open = modules
    var read: Set<String> = []
    while !open.isEmpty {
      do { graphs += try extraction.graphs(of: open) } catch { throw .notBuilt("\(error)") }
      read.formUnion(open)
      open = graphs.modulesOfValues.filter { known.contains($0) && !read.contains($0) }
    }
    return graphs
  }

  /// Builds the app without the tool, which may not fit to enums that were changed.
  private func build(_ package: AppPackage) throws(AdoptionError) {
    guard try swift(["build"]).code != 0 else { return }
    for module in package.modules {
      guard let target = package.dependency(on: module)?.name else { continue }
      let built = try swift(["build", "--target", target])
      guard built.code == 0 else { throw .notBuilt(Self.reason(built)) }
    }
  }

  private var apart: [String] { ["--scratch-path", "\(folder)/build"] }

  private func swift(_ words: [String]) throws(AdoptionError) -> ChildProgram.Result {
    let result: ChildProgram.Result?
    do {
      result = try ChildProgram(folder: folder, variables: variables).run(["swift"] + words)
    } catch {
      throw .noPackage("\(error)")
    }
    guard let result else { throw .noToolchain }
    return result
  }

  /// The first error message of a program on either stream, without a final full stop.
  static func reason(_ result: ChildProgram.Result) -> String {
    let lines = (result.errors + result.output).split(separator: "\n").map(String.init)
    let line = lines.first { $0.contains("error:") } ?? lines.first ?? "no error message"
    let reason = line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } ?? line
    return reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }
}

extension [SymbolGraph] {
  /// The modules of the types that cases carry and initialisers take, sorted.
  var modulesOfValues: [String] {
    let symbols = flatMap(\.symbols).filter { ["swift.enum.case", "swift.init"].contains($0.kind) }
    return Set(symbols.flatMap(\.fragments).compactMap { MangledName.module(of: $0.id) }).sorted()
  }
}

/// The names by which the compiler identifies declarations.
enum MangledName {
  /// The module of a declaration; nil for the standard library and for C.
  ///
  /// The name begins with the length of the module's name and that name: `s:7Library4BookV`.
  static func module(of id: String?) -> String? {
    guard let id, id.hasPrefix("s:") else { return nil }
    let digits = id.dropFirst(2).prefix(while: \.isNumber)
    guard let length = Int(digits), length > 0 else { return nil }
    return String(id.dropFirst(2 + digits.count).prefix(length))
  }
}
