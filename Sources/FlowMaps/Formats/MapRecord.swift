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

/// The data embedded in a drawn map, so that changes in a newer map can be listed.
package struct MapRecord: Codable, Sendable, Equatable {
  /// The screens and transitions.
  var map: MapFile
  /// A digest of each screen's picture, in the order of the screens; empty without pictures.
  var pictures: [String]

  /// The record as JSON of one line.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and small numbers cannot fail.
    return (try? encoder.encode(self)).map { Array($0) } ?? []
  }

  /// Reads a record; nil if the map is invalid.
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
  /// The record of the map.
  var record: MapRecord {
    // Always of the light pictures, so that light and dark maps can be compared.
    let light = drawn(in: .light)
    let digests = scenes.indices.map { light.wireframe(of: $0).map(DisplayListDigest.text) ?? "" }
    // Without places in source: a control that moves to another line leaves the picture as it is.
    return MapRecord(
      map: MapFile(map, hasPlaces: false), pictures: digests.allSatisfy(\.isEmpty) ? [] : digests)
  }
}

// The record in files.
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

  /// Reads the record of a picture or a page; nil if it has none that this version can read.
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

  /// The keyword of the text in a PNG.
  static let keyword = "screens-map"
}

// The changes.
extension MapRecord {
  /// The changes since an older record: a line for each screen and each transition; empty if both are equal.
  package func changes(since older: MapRecord) -> String {
    guard let before = try? FlowMap(older.map), let after = try? FlowMap(map) else { return "" }
    let comparison = MapComparison(
      before, after, pictures: (older.picturesByID, picturesByID))
    var text = comparison.isEmpty ? "" : comparison.text
    let redrawn = screensWithChangedPictures(since: older)
    text += redrawn.map { "~ picture  \(VisibleText.line($0))\n" }.joined()
    let isReordered =
      comparison.isEmpty && map.screens.map(\.id) != older.map.screens.map(\.id)
    return isReordered ? text + "~ order of the screens\n" : text
  }

  private var picturesByID: [String: String] {
    Dictionary(zip(map.screens.map(\.id), pictures), uniquingKeysWith: { first, _ in first })
  }

  private func screensWithChangedPictures(since older: MapRecord) -> [String] {
    let known = older.picturesByID
    return zip(map.screens.map(\.id), pictures).compactMap { id, picture in
      known[id].flatMap { $0 == picture ? nil : id }
    }
  }
}

/// A digest of what a display list draws, without painting it.
struct DisplayListDigest {
  private var bytes: [UInt8] = []

  /// Sixteen hexadecimal digits, which are the same for equal lists on every machine.
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
      for placed in line.glyphs {
        add(Double(placed.glyph.rawValue), placed.x)
        if placed.y != 0 { add(placed.y) }
      }
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

  private mutating func add(kind: UInt8, _ rect: Wireframes.Rect, _ color: Color) {
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
