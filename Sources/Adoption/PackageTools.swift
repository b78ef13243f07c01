package import Files
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

  /// Builds the app and reads the symbol graphs of its modules.
  package func graphs(of modules: [String]) throws(AdoptionError) -> [SymbolGraph] {
    let built = try swift(["build"])
    guard built.code == 0 else { throw .notBuilt(Self.reason(built)) }
    let place = try swift(["build", "--show-bin-path"]).output
    let extraction = GraphExtraction(
      buildFolder: String(place.prefix { $0 != "\n" }), variables: variables)
    do { return try extraction.graphs(of: modules) } catch { throw .notBuilt("\(error)") }
  }

  /// Lets SwiftPM edit Package.swift; false if it fails.
  package func edit(_ words: [String]) throws(AdoptionError) -> Bool {
    try swift(["package"] + apart + words).code == 0
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
