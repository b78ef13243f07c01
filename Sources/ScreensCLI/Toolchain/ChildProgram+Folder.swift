import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ChildProgram {
  /// Makes a folder for what programs write, where the environment wants such things.
  ///
  /// - Parameters:
  ///   - purpose: A word for its name, which nothing else has.
  ///   - variables: The environment variables.
  static func makeFolder(
    for purpose: String, variables: [String: String]
  ) throws(FileError) -> String {
    let place = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let folder = "\(place)/screens-\(purpose)-\(UUID().uuidString)"
    try WholeFile.makeFolder(folder)
    return folder
  }
}
