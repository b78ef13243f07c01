import AppReading
import ManifestJSON

/// Moves the lines that a result shows to where they are now.
struct LineUpdate {
  /// Where the lines of the changed files are, by path.
  let lines: [String: MovedLines]
  /// Whether all lines were found.
  private(set) var isComplete = true

  init(_ lines: [String: MovedLines]) { self.lines = lines }

  // MARK: Results

  /// Moves the lines of a report.
  mutating func update(_ report: inout ScanReport) {
    for index in report.destinations.indices { update(&report.destinations[index].at) }
    for index in report.starts.indices { update(&report.starts[index].at) }
    for index in report.edges.indices { update(&report.edges[index].at) }
    for index in report.views.indices { update(&report.views[index].at) }
    for index in report.unresolved.indices { update(&report.unresolved[index].at) }
  }

  /// Moves the lines of the mistakes of an app.
  mutating func update(_ findings: inout [ScanResult.Finding]) {
    for index in findings.indices {
      guard let file = findings[index].file, let line = findings[index].line,
        let moved = lines[file]
      else { continue }
      findings[index].line = self.line(line, moved)
    }
  }

  /// Moves the places of screens.
  mutating func update(_ places: inout [String: String]) {
    for (id, place) in places {
      var place = place
      update(&place)
      places[id] = place
    }
  }

  private mutating func update(_ place: inout String) {
    guard let colon = place.utf8.lastIndex(of: UInt8(ascii: ":")),
      let moved = lines[String(place[..<colon])],
      let line = Int(place[place.utf8.index(after: colon)...])
    else { return }
    place = "\(place[..<colon]):\(self.line(line, moved))"
  }

  private mutating func line(_ line: Int, _ moved: MovedLines) -> Int {
    if let line = moved.line(line) { return line }
    isComplete = false
    return line
  }

  // MARK: Screens

  /// Moves the lines of screens, but not of some of their pages.
  mutating func update(_ screens: inout ScannedScreens, except renewed: Set<Int>) {
    for (path, moved) in lines {
      let start = CompactManifest.placeStart(in: path)
      for index in screens.pages.indices where !renewed.contains(index) {
        update(&screens.pages[index], start, moved)
      }
      for index in screens.screens.indices {
        for part in screens.screens[index].frame.parts.indices {
          update(&screens.screens[index].frame.parts[part], start, moved)
        }
      }
    }
  }

  /// Moves the lines of one file in an object.
  private mutating func update(_ object: inout [UInt8], _ start: [UInt8], _ moved: MovedLines) {
    var result: [UInt8]?
    var copied = 0
    var position = 0
    while let found = Self.first(start, in: object, from: position) {
      var end = found.upperBound
      var line = 0
      while object.indices.contains(end), let digit = Self.digit(object[end]), line < 1 << 40 {
        line = line * 10 + digit
        end += 1
      }
      position = end
      guard end > found.upperBound, object.indices.contains(end),
        object[end] == UInt8(ascii: "\"")
      else { continue }
      result = (result ?? []) + object[copied..<found.upperBound] + "\(self.line(line, moved))".utf8
      copied = end
    }
    if let result { object = result + object[copied...] }
  }

  /// Where some bytes are next; nil if they are not there.
  private static func first(
    _ bytes: [UInt8], in object: [UInt8], from start: Int
  ) -> Range<Int>? {
    object.withUnsafeBufferPointer { object in
      bytes.withUnsafeBufferPointer { bytes in
        var position = start
        while position + bytes.count <= object.count {
          var length = 0
          while length < bytes.count, object[position + length] == bytes[length] { length += 1 }
          if length == bytes.count { return position..<position + length }
          position += 1
        }
        return nil
      }
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }
}
