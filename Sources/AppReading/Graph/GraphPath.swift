/// The way from a root to a screen, by keys.
struct GraphPath: Equatable {
  /// A sheet, cover, popover or inspector.
  struct Layer: Equatable {
    /// How it is shown.
    var kind: ScanReport.Edge.Kind
    /// Its pages, root first.
    var pages: [ScreenKey]
  }

  /// The index of the tab; nil without tabs.
  var tab: Int?
  /// The name of the window; nil for the main one.
  var window: String?
  /// The columns of the root's split view.
  var columns: Int?
  /// The pages below the layers, root first.
  var pages: [ScreenKey]
  /// The layers, bottom first.
  var layers: [Layer] = []
  /// The alert or dialog on top.
  var question: ScreenKey?

  /// The page that it begins with.
  var root: ScreenKey? { pages.first }

  /// Whether a page is on it.
  func contains(_ page: ScreenKey) -> Bool {
    pages.contains(page) || layers.contains { $0.pages.contains(page) }
  }

  /// The page below the last page, in the same layer; nil if there is none.
  var pageBelow: ScreenKey? { (layers.last?.pages ?? pages).dropLast().last }

  /// The number of pages below the last page, in the same layer.
  var pagesBelow: Int { (layers.last?.pages ?? pages).count - 1 }

  /// The number of steps from the root.
  var depth: Int {
    pages.count - 1 + layers.reduce(0) { $0 + $1.pages.count } + (question == nil ? 0 : 1)
  }

  /// The path with one step more.
  ///
  /// - Parameters:
  ///   - key: The screen that the step leads to.
  ///   - kind: How it is shown.
  ///   - level: The number of layers below what shows it; layers above it close.
  ///   - keptPages: The number of pages that stay below a pushed page; nil for all.
  ///   - base: The page that stays as the last one below a pushed page; nil for all.
  func adding(
    _ key: ScreenKey, _ kind: ScanReport.Edge.Kind, level: Int, keptPages: Int? = nil,
    after base: ScreenKey? = nil
  ) -> GraphPath {
    var path = self
    path.question = nil
    path.layers = Array(layers.prefix(level))
    switch kind {
    case .push, .tab, .window:
      if path.layers.isEmpty {
        if let keptPages { path.pages = Array(pages.prefix(keptPages)) }
        path.pages = path.pages.cut(after: base) + [key]
      } else {
        let top = path.layers.count - 1
        path.layers[top].pages = path.layers[top].pages.cut(after: base) + [key]
      }
    case .alert, .confirmation: path.question = key
    case .sheet, .cover, .popover, .inspector:
      path.layers.append(Layer(kind: kind, pages: [key]))
    }
    return path
  }
}

extension [ScreenKey] {
  /// The pages up to one of them; all without one.
  fileprivate func cut(after base: ScreenKey?) -> [ScreenKey] {
    base.flatMap(firstIndex).map { Array(prefix($0 + 1)) } ?? self
  }
}
