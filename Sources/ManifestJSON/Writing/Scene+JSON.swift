import Scenes

extension Scene {
  /// The screen in the form of a manifest file; the tabs are written once for all screens.
  var json: JSONNode {
    JSONNode(
      of: SceneField.self,
      [
        (.id, .string(id)),
        (.tab, selectedTab == 0 ? nil : name(ofTab: selectedTab)),
        (.tabBar, tabBar.map { .array($0.map(name)) }),
        (.link, .text(link)),
        (.pages, .array(pages.map(\.json))),
        (.layers, .list(layers.map(\.json))),
        (.confirmation, confirmation?.json),
      ])
  }

  /// The title of a tab, or its index where another tab before it has the same.
  private func name(ofTab index: Int) -> JSONNode {
    guard tabs.indices.contains(index) else { return .integer(index) }
    let title = tabs[index].title
    // Compared as bytes, as the reader does: two spellings of one text are two titles.
    let first = tabs.firstIndex { $0.title.utf8.elementsEqual(title.utf8) }
    return first == index ? .string(title) : .integer(index)
  }
}

extension TabItem {
  var json: JSONNode {
    JSONNode(of: TabField.self, [(.title, .string(title)), (.icon, .text(icon))])
  }
}

extension Layer {
  var json: JSONNode {
    JSONNode(
      of: LayerField.self,
      [
        (.style, style == .largeSheet ? nil : .string(style.rawValue)),
        (.pages, .array(pages.map(\.json))),
      ])
  }
}

extension Page {
  var json: JSONNode {
    JSONNode(
      of: PageField.self,
      [
        (.title, .string(title)),
        (.titleDisplay, titleDisplay == .automatic ? nil : .string(titleDisplay.rawValue)),
        (.background, background == .grouped ? nil : .string(background.rawValue)),
        (.code, .text(code)),
        (.leading, .list(leading.map(\.json))),
        (.trailing, .list(trailing.map(\.json))),
        // No blocks at all are another page than a list of none: a skeleton.
        (.blocks, blocks.map { .array($0.map(\.json)) }),
      ])
  }
}

extension BarButton {
  var json: JSONNode {
    JSONNode(
      of: BarButtonField.self,
      [
        (.label, .string(label)), (.icon, .text(icon)),
        (.prominent, isProminent ? .bool(true) : nil), (.leadsTo, .text(leadsTo)),
      ])
  }
}

extension ConfirmationCard {
  var json: JSONNode {
    JSONNode(
      of: ConfirmationField.self,
      [
        (.title, .string(title)), (.message, .text(message)),
        (
          .choices,
          .array(
            choices.map { choice in
              JSONNode(
                of: ChoiceField.self,
                [
                  (.label, .string(choice.label)),
                  (.role, choice.role == .normal ? nil : .string(choice.role.rawValue)),
                ])
            })
        ),
      ])
  }
}
