import Testing

@testable import Typography

@Suite("The box of a scalar without a glyph") struct ScalarBoxTests {
  /// The rectangles of an outline as left, bottom, right and top, after those of the frame.
  private func strokes(of scalar: UInt32) -> [[Int32]] {
    var box = ScalarBox(scalar)
    var points: [(x: Int32, y: Int32)] = []
    while let segment = box.next() {
      switch segment {
      case .move(let x, let y), .line(let x, let y): points.append((x, y))
      default: Issue.record("a box has straight lines")
      }
    }
    return stride(from: 8, to: points.count, by: 4).map { first in
      let corners = points[first..<first + 4]
      let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
      return [xs[0], ys[0], xs[3], ys[3]]
    }
  }

  @Test(
    "Digits have the strokes of a display with seven segments",
    arguments: [
      (0x0, "###|# #|# #|# #|###"), (0x1, "  #|  #|  #|  #|  #"), (0x2, "###|  #|###|#  |###"),
      (0x4, "# #|# #|###|  #|  #"), (0x5, "###|#  |###|  #|###"), (0x8, "###|# #|###|# #|###"),
      (0xA, "###|# #|###|# #|# #"), (0xC, "###|#  |#  |#  |###"), (0xF, "###|#  |###|#  |#  "),
    ] as [(UInt32, String)])
  func digits(digit: UInt32, art: String) {
    // The first digit of four is at the left of the upper row.
    let strokes = strokes(of: digit << 12)
    let rows = (6..<11 as Range<Int32>).reversed().map { y in
      (3..<6 as Range<Int32>).map { x in
        let isInk = strokes.contains { $0[0] <= x && x < $0[2] && $0[1] <= y && y < $0[3] }
        return isInk ? "#" : " "
      }.joined()
    }
    #expect(rows.joined(separator: "|") == art)
  }
}
