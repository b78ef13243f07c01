import PNGCoding
import Scenes
import Typography
import Wireframes

/// The path to a screen as an animation: each step for a while, with the next step below it.
struct Filmstrip: Sendable {
  /// The steps.
  let storyboard: Storyboard

  /// The duration of a step in milliseconds: time to read one line and find one thing.
  private static let pace: UInt16 = 1_600
  /// The duration of the last step in milliseconds.
  private static let rest: UInt16 = 3_200
  /// The height below the device, in points.
  private static let footer = 58.0

  /// The pictures, the tab's root first.
  func frames(_ options: ImageOptions, with renderer: inout PictureRenderer) -> [PNG.Frame] {
    storyboard.frames.indices.map { index in
      PNG.Frame(
        renderer.bitmap(of: list(of: index, options), scale: options.scale),
        milliseconds: index == storyboard.frames.count - 1 ? Self.rest : Self.pace)
    }
  }

  private func list(of index: Int, _ options: ImageOptions) -> DisplayList {
    let frames = storyboard.frames
    var scene = frames[index].scene
    scene.id = frames[index].id ?? scene.topTitle
    var list = Wireframe(scene, options: options.wireframe).displayList
    let top = list.size.height
    list.size.height += Self.footer
    let theme = Theme.named(options.wireframe.scheme)
    list.items += dots(around: list.size.width / 2, y: top + 18, current: index, theme)
    if index + 1 < frames.count {
      let next = frames[index + 1]
      list.items += step(next, width: list.size.width, baseline: top + 46, theme)
    }
    return list
  }

  /// A dot for each step; the current one is longer.
  private func dots(
    around middle: Double, y: Double, current: Int, _ theme: Theme
  ) -> [DisplayList.Item] {
    let (size, long) = (7.0, 21.0)
    let count = Double(storyboard.frames.count)
    // The maximum number of steps must fit.
    let gap = count > 16 ? 4.0 : 7.0
    var x = middle - (long + (count - 1) * (size + gap)) / 2
    return storyboard.frames.indices.map { index in
      let width = index == current ? long : size
      defer { x += width + gap }
      return .roundedRect(
        Rect(x: x, y: y - size / 2, width: width, height: size), radius: size / 2,
        corners: .all, index == current ? theme.accent : theme.tertiary)
    }
  }

  /// The kind of the next step, and what is tapped for it.
  private func step(
    _ frame: Storyboard.Frame, width: Double, baseline: Double, _ theme: Theme
  ) -> [DisplayList.Item] {
    guard let step = frame.step else { return [] }
    let gap = 6.0
    let kind = Typesetter.line(step.rawValue, font: .filmStep, maxWidth: width)
    let label = frame.label.map { label in
      Typesetter.line("“\(label)”", font: .filmLabel, maxWidth: width - kind.width - gap)
    }
    let whole = kind.width + (label.map { gap + $0.width } ?? 0)
    let left = (width - whole) / 2
    var items: [DisplayList.Item] = [
      .text(kind, origin: Point(x: left, y: baseline), theme.text)
    ]
    if let label {
      let place = Point(x: left + kind.width + gap, y: baseline)
      items.append(.text(label, origin: place, theme.secondary))
    }
    return items
  }
}

extension Font {
  fileprivate static let filmStep = Font(size: 17, weight: .semibold)
  fileprivate static let filmLabel = Font(size: 17)
}
