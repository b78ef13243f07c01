import Scenes

extension TabReading.Tab {
  /// Reads a tab that a tab bar of the app's own gets in a list, an instance or a tuple with a title or an image and the page;
  /// nil for other values.
  init?(
    listed item: Value, at place: SourcePlace, index: AppIndex, evaluator: any Evaluating
  ) {
    let parts: [LabelledValue]
    switch item {
    case .object(let object):
      parts = object.properties.sorted { $0.key < $1.key }.map { LabelledValue($0, $1) }
    case .tuple(let values): parts = values
    default: return nil
    }
    var title: String?
    var icon: String?
    var shown: [ViewNode]?
    for part in parts {
      switch part.value {
      case .text(let text):
        if part.isImageName {
          icon = icon ?? text.plain.map { $0.mayBeSymbol ? $0 : Piece.Picture.unknownSymbol }
        } else if title == nil || part.label == "title" {
          title = text.plain ?? title ?? ""
        }
      case .views(let views) where !views.isEmpty: shown = shown ?? views
      case .closure(let closure) where closure.parameters.isEmpty:
        let views = evaluator.shallowViews(of: closure, arguments: [])
        if ShownView(views, index: index, evaluator: evaluator).type != nil { shown = views }
      default: continue
      }
    }
    guard let shown else { return nil }
    self.init(item: TabItem(title ?? "", icon: icon), value: nil, views: shown, place: place)
  }
}

extension Value {
  /// Whether it is a tuple.
  var isTuple: Bool { if case .tuple = self { true } else { false } }
}

extension LabelledValue {
  /// Whether it is called the name of an image.
  fileprivate var isImageName: Bool {
    let name = label?.lowercased() ?? ""
    return ["image", "icon", "symbol"].contains(where: name.includes)
  }
}

extension String {
  /// Whether it may be the name of a symbol of Apple's, and not only that of a picture of the app.
  fileprivate var mayBeSymbol: Bool {
    allSatisfy { $0.isLowercase || $0.isNumber || $0 == "." }
  }
}
