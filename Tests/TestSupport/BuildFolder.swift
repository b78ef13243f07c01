import Foundation

/// The folder of the build that the tests belong to.
package enum BuildFolder {
  package static var path: String {
    #if os(macOS)
      let bundle = Bundle(for: TemporaryFolder.self).bundleURL
    #else
      let bundle = Bundle.main.executableURL ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().path(percentEncoded: false)
  }
}
