import Files

/// Which screens there are, whether or not the run was about all of them.
package struct ReportedManifest: Codable, Sendable, Equatable {
  /// What tells this manifest from another: the SHA-256 of the ids, each with a line feed, in hexadecimal.
  package var digest: String
  /// The ids of all screens, in order.
  package var ids: [String]

  /// Creates a manifest from the ids of its screens, in order.
  package init(ids: [String]) {
    self.ids = ids
    var bytes: [UInt8] = []
    for id in ids {
      bytes += id.utf8
      bytes.append(0x0A)
    }
    digest = SHA256.hexadecimal(of: bytes)
  }
}
