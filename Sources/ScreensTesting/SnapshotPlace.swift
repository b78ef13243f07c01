import Foundation

/// Where the snapshots of an expectation are.
struct SnapshotPlace: Equatable {
  /// The absolute path of the folder.
  var folder: String
  /// The folder of the package, from which paths are told; none for a test outside of a package.
  var root: String?
}

extension SnapshotPlace {
  /// Finds the place.
  ///
  /// - Parameters:
  ///   - folder: The folder of the snapshots, absolute or from the package's folder.
  ///   - file: The source file of the test, by which the package is found.
  init(folder: String, testFile file: String) throws(ExpectationError) {
    root = Self.packageFolder(above: file)
    if folder.hasPrefix("/") {
      self.folder = folder
    } else if let root {
      self.folder = "\(root)/\(folder)"
    } else {
      throw .noPackage(file: file)
    }
  }

  /// A text in which no path tells where the package lies on this machine.
  func shown(_ text: String) -> String {
    guard let root else { return text }
    return text.replacing("\(root)/", with: "")
  }

  private static func packageFolder(above file: String) -> String? {
    var folder = file
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
      if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
    }
    return nil
  }
}
