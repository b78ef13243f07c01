import Files
import Foundation
import PNGCoding
import Raster
import TestSupport
import Testing

@testable import Snapshots

@Suite("Comparison with stored snapshots")
struct SnapshotComparisonTests {
  private let folder: TemporaryFolder
  private let store: SnapshotStore
  private let bitmap: Bitmap
  private let text = "screen    a\n\nbox\n"

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(folder: folder.path)
    var bitmap = Bitmap(width: 40, height: 30, pixel: 0xFFFF_FFFF)
    for x in 5..<20 { bitmap[x, 7] = 0xFF20_3040 }
    self.bitmap = bitmap
    try store.write([(.text, Array(text.utf8))], "a")
    try store.write([(.picture, try PNG.encode(bitmap, effort: .small))], "a")
  }

  private func finding(
    text: String? = nil, bitmap: Bitmap? = nil, tolerance: SnapshotTolerance = .exact,
    regions: [PictureRegion] = []
  ) -> SnapshotFinding {
    SnapshotComparison(store: store, tolerance: tolerance)
      .finding(
        id: "a", text: text ?? self.text, picture: .direct(bitmap ?? self.bitmap),
        regions: regions)
  }

  private func verdict(text: String? = nil, bitmap: Bitmap? = nil) -> Verdict {
    finding(text: text, bitmap: bitmap).verdict
  }

  @Test("a limit is applied, and the measured value is reported")
  func limits() {
    var changed = bitmap
    for x in 5..<8 { changed[x, 7] = 0xFFFF_FFFF }
    let allowed = finding(
      bitmap: changed, tolerance: SnapshotTolerance(limits: ComparisonLimits(pixels: 3)))
    #expect(allowed.verdict == .unchanged)
    #expect(allowed.measured?.differing == 3)
    let exceeded = finding(
      bitmap: changed, tolerance: SnapshotTolerance(limits: ComparisonLimits(pixels: 2)))
    #expect(exceeded.verdict.kind == .changed)
    #expect(exceeded.measured?.differing == 3)
    #expect(finding(bitmap: changed).measured == nil)
  }

  @Test("a tolerance for pictures never applies to the text")
  func textUnderTolerance() {
    let tolerance = SnapshotTolerance(limits: ComparisonLimits(pixels: 1_000_000))
    #expect(finding(text: "other\n", tolerance: tolerance).verdict.kind == .changed)
  }

  @Test("a masked part is ignored, by its position or by its name")
  func masks() {
    var changed = bitmap
    changed[20, 20] = 0xFF00_00FF
    let rect = PixelRect(left: 20, top: 20, right: 21, bottom: 21)
    let regions = [PictureRegion(name: "tabBar", rect: rect)]
    #expect(
      finding(bitmap: changed, tolerance: SnapshotTolerance(masks: [rect])).verdict == .unchanged)
    let named = SnapshotTolerance(maskedRegions: ["tabBar"])
    #expect(finding(bitmap: changed, tolerance: named, regions: regions).verdict == .unchanged)
    changed[21, 20] = 0xFF00_00FF
    #expect(
      finding(bitmap: changed, tolerance: named, regions: regions).verdict.kind == .changed)
  }

  @Test("the same text and pixels are unchanged")
  func unchanged() {
    #expect(verdict() == .unchanged)
  }

  @Test("a differently encoded picture is unchanged")
  func otherEncoding() throws {
    let fast = try PNG.encode(bitmap, effort: .fast)
    try store.write([(.picture, fast)], "a")
    #expect(verdict() == .unchanged)
  }

  @Test("a one-pixel change is found and named", arguments: [(0, 0), (39, 29), (5, 7)])
  func onePixel(x: Int, y: Int) {
    var changed = bitmap
    changed[x, y] ^= 0x0000_0001
    let rect = PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
    guard case .changed(let change) = verdict(bitmap: changed),
      case .pixels(let comparison) = change.picture
    else {
      Issue.record("not changed")
      return
    }
    #expect(change.text == nil)
    #expect(comparison.differing == 1)
    #expect(comparison.total == 1200)
    #expect(comparison.bounds == rect)
  }

  @Test("a one-character change is found and named")
  func oneCharacter() {
    guard case .changed(let change) = verdict(text: "screen    a\n\nbax\n") else {
      Issue.record("not changed")
      return
    }
    #expect(change.picture == nil)
    #expect(change.text?.firstLine == 3)
    #expect(change.text?.lines.suffix(2) == [.removed("box"), .added("bax")])
  }

  @Test("another size is a separate kind of difference")
  func otherSize() {
    let other = Bitmap(width: 41, height: 30)
    guard case .changed(let change) = verdict(bitmap: other),
      case .sizes(let stored, let new)? = change.picture
    else {
      Issue.record("not a difference of size")
      return
    }
    #expect(stored.width == 40 && new.width == 41)
  }

  @Test("a missing file is reported, also if only one is missing")
  func missing() throws {
    try WholeFile.remove(store.path(of: "a", .text))
    #expect(verdict() == .added(missing: [.text]))
    try WholeFile.remove(store.path(of: "a", .picture))
    #expect(verdict() == .added(missing: [.text, .picture]))
  }

  @Test("a damaged picture is failed, not changed, and the reason describes it")
  func damaged() throws {
    let path = store.path(of: "a", .picture)
    var bytes = try #require(try WholeFile.read(path))
    bytes.removeLast(20)
    try WholeFile.write(bytes, to: path)
    guard case .failed(let reason) = verdict() else {
      Issue.record("not failed")
      return
    }
    #expect(reason.contains(path))
    #expect(reason.contains("truncated"))
  }

  @Test("a Git LFS pointer is failed with its name")
  func pointer() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    try store.write([(.picture, Array(pointer.utf8))], "a")
    guard case .failed(let reason) = verdict() else {
      Issue.record("not failed")
      return
    }
    #expect(reason.contains("Git LFS"))
  }

  @Test("a text that is not UTF-8 is failed")
  func notUTF8() throws {
    try store.write([(.text, [0xFF, 0xFE, 0x41])], "a")
    #expect(
      verdict()
        == .failed(
          reason: "the stored text '\(store.path(of: "a", .text))' is not UTF-8"))
  }

  @Test("a folder instead of a file is failed with the reason")
  func folderInPlace() throws {
    let path = store.path(of: "a", .text)
    try WholeFile.remove(path)
    try WholeFile.makeFolder(path)
    #expect(verdict() == .failed(reason: "cannot read '\(path)': it is a folder"))
  }
}
