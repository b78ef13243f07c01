/// One level of a stack: its own pages, or those inside one presentation of a layer.
///
/// A level is identified by its presentation, not its index, so that a view being dismissed still refers to its
/// own layer.
public enum StackLevel: Hashable, Sendable {
  /// The stack's own pages.
  case root
  /// The pages inside a layer.
  case layer(PresentationID)
}

extension StackState {
  /// The pages at a level; nil if its layer is not up.
  func path(at level: StackLevel) -> [Route]? {
    switch level {
    case .root: path
    case .layer(let id): layers.first { $0.id == id }?.path
    }
  }

  /// Replaces the pages at a level, if its layer is up.
  mutating func setPath(_ path: [Route], at level: StackLevel) {
    switch level {
    case .root: self.path = path
    case .layer(let id):
      guard let index = layers.firstIndex(where: { $0.id == id }) else { return }
      layers[index].path = path
    }
  }
}
