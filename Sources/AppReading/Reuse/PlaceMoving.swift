/// Moves the places of views to where they are in other versions of some files.
struct PlaceMoving {
  /// The changes by the number of the file.
  let edits: [Int32: FileEdit]
  /// Whether all places are in both versions.
  private(set) var isComplete = true

  init(edits: [Int32: FileEdit]) { self.edits = edits }

  /// Views at their new places; nil if one of them is in what changed.
  static func moved(_ views: [ViewNode], _ edits: [Int32: FileEdit]) -> [ViewNode]? {
    guard !edits.isEmpty else { return views }
    var moving = PlaceMoving(edits: edits)
    var views = views
    moving.move(&views)
    return moving.isComplete ? views : nil
  }

  private mutating func move(_ place: inout SourcePlace) {
    guard let edit = edits[place.file] else { return }
    if let offset = edit.moved(place.offset) { place.offset = offset } else { isComplete = false }
  }

  private mutating func move(_ views: inout [ViewNode]) {
    for index in views.indices { move(&views[index]) }
  }

  private mutating func move(_ view: inout ViewNode) {
    move(&view.arguments)
    move(&view.contents)
    for index in view.modifiers.indices {
      move(&view.modifiers[index].arguments)
      move(&view.modifiers[index].contents)
      move(&view.modifiers[index].place)
    }
    move(&view.place)
  }

  private mutating func move(_ contents: inout [ViewNode.Content]) {
    for index in contents.indices { move(&contents[index].views) }
  }

  private mutating func move(_ values: inout [LabelledValue]) {
    for index in values.indices { values[index].value = moved(values[index].value) }
  }

  private mutating func moved(_ value: Value) -> Value {
    switch value {
    case .views(var views):
      move(&views)
      return .views(views)
    case .enumCase(var value):
      move(&value.payload)
      return .enumCase(value)
    case .object(var object):
      object.properties = object.properties.mapValues { moved($0) }
      return .object(object)
    case .array(let values): return .array(values.map { moved($0) })
    case .tuple(var values):
      move(&values)
      return .tuple(values)
    case .binding(let state, let value): return .binding(state, moved(value))
    case .closure:
      // A part of a syntax tree; see ``ViewPacking``.
      isComplete = false
      return value
    default: return value
    }
  }
}
