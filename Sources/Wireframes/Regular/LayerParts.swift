import Scenes

/// The layers of a scene on a wide display: what covers it, what is beside the page, and what is above it.
struct LayerParts {
  /// The number of a layer, from 1, and the layer.
  typealias Numbered = (number: Int, layer: Layer)

  /// The layer that covers the display; nil if none does.
  let cover: Layer?
  /// The position of the cover among the layers, from 1; nil without one.
  let coverNumber: Int?
  /// The layer that is a column at the end of the display; nil if there is none.
  let inspector: Numbered?
  /// The layers above, bottom first.
  let layers: [Numbered]

  init(_ scene: Scene, on device: Device) {
    // On a phone, each layer but a popover covers the display.
    let isPhone = device.isPhone
    let index = scene.layers.lastIndex {
      $0.style == .fullScreenCover || (isPhone && $0.style != .popover)
    }
    cover = index.map { scene.layers[$0] }
    coverNumber = index.map { $0 + 1 }
    var above = scene.layers.enumerated().dropFirst(index.map { $0 + 1 } ?? 0)
      .map { (number: $0.offset + 1, layer: $0.element) }
    if let first = above.first, first.layer.style == .inspector {
      inspector = first
      above.removeFirst()
    } else {
      inspector = nil
    }
    layers = above
  }
}
