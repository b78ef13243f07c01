import Files
import SymbolGraphs

/// Symbol graphs in files.
struct SymbolGraphFiles {
  /// The paths of files, and of folders that have some.
  let paths: [String]

  private static let ending = ".symbols.json"

  /// Reads all of them.
  func graphs() throws(GraphError) -> [SymbolGraph] {
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
