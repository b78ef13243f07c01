import Cookbook
import Scenes
import Testing
import Typography
import Wireframes

/// Every screen of the demo app on every device: structural facts that hold for each picture.
@Suite("Screens on all devices") struct DeviceSweepTests {
  private static let variants: [Variant] = DeviceModel.all.flatMap { device in
    (device.orientations.isEmpty ? [.portrait] : device.orientations).map {
      Variant(device: device, orientation: $0)
    }
  }

  private func pictures(_ variant: Variant) async -> [(id: String, wireframe: Wireframe)] {
    let options = Wireframe.Options(variant: variant, showsCaption: false, showsFrame: false)
    return await Self.scenes.value.map { ($0.id, Wireframe($0, options: options)) }
  }

  private static let scenes = Task { await Scene.cookbook }

  @Test("there are fifteen combinations of devices and orientations")
  func combinations() {
    #expect(Self.variants.count == 15)
  }

  @Test("nothing is outside of the display", arguments: variants)
  func inside(variant: Variant) async {
    let display = variant.frame.display
    for (id, wireframe) in await pictures(variant) {
      for region in wireframe.regions {
        #expect(
          region.rect.x >= 0 && region.rect.y >= 0 && region.rect.maxX <= display.width
            && region.rect.maxY <= display.height && region.rect.width > 0,
          "\(region.name) of \(id)")
      }
      for icon in wireframe.icons {
        #expect(icon.rect.x >= 0 && icon.rect.maxX <= display.width, "\(icon.name) of \(id)")
      }
    }
  }

  @Test("bars do not overlap each other or the content below them", arguments: variants)
  func bars(variant: Variant) async {
    let chrome: Set = ["statusBar", "navigationBar", "content", "sidebar"]
    for (id, wireframe) in await pictures(variant) {
      // A page has its regions in a row; the layers above it overlap it.
      let base = wireframe.regions.prefix { !$0.name.hasPrefix("layer") }
      let parts = base.filter { chrome.contains($0.name) }
      for (index, part) in parts.enumerated() {
        for other in parts[(index + 1)...] where !isBelowStatusBar(part, other) {
          #expect(!overlap(part.rect, other.rect), "\(part.name) and \(other.name) of \(id)")
        }
      }
    }
  }

  /// The sidebar is as high as the display, and the status bar is above it.
  private func isBelowStatusBar(_ one: Wireframe.Region, _ other: Wireframe.Region) -> Bool {
    Set([one.name, other.name]) == ["sidebar", "statusBar"]
  }

  @Test("tabs at the top do not overlap the buttons beside them", arguments: variants)
  func tabs(variant: Variant) async {
    guard !variant.device.name.hasPrefix("phone") else { return }
    for (id, wireframe) in await pictures(variant) {
      guard let tabs = wireframe.regions.first(where: { $0.name == "tabBar" })?.rect else {
        continue
      }
      let bar = wireframe.regions.first { $0.name == "navigationBar" }?.rect
      #expect(bar.map { $0.y <= tabs.y && tabs.maxY <= $0.maxY } == true, "\(id)")
      for text in TextBoxes(wireframe).texts
      where text.rect.midY > tabs.y && text.rect.midY < tabs.maxY {
        let isInside = text.rect.x >= tabs.x && text.rect.maxX <= tabs.maxX
        let isBeside = text.rect.maxX <= tabs.x - 8 || text.rect.x >= tabs.maxX + 8
        #expect(isInside || isBeside || !wireframe.regions.isPlain(id), "\(id)")
      }
    }
  }

  @Test("each text is inside of the box that it is on", arguments: variants)
  func texts(variant: Variant) async {
    for (id, wireframe) in await pictures(variant) {
      for text in TextBoxes(wireframe).texts {
        #expect(
          text.rect.x >= text.box.x - 0.01 && text.rect.maxX <= text.box.maxX + 0.01,
          "a text of \(id) at \(text.rect.x), \(text.rect.y) leaves its box")
      }
    }
  }

  @Test("the layers of wide displays have their sizes")
  func layers() async throws {
    for variant in Self.variants where variant.frame.isRegular {
      guard !variant.device.name.hasPrefix("phone") else { continue }
      let display = variant.frame.display
      for scene in await Self.scenes.value {
        guard let layer = scene.layers.last, layer.style != .fullScreenCover else { continue }
        let options = Wireframe.Options(
          variant: variant, showsCaption: false, showsFrame: false)
        let name = "layer \(scene.layers.count)"
        let region = Wireframe(scene, options: options).regions.last { $0.name == name }
        let frame = try #require(region?.rect)
        #expect(frame.width == 540 && frame.height == 620)
        #expect(abs(frame.midX - display.width / 2) <= 0.5)
        #expect(abs(frame.midY - display.height / 2) <= 0.5)
      }
    }
  }

  private func overlap(_ one: Wireframes.Rect, _ other: Wireframes.Rect) -> Bool {
    one.x < other.maxX && other.x < one.maxX && one.y < other.maxY && other.y < one.maxY
  }
}

extension [Wireframe.Region] {
  /// Whether the screen has no layer and no confirmation, which may be above the tabs.
  fileprivate func isPlain(_ id: String) -> Bool {
    !contains { $0.name.hasPrefix("layer") || $0.name == "confirmation" }
  }
}

/// The texts of a picture, each with the box that it is drawn on.
private struct TextBoxes {
  struct Text {
    let rect: Wireframes.Rect
    let box: Wireframes.Rect
  }

  private(set) var texts: [Text] = []

  init(_ wireframe: Wireframe) {
    var boxes = [
      Wireframes.Rect(
        x: 0, y: 0, width: wireframe.displayList.size.width,
        height: wireframe.displayList.size.height)
    ]
    for item in wireframe.displayList.items {
      switch item {
      case .fill(let rect, let color) where rect.isBox && color.alpha == 255:
        boxes.append(rect)
      case .roundedRect(let rect, _, _, let color) where rect.isBox && color.alpha == 255:
        boxes.append(rect)
      case .text(let line, let origin, _):
        let height = FontMetrics(line.font).capHeight
        let rect = Wireframes.Rect(
          x: origin.x, y: origin.y - height, width: line.width, height: height)
        let box = boxes.last { box in
          rect.midX >= box.x && rect.midX <= box.maxX && rect.midY >= box.y && rect.midY <= box.maxY
        }
        // A text below the edge of its page is hidden.
        if let box, rect.maxY <= wireframe.displayList.size.height {
          texts.append(Text(rect: rect, box: box))
        }
      default: break
      }
    }
  }
}

extension Wireframes.Rect {
  /// Whether the rectangle can be behind a text: lines, streets and knobs are smaller.
  fileprivate var isBox: Bool { width > 27 && height > 10 }
}
