import Files
import Markup
import PlainText
import Scenes
import Typography
import Wireframes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a drawn map says about itself, so that it can be told in words what is other in a newer one.
package struct MapRecord: Codable, Sendable, Equatable {
  /// The screens and ways.
  var map: MapFile
  /// A digest of what each screen shows, in the order of the screens; empty where there are no pictures.
  var pictures: [String]

  /// The record as JSON of one line.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and small numbers have no value that JSON cannot express.
    return (try? encoder.encode(self)).map { Array($0) } ?? []
  }

  /// Nothing where the file says what no map can be.
  init?(json: some Sequence<UInt8>) {
    guard
      let record = try? JSONDecoder().decode(MapRecord.self, from: Data(json)),
      (try? FlowMap(record.map)) != nil
    else { return nil }
    self = record
  }

  init(map: MapFile, pictures: [String]) {
    self.map = map
    self.pictures = pictures
  }
}

extension MapPicture {
  /// What a file of the map says about itself.
  var record: MapRecord {
    // Those of a light map, so that a dark one is known to show the same.
    let light = drawn(in: .light)
    let digests = scenes.indices.map { light.wireframe(of: $0).map(DisplayListDigest.text) ?? "" }
    return MapRecord(
      map: MapFile(map), pictures: digests.allSatisfy(\.isEmpty) ? [] : digests)
  }
}

// In files of the map.
extension MapRecord {
  private static let opening = Array("<metadata id=\"map-record\">".utf8)
  private static let closing = Array("</metadata>".utf8)

  /// Writes the record into an `svg` element.
  func write(into writer: inout MarkupWriter) {
    var bytes: [UInt8] = []
    MarkupEscaping.appendJSON(json, to: &bytes)
    writer.element("metadata", ["id": "map-record"], text: String(decoding: bytes, as: UTF8.self))
    writer.literal("\n")
  }

  /// Reads the record of a picture or a page; nil where it has none that this version can read.
  package init?(of file: [UInt8], _ format: MapFormat) {
    switch format {
    case .svg, .html:
      guard
        let start = file.firstRange(of: Self.opening),
        let end = file[start.upperBound...].firstRange(of: Self.closing)
      else { return nil }
      self.init(json: file[start.upperBound..<end.lowerBound])
    case .png:
      guard let text = PNGText.find(Self.keyword, in: file) else { return nil }
      self.init(json: text)
    case .txt, .mmd, .dot, .json: return nil
    }
  }

  /// The name of the text in a PNG.
  static let keyword = "screens-map"
}

// What is other.
extension MapRecord {
  /// What is other than in an older record: a line for each screen and each way; nothing where both say
  /// the same.
  package func changes(since older: MapRecord) -> String {
    guard let before = try? FlowMap(older.map), let after = try? FlowMap(map) else { return "" }
    let comparison = MapComparison(before, after)
    var text = comparison.isEmpty ? "" : comparison.text
    let redrawn = screensWithOtherPictures(than: older)
    text += redrawn.map { "~ picture  \(VisibleText.line($0))\n" }.joined()
    let isReordered =
      comparison.isEmpty && map.screens.map(\.id) != older.map.screens.map(\.id)
    return isReordered ? text + "~ order of the screens\n" : text
  }

  private func screensWithOtherPictures(than older: MapRecord) -> [String] {
    let known = Dictionary(
      zip(older.map.screens.map(\.id), older.pictures), uniquingKeysWith: { first, _ in first })
    return zip(map.screens.map(\.id), pictures).compactMap { id, picture in
      known[id].flatMap { $0 == picture ? nil : id }
    }
  }
}

/// Tells pictures apart by what is drawn in them, without painting them.
struct DisplayListDigest {
  private var bytes: [UInt8] = []

  /// Sixteen hexadecimal digits, the same for the same drawing on every machine.
  static func text(of list: DisplayList) -> String {
    var digest = DisplayListDigest()
    digest.add(list.size.width, list.size.height)
    digest.add(list.background)
    for item in list.items { digest.add(item) }
    return String(SHA256.hexadecimal(of: digest.bytes).prefix(16))
  }

  private mutating func add(_ item: DisplayList.Item) {
    switch item {
    case .fill(let rect, let color):
      add(kind: 0, rect, color)
    case .roundedRect(let rect, let radius, let corners, let color):
      add(kind: 1, rect, color)
      add(radius)
      bytes.append(corners.rawValue)
    case .ring(let outer, let outerRadius, let inner, let innerRadius, let color):
      add(kind: 2, outer, color)
      add(outerRadius, inner.x, inner.y, inner.width, inner.height, innerRadius)
    case .text(let line, let origin, let color):
      bytes.append(3)
      add(color)
      add(origin.x, origin.y, line.font.size, Double(line.glyphs.count))
      for placed in line.glyphs { add(Double(placed.glyph.rawValue), placed.x) }
    case .icon(let glyph, let rect, let color):
      add(kind: 4, rect, color)
      add(Double(glyph.rawValue))
    case .stroke(let stroke, let color):
      bytes.append(5)
      add(color)
      add(stroke.width, stroke.corner, Double(stroke.points.count), Double(stroke.dash.count))
      for point in stroke.points { add(point.x, point.y) }
      for length in stroke.dash { add(length) }
    case .beginClip(let rect):
      bytes.append(6)
      add(rect.x, rect.y, rect.width, rect.height)
    case .endClip:
      bytes.append(7)
    }
  }

  private mutating func add(kind: UInt8, _ rect: Rect, _ color: Color) {
    bytes.append(kind)
    add(rect.x, rect.y, rect.width, rect.height)
    add(color)
  }

  private mutating func add(_ color: Color) {
    bytes += [color.red, color.green, color.blue, color.alpha]
  }

  private mutating func add(_ numbers: Double...) {
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }
}
