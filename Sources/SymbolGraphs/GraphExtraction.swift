package import Files
import PlainText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs the compiler to extract the symbol graphs of modules from the build folder of this tool.
///
/// The compiler reads the modules that were built with the tool, so nothing is built and nothing is out of date.
/// For the demo app this takes 0.7 s.
package struct GraphExtraction {
  /// The folder of the tool's binary, such as `.build/debug`.
  private let buildFolder: String
  /// The environment variables.
  private let variables: [String: String]

  /// Creates an extraction without running anything.
  ///
  /// - Parameters:
  ///   - buildFolder: The folder of the tool's binary, such as `.build/debug`.
  ///   - variables: The environment variables.
  package init(buildFolder: String, variables: [String: String]) {
    self.buildFolder = buildFolder
    self.variables = variables
  }

  private var modules: String { "\(buildFolder)/Modules" }

  /// The graphs of modules and of their extensions of other modules' types.
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

  /// The target triple, such as `x86_64-unknown-linux-gnu`.
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

  /// The compiler arguments for the C modules that an app depends on, whose maps SwiftPM generates.
  private var moduleMaps: [String] {
    let names = (try? WholeFile.names(in: buildFolder)) ?? []
    // The folders of plugin builds for the host contain the same modules again.
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
      throw .failed(command, line ?? "no error message")
    }
    return result.output
  }
}

/// Reads symbol graphs from files.
package struct SymbolGraphFiles {
  /// The paths of files and of folders that contain them.
  private let paths: [String]

  /// Creates a reader without reading anything.
  ///
  /// - Parameter paths: The paths of files and of folders that contain them.
  package init(paths: [String]) { self.paths = paths }

  private static let ending = ".symbols.json"

  /// Reads all of them.
  package func graphs() throws(GraphError) -> [SymbolGraph] {
    var graphs: [SymbolGraph] = []
    for path in paths {
      for file in try files(at: path) { graphs.append(try graph(file)) }
    }
    return graphs
  }

  private func files(at path: String) throws(GraphError) -> [String] {
    guard let names = try? WholeFile.names(in: path), !names.isEmpty else { return [path] }
    let files = names.filter { $0.hasSuffix(Self.ending) }.map { "\(path)/\($0)" }
    if files.isEmpty { throw .noGraphs(folder: path) }
    return files
  }

  private func graph(_ path: String) throws(GraphError) -> SymbolGraph {
    let bytes: [UInt8]?
    do { bytes = try WholeFile.read(path) } catch { throw .file(error) }
    guard let bytes else { throw .missing(path) }
    do { return try SymbolGraph(json: bytes) } catch { throw .unreadable(path, error) }
  }
}

/// Why symbol graphs are not available.
package enum GraphError: Error, Equatable {
  /// A file cannot be read or written.
  case file(FileError)
  /// There is no file or folder at this path.
  case missing(String)
  /// The folder contains no symbol graph.
  case noGraphs(folder: String)
  /// The file is not a symbol graph.
  case unreadable(String, SymbolGraphError)
  /// The build folder has no modules.
  case notBuilt(folder: String)
  /// There is no `swift`.
  case noCompiler
  /// The compiler failed, with the first line of its output.
  case failed(String, String)
}

extension GraphError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .missing(let path):
      "cannot read \(VisibleText.quoted(path)): there is no such file or folder"
    case .noGraphs(let folder):
      "the folder \(VisibleText.quoted(folder)) has no file that ends with '.symbols.json'"
    case .unreadable(let path, let error): "cannot use \(VisibleText.quoted(path)): \(error)"
    case .notBuilt(let folder):
      "there are no built modules in \(VisibleText.quoted(folder)); \(Self.remedy)"
    case .noCompiler: "cannot find 'swift', which extracts symbol graphs; \(Self.remedy)"
    case .failed(let command, let line):
      "\(VisibleText.quoted(command)) failed: \(line); \(Self.remedy)"
    }
  }

  private static let remedy = """
    run 'swift package dump-symbol-graph --minimum-access-level private' and pass the folder that \
    it prints with '--symbol-graph'
    """
}
