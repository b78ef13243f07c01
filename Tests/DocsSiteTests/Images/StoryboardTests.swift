import Raster
import SceneSamples
import Scenes
import Testing
import Wireframes

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

  @Test(
    "The line of every step is in the middle of its arrow and ends at its head",
    arguments: StepKind.allCases)
  func lines(step: StepKind) throws {
    let items = StepArrow(step: step, label: nil).items(from: 100, to: 216, y: 60, .light)
    let bars = items.compactMap { item in
      if case .roundedRect(let rect, _, _, _) = item { rect } else { nil }
    }
    let (first, last) = (try #require(bars.first), try #require(bars.last))
    #expect(bars.allSatisfy { $0.midY == 60 })
    #expect(first.x == 109)
    #expect(last.maxX <= 202)
    // No gap between dashes is longer than 4 points.
    #expect(last.maxX >= 198)
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.maxX < $1.x })
  }
}
