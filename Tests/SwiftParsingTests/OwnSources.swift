import Foundation
import TestSupport

/// The Swift files of this repository, as input.
enum OwnSources {
  /// The paths, sorted.
  static let paths: [String] = ["Sources", "Tests"].flatMap { folder in
    let root = URL(filePath: External.path(folder)).resolvingSymlinksInPath().path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(root)/\($0)" }
  }

  /// Some files of different kinds, for what takes its time with each.
  static let samples: [[UInt8]] = stride(from: 0, to: paths.count, by: 29).compactMap {
    bytes(paths[$0])
  }

  /// The bytes of a file.
  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }
}
