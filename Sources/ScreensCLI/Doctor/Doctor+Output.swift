extension Doctor {
  /// What a run may need on the disk: the pictures of a thousand screens take 30 MB.
  private static let wantedBytes: UInt64 = 100 << 20

  /// Whether a run can write its files.
  var output: Diagnosis {
    let topic = "output"
    let shown = session.shown(outputFolder).quoted
    let place = nearestFolder(outputFolder)
    guard machine.isWritable(place) else {
      return .problem(
        topic, "\(shown) cannot be written to",
        advice: "name another folder with '--output', or change its permissions")
    }
    if let free = machine.freeBytes(place), free < Self.wantedBytes {
      return .warning(
        topic, "the disk of \(shown) has less than \(Self.wantedBytes >> 20) MB left",
        advice: "remove what is not needed")
    }
    return .ok(topic, "\(shown) can be written to")
  }

  /// The folder itself or, as long as it is not there, the one above.
  private func nearestFolder(_ path: String) -> String {
    var path = path
    while !machine.exists(path) {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      path = String(path[..<slash])
      if path.isEmpty { return "/" }
    }
    return path
  }
}
