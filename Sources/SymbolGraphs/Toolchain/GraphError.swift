package import Files
import PlainText

/// Why there are no symbol graphs.
package enum GraphError: Error, Equatable {
  /// A file cannot be read or written.
  case file(FileError)
  /// There is no such file or folder.
  case missing(String)
  /// The folder has no symbol graph.
  case noGraphs(folder: String)
  /// The file is no symbol graph.
  case unreadable(String, SymbolGraphError)
  /// The modules are not where a build leaves them.
  case notBuilt(folder: String)
  /// There is no `swift` to ask.
  case noCompiler
  /// The compiler refused, with the first line of what it wrote.
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
    case .noCompiler: "there is no 'swift' to ask for symbol graphs; \(Self.remedy)"
    case .failed(let command, let line):
      "\(VisibleText.quoted(command)) failed: \(line); \(Self.remedy)"
    }
  }

  private static let remedy = """
    run 'swift package dump-symbol-graph --minimum-access-level private' and give the folder that \
    it names with '--symbol-graph'
    """
}
