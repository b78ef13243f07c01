import Raster
import SceneSamples
import Scenes
import Testing

@testable import DocsSite

@Suite struct StoryboardTests {
  @Test("There is a frame for each step, with what is tapped for it")
  func frames() {
    let storyboard = Storyboard(Sample.scenes, 4, FlowGraph(Sample.scenes))
    #expect(storyboard.frames.map(\.id) == ["library", "book", "reader"])
    #expect(storyboard.frames.map(\.step) == [nil, .push, .cover])
    #expect(storyboard.frames.map(\.label) == [nil, "Middlemarch", "Read"])
    #expect(storyboard.frames.map(\.scene.topTitle) == ["Books", "Middlemarch", "Chapter 3"])
  }

  @Test("A state without a screen has a frame without a name")
  func unnamedFrames() {
    let scenes = [Sample.scenes[3]]
    let storyboard = Storyboard(scenes, 0, FlowGraph(scenes))
    #expect(storyboard.frames.map(\.id) == [nil, nil, nil, "noteEdit"])
    #expect(storyboard.frames.map(\.step) == [nil, .push, .sheet, .sheet])
    #expect(storyboard.frames.map(\.label) == [nil, nil, nil, nil])
  }

  @Test("The root of a tab is its own only frame")
  func root() {
    let storyboard = Storyboard(Sample.scenes, 0, FlowGraph(Sample.scenes))
    #expect(storyboard.frames.map(\.id) == ["library"])
  }

  @Test("Frames continue in the next row, where all have an arrow before them")
  func rows() throws {
    let storyboard = Storyboard(Sample.scenes, 3, FlowGraph(Sample.scenes))
    var renderer = try PictureRenderer()
    let row = storyboard.bitmap(ImageOptions(scale: 1, columns: 4), with: &renderer)
    #expect(row.width == 48 + 4 * 207 + 3 * 116)
    #expect(row.height == 24 + 472 + 24)
    let rows = storyboard.bitmap(ImageOptions(scale: 1, columns: 2), with: &renderer)
    #expect(rows.width == 48 + 2 * (116 + 207))
    #expect(rows.height == 24 + 2 * (472 + 24))
  }
}
