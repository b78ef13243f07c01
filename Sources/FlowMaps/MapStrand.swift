import Scenes

/// Lines of one screen that leave it together: one, or those of a kind to one shelf where there are many.
struct MapStrand {
  var kind: FlowGraph.Edge.Kind
  /// The shelf that it leads to; beyond the first it goes through the corridor above.
  var shelf: Int
  /// The screens that it leads to, from top to bottom.
  var targets: [Int]

  /// The strands of a screen, from top to bottom within each shelf.
  static func strands(
    to places: [MapPacking.Place], kind: (Int) -> FlowGraph.Edge.Kind
  ) -> [MapStrand] {
    var strands: [MapStrand] = []
    let isOwn = places.count <= MapMetrics.mostOwnLines
    for place in places {
      let kind = kind(place.node)
      let last = strands.count - 1
      if !isOwn, last >= 0, strands[last].kind == kind, strands[last].shelf == place.shelf {
        strands[last].targets.append(place.node)
      } else {
        strands.append(MapStrand(kind: kind, shelf: place.shelf, targets: [place.node]))
      }
    }
    return strands
  }
}
