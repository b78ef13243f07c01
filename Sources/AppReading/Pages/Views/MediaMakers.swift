import Scenes

extension PieceMaker {
  /// Pictures, maps and charts.
  static let mediaMakers: [String: Maker] = [
    "Image": { maker, node in
      if let name = node.argument("systemName") { return maker.symbol(name, at: node.place) }
      var picture = maker.picture(node)
      if node.argument("decorative") != nil {
        picture.accessible = AccessibleDescription(isHidden: true)
      }
      return [picture]
    },
    "AsyncImage": { maker, node in [maker.picture(node)] },
    "Map": { maker, node in
      let pins = maker.pins(node.contents.flatMap(\.views))
      for pin in pins { maker.note(pin) }
      return [Piece(.block(MapPlaceholder(pins: pins).block), at: node.place)]
    },
    "Chart": { maker, node in
      let marks = node.contents.flatMap(\.views)
      let isPie = marks.contains { $0.contains(named: "SectorMark") }
      let isLine = marks.contains { $0.contains(named: "LineMark") }
      let icon = isPie ? "chart.pie" : isLine ? "chart.xyaxis.line" : "chart.bar"
      return [Piece(.block(ImagePlaceholder(icon: icon).block), at: node.place)]
    },
    "Canvas": { _, node in
      [Piece(.block(ImagePlaceholder(icon: "scribble").block), at: node.place)]
    },
    "VideoPlayer": { _, node in
      [Piece(.block(ImagePlaceholder(icon: "play.rectangle").block), at: node.place)]
    },
  ]

  private mutating func picture(_ node: ViewNode) -> Piece {
    let frame = node.modifiers.last { $0.name == "frame" && $0.argument("height") != nil }
    let height = frame?.argument("height")?.double
    return Piece(.picture(Piece.Picture(height: height)), at: node.place)
  }

  /// The titles of the markers of a map.
  private func pins(_ views: [ViewNode]) -> [String] {
    views.flatMap { view -> [String] in
      switch view.name {
      case "Marker", "Annotation", "MapMarker", "MapPin", "MapAnnotation":
        view.textArgument.map { [$0] } ?? []
      default: pins(view.contents.flatMap(\.views))
      }
    }
  }
}

extension ViewNode {
  /// Whether the view or one inside is a framework's view with a name.
  func contains(named name: String) -> Bool {
    self.name == name || contents.contains { $0.views.contains { $0.contains(named: name) } }
  }
}
