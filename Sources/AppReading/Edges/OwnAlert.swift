import Scenes

/// What an alert that an app draws itself says: `if isAsking { QuestionAlert(title: "Delete?", delete: delete) }`.
///
/// It is a view that is called an alert or a dialog, or whose state is, and that has up to three texts and up to three buttons
/// with words, and else only pictures and what arranges all of them.
struct OwnAlert {
  /// The texts, the title first.
  private var texts: [ViewNode] = []
  private var buttons: [ViewNode] = []
  /// Whether a button has no words.
  private var hasCross = false

  /// Reads a view; nil for one that is no alert.
  ///
  /// - Parameter isCalledSo: Whether the state that shows it is called an alert.
  init?(_ view: ViewNode, isCalledSo: Bool) {
    guard case .own(let type) = view.kind,
      isCalledSo && !CardName(type).isOfPart || CardName(type).isOfAlert
        || CardName(type).isOfQuestion && !view.fillsDisplay
          && (CardName(type).isOfPopup || !view.hasPicture),
      !CardName(type).isOfScreen, !view.slides(from: ["leading", "trailing"]), !view.presents,
      read(view.contents.flatMap(\.views)), (1...Self.most).contains(texts.count),
      (hasCross ? 0...Self.most : 1...Self.most).contains(buttons.count),
      texts[0].textArgument?.isBlank == false,
      !TextHole.isOnly(in: texts[0].textArgument ?? "")
    else { return nil }
  }

  /// The label by which a modifier is known as an alert that an app draws itself; no source has it.
  static let label = "drawn by the app"
  private static let most = 3

  /// The modifier of SwiftUI that would ask the same.
  ///
  /// - Parameters:
  ///   - state: What shows the alert.
  ///   - place: Where that is.
  func modifier(shownBy state: StatePlace, at place: SourcePlace) -> ViewNode.Modifier {
    let title = texts[0].argument(nil) ?? texts[0].arguments.first?.value
    return ViewNode.Modifier(
      "alert",
      arguments: [
        LabelledValue(nil, title ?? .text(PartialText([]))),
        LabelledValue("isPresented", .binding(state, .boolean(false))),
        LabelledValue(Self.label, .boolean(true)),
      ],
      contents: [.init("actions", buttons), .init("message", Array(texts.dropFirst()))],
      place: place)
  }

  /// Collects the parts of views; false if there is something that an alert does not have.
  private mutating func read(_ views: [ViewNode]) -> Bool {
    for view in views {
      if view.presents { return false }
      switch view.kind {
      case .framework("Text"): texts.append(view)
      case .framework("Button"):
        // A cross only closes the alert.
        if ControlLabel(view).text != nil {
          // A choice that is marked is one of a list.
          guard !view.marksChoice else { return false }
          buttons.append(view)
        } else if !hasCross, view.isCross {
          hasCross = true
        } else {
          return false
        }
      case .choice:
        // What it may say instead would be lost.
        let branches = view.contents.map(\.views).filter { !$0.isEmpty }
        guard branches.count < 2, read(branches.first ?? []) else { return false }
      case .own, .group:
        guard read(view.contents.flatMap(\.views)) else { return false }
      case .framework(let name) where Self.layouts.contains(name):
        guard read(view.contents.flatMap(\.views)) else { return false }
      case .framework(let name) where Self.decorations.contains(name): break
      case .framework, .loop, .unknown: return false
      }
    }
    return true
  }

  private static let layouts: Set<String> = [
    "GeometryReader", "Group", "HStack", "VStack", "ZStack",
  ]
  private static let decorations: Set<String> = [
    "Capsule", "Circle", "Color", "Divider", "EmptyView", "Image", "Rectangle",
    "RoundedRectangle", "Spacer",
  ]
}

extension ViewNode {
  /// Whether a button shows only a symbol or a picture that is called one to close something.
  fileprivate var isCross: Bool {
    let images = contents.flatMap(\.views).flatMap(\.images)
    return images.contains { image in
      let name = image.arguments.lazy.compactMap(\.value.shownText).first?.lowercased() ?? ""
      return ["xmark", "close", "cross", "cancel"].contains(where: name.includes)
    }
  }

  /// Whether a card fills the display or moves in from below, as pages do.
  fileprivate var fillsDisplay: Bool {
    slides(from: ["bottom"]) || fillsHeight
      || contents.flatMap(\.views).contains(where: \.fillsHeight)
  }

  /// Whether it has a picture that is neither a symbol nor on a button.
  fileprivate var hasPicture: Bool {
    switch kind {
    case .framework("Image"): argument("systemName") == nil && argument(nil) != nil
    case .framework("Button"): false
    default: contents.contains { $0.views.contains(where: \.hasPicture) }
    }
  }

  /// Whether it has a background of the height of the display.
  private var fillsHeight: Bool {
    modifiers.contains { $0.name == "background" }
      && modifiers.contains { $0.name == "frame" && $0.argument("maxHeight") != nil }
  }

  /// Whether it shows whether it is chosen.
  fileprivate var marksChoice: Bool {
    images.contains { $0.argument("systemName")?.shownText?.hasPrefix("checkmark") == true }
  }

  /// The images in the view.
  fileprivate var images: [ViewNode] {
    (kind == .framework("Image") ? [self] : []) + contents.flatMap(\.views).flatMap(\.images)
  }

  /// Whether it has a modifier that presents something, or lays something over it that people can tap.
  fileprivate var presents: Bool {
    modifiers.contains { modifier in
      Presentation.isPresentation(modifier)
        || modifier.contents.contains { $0.views.contains(where: \.hasControls) }
    }
  }
}
