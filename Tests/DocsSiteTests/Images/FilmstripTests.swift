import PNGCoding
import Raster
import SceneSamples
import Scenes
import TestSupport
import Testing
import Wireframes

@testable import DocsSite

@Suite struct FilmstripTests {
  private static let options = ImageOptions(scale: 1, filmstrips: ["reader"])

  private func frames(to index: Int, of scenes: [Scene] = Sample.scenes) throws -> [PNG.Frame] {
    var renderer = try PictureRenderer()
    return Filmstrip(storyboard: Storyboard(scenes, index, FlowGraph(scenes)))
      .frames(Self.options, with: &renderer)
  }

  @Test("Each step is shown as a run draws it, and the last one longest")
  func pictures() throws {
    let frames = try frames(to: 4)
    #expect(frames.map(\.milliseconds) == [1600, 1600, 3200])
    for (frame, index) in zip(frames, [0, 1, 4]) {
      var painter = Painter()
      let whole = painter.bitmap(of: Wireframe(Sample.scenes[index]).displayList, scale: 1)
      #expect(frame.bitmap.height == whole.height + 58)
      let part = PixelRect(left: 0, top: 0, right: whole.width, bottom: whole.height)
      #expect(frame.bitmap.cropped(to: part) == whole)
    }
  }

  @Test("Below the device are the next step, if there is one, and the position")
  func footers() throws {
    let footers = try frames(to: 4).map { frame in
      frame.bitmap.cropped(
        to: PixelRect(
          left: 0, top: frame.bitmap.height - 58, right: frame.bitmap.width,
          bottom: frame.bitmap.height))
    }
    #expect(footers[0] != footers[1])
    // The accent, 3B6FE0, as a pixel.
    let accent: UInt32 = 0xFFE0_6F3B
    let theLastLine = PixelRect(left: 0, top: 28, right: footers[2].width, bottom: 58)
    #expect(Set(footers[2].cropped(to: theLastLine).pixels).count == 1)
    #expect(Set(footers[1].cropped(to: theLastLine).pixels).count > 1)
    for footer in footers { #expect(footer.pixels.contains(accent)) }
  }

  @Test("A root is a film of one picture")
  func root() throws {
    #expect(try frames(to: 0).map(\.milliseconds) == [3200])
  }

  @Test("A changed step that is not the first is out of date")
  func outOfDate() async throws {
    let place = try TemporaryFolder()
    let folder = DocumentFolder(path: place.path, listName: ".list", isShared: true)
    func films(_ scenes: [Scene]) async throws -> [DocumentFile] {
      var options = Self.options
      options.kinds = [.filmstrips]
      let images = try ImageSet(of: [], among: scenes, options: options)
      return try await DocumentRun(images, workers: 1).run { $0 }.outcomes
    }
    let film = try #require(try await films(Sample.scenes).first)
    try folder.claim([film.path])
    try folder.write(film)
    #expect(try folder.problem(with: film) == nil)
    var scenes = Sample.scenes
    scenes[4].layers[0].pages[0].title = "Chapter 4"
    let other = try #require(try await films(scenes).first)
    #expect(try PNG.decode(other.bytes) == PNG.decode(film.bytes))
    #expect(try folder.problem(with: other) == .changed)
  }

  @Test(
    "A browser plays it",
    .enabled(if: External.hasBrowser, "\(External.needsBrowser)"))
  func browser() async throws {
    let place = try TemporaryFolder()
    let frames = try frames(to: 4)
    try place.write(try PNG.animation(frames), to: "a.png")
    let outcome = try await External.run(
      External.path("scripts/check-animation"), "\(place.path)/a.png")
    let size = "\(frames[0].bitmap.width) × \(frames[0].bitmap.height)"
    #expect(
      outcome.output == "3 frames of \(size) for 1600, 1600, 3200 ms, again and again\n")
    #expect(outcome.code == 0)
  }
}
