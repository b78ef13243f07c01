import Raster
import Scenes
import Snapshots
import Testing

@Suite("The table of digests") struct DigestTableTests {
  private let standard = SnapshotVariant.standard
  private let dark = SnapshotVariant(isDark: true, scale: 3)

  private func digest(_ pixel: UInt32) -> PictureDigest {
    PictureDigest(of: Bitmap(width: 2, height: 3, pixel: pixel))
  }

  @Test("A digest is the size and the SHA-256 of red, green, blue and alpha of each pixel")
  func pixels() {
    // printf '\1\2\3\4' | sha256sum
    let digest = PictureDigest(of: Bitmap(width: 1, height: 1, pixel: 0x0403_0201))
    #expect([digest.width, digest.height] == [1, 1])
    #expect(
      digest.sha256 == "9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a")
  }

  @Test("Each line has a screen and a variant, sorted by id and then by variant")
  func text() throws {
    var table = DigestTable()
    table["b", standard] = digest(0)
    table["a", dark] = digest(0)
    table["a", standard] = digest(1)
    table["B", standard] = digest(1)
    let (zero, one) = (digest(0).sha256, digest(1).sha256)
    #expect(zero != one)
    #expect(
      table.text == """
        B\tstandard\t2x3\t\(one)
        a\tstandard\t2x3\t\(one)
        a\tdark@3x\t2x3\t\(zero)
        b\tstandard\t2x3\t\(zero)

        """)
    #expect(try DigestTable(table.text) == table)
  }

  @Test("An empty table has no text, and an empty text is an empty table")
  func empty() throws {
    #expect(DigestTable().text == "")
    #expect(try DigestTable("").isEmpty)
  }

  @Test(
    "An invalid line is an error with its number",
    arguments: [
      "<<<<<<< HEAD", "b\tstandard\t2x3", "b\t\t2x3\t%", "b\tstandard\t2x\t%",
      "b\tstandard\t0x3\t%", "b\tstandard\t2x3\t%0", "b\tstandard\t2x3\tz%",
      "b\tstandard\t2x3\t%\tx",
    ])
  func damaged(_ line: String) throws {
    var table = DigestTable()
    table["a", standard] = digest(0)
    let bad = line.replacing("%", with: digest(0).sha256)
    let error = #expect(throws: DigestTableError.line(2)) {
      try DigestTable(table.text + bad + "\n")
    }
    #expect(
      error?.description
        == "line 2 is not an id, a variant, a size and a digest; "
        + "settle the conflict, or remove the file and record again")
  }

  @Test("Ids without a screen are found, and are removed in all variants")
  func obsolete() throws {
    var table = DigestTable()
    for id in ["weed", "rose", "Ivy"] { table[id, standard] = digest(0) }
    table["weed", dark] = digest(0)
    #expect(table.obsoleteIDs(manifest: ["rose"]) == ["Ivy", "weed"])
    table.remove("weed")
    #expect(table.obsoleteIDs(manifest: ["rose"]) == ["Ivy"])
    #expect(!table.contains(dark))
  }

  @Test("No screen can have the name of the file", arguments: ["digests", "Digests"])
  func reserved(_ id: String) {
    let error = #expect(throws: SnapshotIDError.reserved(id)) { try SnapshotID.check(["a", id]) }
    #expect(
      error?.description
        == "the id '\(id)' is the name of the file of digests among the snapshots; choose another")
  }
}
