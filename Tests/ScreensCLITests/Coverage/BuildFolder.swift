import Foundation
import TestSupport

/// The folder of the build that the tests belong to.
enum BuildFolder {
  static var path: String {
    #if os(macOS)
      let bundle = Bundle(for: TemporaryFolder.self).bundleURL
    #else
      let bundle = Bundle.main.executableURL ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().path(percentEncoded: false)
  }
}
