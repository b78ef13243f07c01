import SwiftParsing

/// Sheets of the app's own: what a view or a modifier that is called so is given, and shows while a Boolean holds.
extension Evaluator {
  /// The cover of a view over a page, `SlideSheet(isOpen: $isOpen) { PickerView() }`; nil for other views.
  func ownSheet(_ view: ViewNode) -> ViewNode.Modifier? {
    guard case .own(let type) = view.kind, index.isContainer(type),
      let name = Self.sheetLabel(of: type.lastComponent, view.arguments.map(\.label)),
      case .binding(let state, _)? = view.argument(name), index.changes(state, in: state.type)
    else { return nil }
    return ViewNode.Modifier(
      "fullScreenCover",
      arguments: [LabelledValue("isPresented", .binding(state, .boolean(false)))],
      contents: [ViewNode.Content(nil, [view])], place: view.place)
  }

  /// The views with a cover, `page.sideMenu(isShowing: $isShowing) { MenuView() }`; nil for modifiers that present something
  /// in another way, as by a sheet of the system.
  ///
  /// - Parameter result: What the modifier's own code makes of the views.
  func ownSheet(
    _ name: String, over views: Value, _ call: CallExpression, makes result: Value?, _ scope: Scope
  ) -> Value? {
    guard case .views(let below) = views, case .views(let made)? = result,
      let label = Self.sheetLabel(of: name, call.arguments.map(\.label)),
      let content = call.arguments.last, case .closure = content.value.kind,
      made.presentations(outside: content.value.range, of: scope.file)
        == below.presentations(outside: content.value.range, of: scope.file)
    else { return nil }
    var cover = call
    for number in cover.arguments.indices where cover.arguments[number].label == label {
      cover.arguments[number].label = "isPresented"
    }
    return modified(below, "fullScreenCover", cover, scope.place(call.callee.range), scope)
  }

  /// The label of the Boolean of what is called a sheet or the like; nil without one.
  private static func sheetLabel(of name: String, _ labels: [String?]) -> String? {
    let name = name.lowercased()
    guard
      (Presentation.sheetWords + ["dialog", "sidemenu"]).contains(where: name.contains),
      !["toast", "hud", "loading"].contains(where: name.contains)
    else { return nil }
    return labels.lazy.compactMap(\.self).first {
      ["isPresented", "isShowing", "isShown", "isOpen", "isVisible", "isActive", "show", "showing"]
        .contains($0)
    }
  }
}

extension Evaluator {
  /// The pages among which a view chooses by the binding of a state that it is given, `PageSheet(page: $page)` with
  /// `if page == .help { HelpView() } else if page == .tips { TipsView() }`; other views as they are.
  func pages(byStateIn views: [ViewNode]) -> [ViewNode] {
    guard views.count == 1, case .own(let type) = views[0].kind,
      views[0].arguments.contains(where: { $0.value.statePlace.flatMap(index.enumName) != nil }),
      let body = shallowBody(of: type, arguments: views[0].arguments), body.count == 1,
      let choice = body.fillingChoice,
      let state = choice.argument(ViewNode.switchLabel)?.statePlace,
      views[0].arguments.contains(where: { $0.value.statePlace == state }),
      choice.contents.count(where: { $0.views.onlyOwn != nil }) > 1
    else { return views }
    var page = body[0]
    page.modifiers += views[0].modifiers
    return [page]
  }
}

extension ViewNode {
  /// The view of a sheet or cover, drawn for what has been selected when it is shown: `if let selectedJar { JarView(selectedJar) }
  /// else { Text("No jar") }`.
  var forSelection: ViewNode {
    var view = self
    switch kind {
    case .group where contents.count == 1:
      view.contents[0].views = contents[0].views.map(\.forSelection)
    case .choice where contents.count == 2 && contents[0].label == "else":
      guard let state = argument(Self.itemInsteadLabel)?.statePlace, state.isCalledSelection,
        contents[1].views.onlyOwn != nil
      else { return self }
      view.contents.swapAt(0, 1)
    default: break
    }
    return view
  }
}

extension [ViewNode] {
  /// The number of modifiers that present something, but for those of views that code in a range of a file makes.
  fileprivate func presentations(outside range: ByteRange, of file: Int32) -> Int {
    reduce(0) { count, view in
      let (place, isInside) = (view.place.offset, view.place.file == file)
      if isInside, place >= range.start, place < range.end { return count }
      let inside = view.contents.reduce(0) {
        $0 + $1.views.presentations(outside: range, of: file)
      }
      let own = view.modifiers.reduce(0) { count, modifier in
        count + (Presentation.isPresentation(modifier) ? 1 : 0)
          + modifier.contents.reduce(0) { $0 + $1.views.presentations(outside: range, of: file) }
      }
      return count + own + inside
    }
  }
}
