import Files

/// Symbol graphs in files.
package struct SymbolGraphFiles {
  /// The paths of files, and of folders that have some.
  private let paths: [String]

  /// Creates a reader of files; nothing is read.
  ///
  /// - Parameter paths: The paths of files, and of folders that have some.
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
