import SwiftParsing

// Generic views of the app with content that is written where they are used.
extension ShownView.Search {
  /// Whether a generic view of the app puts something around views that are written where it is used, and that are no page
  /// of the app: `Drawer(title: "Day") { DatePicker(…); Button("Done") { … } }`.
  func hasContentInPlace(_ node: ViewNode, named name: String) -> Bool {
    // A page may have a part that differs from use to use.
    guard index.isContainer(name), !Self.pageEndings.contains(where: name.hasSuffix) else {
      return false
    }
    return node.arguments.contains { argument in
      guard argument.label == nil || argument.label == "content",
        case .closure(let closure) = argument.value, closure.parameters.isEmpty,
        !closure.isInitializer, !index.usesElement(closure)
      else { return false }
      return evaluator.shallowViews(of: closure, arguments: []).contains(where: \.showsContent)
    }
  }

  private static let pageEndings = [
    "Alert", "Dialog", "Editor", "Flow", "Form", "Modal", "Page", "Paywall", "Picker", "Popup",
    "Screen", "Sheet", "View",
  ]
}

extension [ViewNode] {
  /// Whether a view of the app in them is one of several rows, those of a loop or of a list that is known.
  func haveRows(of type: String) -> Bool {
    let rows = filter { $0.kind == .own(type) }
    guard rows.isEmpty else { return rows.count > 1 }
    return contains { view in
      let inner = view.contents.flatMap(\.views)
      return view.kind == .loop ? inner.has(type) : inner.haveRows(of: type)
    }
  }

  /// Whether a view of the app is among them, or inside of one.
  private func has(_ type: String) -> Bool {
    contains { $0.kind == .own(type) || $0.contents.flatMap(\.views).has(type) }
  }
}
