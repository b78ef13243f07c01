import Scenes

@testable import AppReading

// Short names for views in tests.

let here = SourcePlace(file: 0, offset: 0)

/// A view of SwiftUI.
func view(_ name: String, _ arguments: LabelledValue..., content: [ViewNode]? = nil) -> ViewNode {
  ViewNode(
    .framework(name), arguments: arguments,
    contents: content.map { [ViewNode.Content(nil, $0)] } ?? [], place: here)
}

func text(_ text: String) -> ViewNode { view("Text", known(text)) }

func hole(_ source: String) -> ViewNode {
  view("Text", LabelledValue(nil, .unknown(source, nil)))
}

func symbol(_ name: String) -> ViewNode { view("Image", known("systemName", name)) }

func known(_ text: String) -> LabelledValue { known(nil, text) }

func known(_ label: String?, _ text: String) -> LabelledValue {
  LabelledValue(label, .text(PartialText([.known(text)])))
}

func word(_ name: String) -> LabelledValue { word(nil, name) }

func word(_ label: String?, _ name: String) -> LabelledValue {
  LabelledValue(label, .enumCase(EnumValue(type: nil, name: name)))
}

/// A closure that does nothing, told apart by the number of its place.
func action(_ number: Int32 = 0) -> LabelledValue {
  LabelledValue(
    nil,
    .closure(
      ClosureValue(
        parameters: [], body: [], captured: [:], enclosingType: nil,
        place: SourcePlace(file: 0, offset: number))))
}

func button(_ title: String) -> ViewNode { view("Button", known(title), action()) }

func loop(_ element: ViewNode...) -> ViewNode {
  ViewNode(.loop, contents: [.init(nil, element)], place: here)
}

func choice(_ branches: (String, [ViewNode])...) -> ViewNode {
  ViewNode(.choice, contents: branches.map { .init($0.0, $0.1) }, place: here)
}

/// A view of the app with its body.
func own(_ name: String, _ body: ViewNode...) -> ViewNode {
  ViewNode(.own(name), contents: [.init(nil, body)], place: here)
}

extension ViewNode {
  /// The view with a modifier.
  func with(
    _ name: String, _ arguments: LabelledValue..., content: [ViewNode]? = nil
  ) -> ViewNode {
    var node = self
    node.modifiers.append(
      Modifier(
        name, arguments: arguments,
        contents: content.map { [ViewNode.Content(nil, $0)] } ?? [], place: here))
    return node
  }

  /// The view with the views of one more closure.
  func with(_ label: String?, _ views: ViewNode...) -> ViewNode {
    var node = self
    node.contents.append(Content(label, views))
    return node
  }
}

/// The page of a view.
func page(_ node: ViewNode) -> PageReading { PageMaker().reading(of: node) }

/// The page of a list.
func list(_ rows: ViewNode...) -> PageReading { page(own("Home", view("List", content: rows))) }

/// The page of a column.
func column(_ views: ViewNode...) -> PageReading {
  page(own("Home", view("VStack", content: views)))
}
