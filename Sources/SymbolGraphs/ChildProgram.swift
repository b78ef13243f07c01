package import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs other programs and collects their output.
package struct ChildProgram {
  /// How a program ended.
  package struct Result {
    /// The exit code; nil if a signal ended it.
    package var code: Int32?
    /// Its standard output.
    package var output: String
    /// Its standard error.
    package var errors: String

    /// Creates a result.
    package init(code: Int32?, output: String, errors: String) {
      self.code = code
      self.output = output
      self.errors = errors
    }
  }

  /// A temporary folder for the program's output.
  private let folder: String
  /// The environment variables of the program.
  private let variables: [String: String]

  /// Creates a runner of programs.
  ///
  /// - Parameters:
  ///   - folder: A temporary folder for the programs' output.
  ///   - variables: The environment variables of the programs.
  package init(folder: String, variables: [String: String]) {
    self.folder = folder
    self.variables = variables
  }

  /// Runs a program, which is searched for like in a shell.
  ///
  /// - Returns: nil if the program does not exist.
  package func run(_ words: [String]) throws(FileError) -> Result? {
    let (output, errors) = ("\(folder)/output", "\(folder)/errors")
    guard let process = start(words, output: output, errors: errors) else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // The low seven bits are the signal, the next byte is the code.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    return Result(
      code: code, output: try Self.text(at: output), errors: try Self.text(at: errors))
  }

  private func start(_ words: [String], output: String, errors: String) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let mode = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, mode, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, mode, 0o600)
    var process: pid_t = 0
    let status = Self.withStrings(words) { arguments in
      Self.withStrings(variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) {
        posix_spawnp(&process, words[0], &actions, nil, arguments, $0)
      }
    }
    return status == 0 ? process : nil
  }

  /// Calls a function with C strings: an array of pointers that ends with a null pointer.
  private static func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let strings = texts.map { strdup($0) }
    defer { for string in strings { free(string) } }
    return body(strings + [nil])
  }

  private static func text(at path: String) throws(FileError) -> String {
    String(decoding: try WholeFile.read(path) ?? [], as: UTF8.self)
  }
}

extension ChildProgram {
  /// Creates a temporary folder for the output of programs, in `TMPDIR` or `/tmp`.
  ///
  /// - Parameters:
  ///   - purpose: A word for its name.
  ///   - variables: The environment variables.
  package static func makeFolder(
    for purpose: String, variables: [String: String]
  ) throws(FileError) -> String {
    let place = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let folder = "\(place)/screens-\(purpose)-\(UUID().uuidString)"
    try WholeFile.makeFolder(folder)
    return folder
  }
}
