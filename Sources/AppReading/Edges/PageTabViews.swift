/// The tab views of a page.
extension TabPages {
  /// The only tab view of a page, with the view that has it; nil if the page has several.
  ///
  /// Carousels count where there is nothing else.
  static func tabView(in views: [ViewNode], owner: String) -> (ViewNode, owner: String)? {
    let all = tabViews(in: views, owner: owner)
    let plain = all.filter { !$0.0.isPaged }
    let found = plain.isEmpty ? all : plain
    return found.count == 1 ? found[0] : nil
  }

  /// The tab views of a page that are not inside of another one; of a condition those of the first branch that has some.
  static func tabViews(
    in views: [ViewNode], owner: String, depth: Int = 0
  ) -> [(ViewNode, owner: String)] {
    guard depth < 16 else { return [] }
    return views.flatMap { view -> [(ViewNode, owner: String)] in
      var inner = owner
      switch view.kind {
      case .framework("TabView"): return [(view, owner)]
      case .framework(let name) where ShownView.controls.contains(name): return []
      case .own(let type): inner = type
      case .unknown, .loop: return []
      case .framework, .group, .choice: break
      }
      let found = view.contents.lazy.map { tabViews(in: $0.views, owner: inner, depth: depth + 1) }
      return view.kind == .choice
        ? found.first { !$0.isEmpty } ?? [] : found.flatMap(\.self)
    }
  }
}

extension ViewNode {
  /// Whether a `TabView` is a carousel of pages.
  var isPaged: Bool {
    modifiers.contains { modifier in
      guard modifier.name == "tabViewStyle" else { return false }
      let names =
        modifier.arguments.map(\.value.source)
        + modifier.contents.flatMap(\.views).map { view in
          if case .unknown(let name) = view.kind { name } else { "" }
        }
      return names.contains { $0.lowercased().includes("page") }
    }
  }

  /// Whether a view of the app gets its words where it is shown.
  var isGivenWords: Bool {
    arguments.contains { argument in
      switch argument.value {
      case .text, .enumCase: true
      default: false
      }
    }
  }
}

extension [ViewNode] {
  /// Whether several of the pages are the same view with other words, as those of an introduction are:
  /// `TourPage(title: "Welcome")`, `TourPage(title: "Your jars")`.
  var areGivenWords: Bool {
    let types = compactMap { $0.tabContent.onlyOwn }.filter(\.isGivenWords).map(\.typeName)
    return Set(types).count < types.count
  }
}
