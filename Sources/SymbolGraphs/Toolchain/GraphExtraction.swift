import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lets the compiler write the symbol graphs of modules out of the build folder that this tool lies in.
///
/// It reads the modules as they were built with the tool, so that nothing is built and nothing is out of date;
/// for the demo app that takes 0.7 s.
package struct GraphExtraction {
  /// The folder with the tool's binary, as `.build/debug`.
  private let buildFolder: String
  /// The environment variables.
  private let variables: [String: String]

  /// Creates an extraction; nothing is run.
  ///
  /// - Parameters:
  ///   - buildFolder: The folder with the tool's binary, as `.build/debug`.
  ///   - variables: The environment variables.
  package init(buildFolder: String, variables: [String: String]) {
    self.buildFolder = buildFolder
    self.variables = variables
  }

  private var modules: String { "\(buildFolder)/Modules" }

  /// The graphs of some modules, with those of what they add to types of others.
  package func graphs(of names: [String]) throws(GraphError) -> [SymbolGraph] {
    guard (try? WholeFile.names(in: modules))?.isEmpty == false else {
      throw .notBuilt(folder: modules)
    }
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let triple = try target(folder)
    var graphs: [SymbolGraph] = []
    for name in names { graphs += try self.graphs(of: name, target: triple, in: folder) }
    return graphs
  }

  private func makeFolder() throws(GraphError) -> String {
    do {
      return try ChildProgram.makeFolder(for: "graphs", variables: variables)
    } catch {
      throw .file(error)
    }
  }

  /// What the compiler builds for here, such as `x86_64-unknown-linux-gnu`.
  private func target(_ folder: String) throws(GraphError) -> String {
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let text = try run(["swift", "-print-target-info"], in: folder)
    guard let info = try? JSONDecoder().decode(Info.self, from: Data(text.utf8)) else {
      throw .failed("swift -print-target-info", "it wrote no JSON")
    }
    return info.target.triple
  }

  private func graphs(
    of name: String, target: String, in folder: String
  ) throws(GraphError) -> [SymbolGraph] {
    let output = "\(folder)/\(name)"
    do { try WholeFile.makeFolder(output) } catch { throw .file(error) }
    _ = try run(
      [
        "swift", "symbolgraph-extract", "-module-name", name, "-I", modules, "-target", target,
        "-minimum-access-level", "private", "-output-dir", output,
      ] + moduleMaps, in: folder)
    return try SymbolGraphFiles(paths: [output]).graphs()
  }

  /// The words that show the compiler the C modules below an app's, whose maps SwiftPM made.
  private var moduleMaps: [String] {
    let names = (try? WholeFile.names(in: buildFolder)) ?? []
    // What a plugin builds for this machine lies beside it, and has the same modules again.
    return names.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { "\(buildFolder)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private func run(_ words: [String], in folder: String) throws(GraphError) -> String {
    let command = words.prefix(2).joined(separator: " ")
    let result: ChildProgram.Result?
    do {
      result = try ChildProgram(folder: folder, variables: variables).run(words)
    } catch {
      throw .file(error)
    }
    guard let result else { throw .noCompiler }
    guard result.code == 0 else {
      let line = result.errors.split(separator: "\n").first.map(String.init)
      throw .failed(command, line ?? "it says nothing")
    }
    return result.output
  }
}
