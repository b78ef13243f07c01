import Typography

/// The outline of a glyph as a path, y downwards, in as few bytes as possible.
///
/// Steps are relative. Repeated commands, spaces before minus signs, and control points that mirror the one
/// before are omitted.
struct SVGPathData {
  private struct Place: Equatable {
    var x: Int32
    var y: Int32
  }

  private let shift: Int32
  private var bytes: [UInt8] = []
  private var command: UInt8 = 0
  private var isAfterNumber = false
  private var start = Place(x: 0, y: 0)
  private var current = Place(x: 0, y: 0)
  /// The control point of a smooth continuation by a curve of the same degree.
  private var smooth: (place: Place, degree: Int)?

  init(_ outline: GlyphOutline) {
    shift = outline.pathShift
    for segment in outline.segments { append(segment) }
    close()
  }

  /// The value of a path's `d`.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func append(_ segment: OutlineSegment) {
    switch segment {
    case .move(let x, let y):
      close()
      begin(at: place(x, y))
    case .line(let x, let y):
      line(to: place(x, y))
    case .quad(let cx, let cy, let x, let y):
      quadratic(place(cx, cy), to: place(x, y))
    case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
      cubic(place(c1x, c1y), place(c2x, c2y), to: place(x, y))
    }
  }

  /// A position in units of the path, rounded half up.
  private func place(_ x: Int32, _ y: Int32) -> Place {
    let half: Int32 = shift > 0 ? 1 << (shift - 1) : 0
    return Place(x: (x + half) >> shift, y: (-y + half) >> shift)
  }

  private mutating func begin(at place: Place) {
    put("m")
    put(place)
    // Further pairs after a move are lines.
    command = UInt8(ascii: "l")
    start = place
    current = place
    smooth = nil
  }

  private mutating func line(to place: Place) {
    let (dx, dy) = (place.x - current.x, place.y - current.y)
    if dx == 0, dy == 0 { return }
    if dy == 0 {
      put("h")
      put(dx)
    } else if dx == 0 {
      put("v")
      put(dy)
    } else {
      put("l")
      put(place)
    }
    current = place
    smooth = nil
  }

  private mutating func quadratic(_ control: Place, to place: Place) {
    if let smooth, smooth == (control, 2) {
      put("t")
    } else {
      put("q")
      put(control)
    }
    put(place)
    advance(to: place, from: control, degree: 2)
  }

  private mutating func cubic(_ first: Place, _ second: Place, to place: Place) {
    if let smooth, smooth == (first, 3) {
      put("s")
    } else {
      put("c")
      put(first)
    }
    put(second)
    put(place)
    advance(to: place, from: second, degree: 3)
  }

  private mutating func advance(to place: Place, from control: Place, degree: Int) {
    current = place
    smooth = (Place(x: 2 * place.x - control.x, y: 2 * place.y - control.y), degree)
  }

  private mutating func close() {
    guard !bytes.isEmpty else { return }
    put("z")
    current = start
    smooth = nil
  }

  private mutating func put(_ letter: Unicode.Scalar) {
    let byte = UInt8(ascii: letter)
    guard byte != command else { return }
    bytes.append(byte)
    command = byte
    isAfterNumber = false
  }

  private mutating func put(_ place: Place) {
    put(place.x - current.x)
    put(place.y - current.y)
  }

  private mutating func put(_ number: Int32) {
    if isAfterNumber, number >= 0 { bytes.append(UInt8(ascii: " ")) }
    bytes.append(contentsOf: String(number).utf8)
    isAfterNumber = true
  }
}

extension GlyphOutline {
  /// The size of the em square in units of the path.
  var pathUnitsPerEm: Int32 { unitsPerEm >> pathShift }

  /// The shift from font units to units of a path.
  ///
  /// With 704 units per em instead of Inter's 2816, points move by at most 0.02 points in the largest title:
  /// that is invisible, and the median of Cookbook's pictures is 8 % smaller.
  fileprivate var pathShift: Int32 {
    var shift: Int32 = 0
    while unitsPerEm >> shift >= 1400, unitsPerEm >> shift & 1 == 0 { shift += 1 }
    return shift
  }
}
