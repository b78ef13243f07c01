import Scenes

/// What a screen reader says of one element of a screen, or a part of the screen with its elements.
package struct AccessibleElement: Sendable, Equatable, Encodable {
  /// The kind of an element; the word in JSON.
  package enum Role: String, Sendable, Encodable {
    // Parts of a screen.
    case navigationBar, content, tabBar, sidebar, inspector, alert, dialog, menu
    /// Elements with a label of their own.
    case group
    // Elements without an action.
    case heading, text, image, progress, map
    /// What the manifest does not describe.
    case unknown
    // Controls.
    case button, link, textField, secureField, searchField, toggle, tab, segment, menuItem

    /// Whether the element does something when it is activated.
    package var isControl: Bool {
      switch self {
      case .button, .link, .textField, .secureField, .searchField, .toggle, .tab, .segment,
        .menuItem:
        true
      case .navigationBar, .content, .tabBar, .sidebar, .inspector, .alert, .dialog, .menu, .group,
        .heading, .text, .image, .progress, .map, .unknown:
        false
      }
    }

    /// The role in words: "navigation bar".
    package var words: String {
      DerivedTitle.words(in: rawValue).joined(separator: " ").lowercased()
    }
  }

  /// What is said after the label and the value.
  package enum Trait: String, Sendable, Encodable {
    case selected, back, opensMenu
    /// A control that is also a heading.
    case heading

    fileprivate var words: String {
      switch self {
      case .selected: "selected"
      case .back: "back"
      case .opensMenu: "opens a menu"
      case .heading: "heading"
      }
    }
  }

  /// The kind of the element.
  package var role: Role
  /// The label; nil for a part of the screen, unless it is a group, and for an element without one.
  package var label: String?
  /// The value.
  package var value: String?
  /// What happens when the element is activated.
  package var hint: String?
  /// The level of a heading, from 1.
  package var level: Int?
  /// The position among its like: "1 of 4".
  package var position: String?
  /// What else is said.
  package var traits: [Trait]?
  /// The actions of the element besides its activation.
  package var actions: [String]?
  /// The id of the screen that the element leads to.
  package var leadsTo: String?
  /// The SF Symbols name of its icon, which is not said.
  package var icon: String?
  /// The elements of a part of the screen, in reading order.
  package var elements: [AccessibleElement]?

  /// Creates an element; an empty label or value is none.
  package init(
    _ role: Role, _ label: String? = nil, value: String? = nil, level: Int? = nil,
    position: String? = nil, traits: [Trait] = [], actions: [String] = [], leadsTo: String? = nil,
    icon: String? = nil
  ) {
    self.role = role
    self.label = Self.spoken(label)
    self.value = Self.spoken(value)
    self.level = level
    self.position = position
    self.traits = traits.isEmpty ? nil : traits
    self.actions = actions.isEmpty ? nil : actions.map(TextHole.shown)
    self.leadsTo = leadsTo
    self.icon = icon
  }

  /// Creates a part of a screen; nil without elements.
  init?(_ role: Role, _ elements: [AccessibleElement]) {
    guard !elements.isEmpty else { return nil }
    self.init(role)
    self.elements = elements
  }

  /// Texts as SwiftUI combines those of one element; nil if all are empty.
  static func combined(_ texts: [String?]) -> String? {
    let texts = texts.compactMap { $0 }.filter { !$0.isBlank }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// A text as it is said; nil for an empty one.
  static func spoken(_ text: String?) -> String? {
    guard let text, !text.isBlank else { return nil }
    return TextHole.shown(text)
  }

  /// The element and those in it, in reading order.
  package var flattened: [AccessibleElement] {
    [self] + (elements ?? []).flatMap(\.flattened)
  }
}

extension AccessibleElement {
  /// The element as lines of text, with those in it indented.
  func lines(indent: String = "") -> [String] {
    [indent + line] + (elements ?? []).flatMap { $0.lines(indent: indent + "  ") }
  }

  private var line: String {
    guard elements == nil, role != .unknown else {
      if role == .unknown { return "(not described)" }
      return role.words + (label.map { " " + Self.quoted($0) } ?? "")
    }
    let number = role == .heading ? level : nil
    let name = [role.words, number.map { "\($0)" }, label.map(Self.quoted) ?? "(no label)"]
      .compactMap { $0 }.joined(separator: " ")
    let facts = [
      name, value.map { "value " + Self.quoted($0) }, position,
      hint.map { "hint " + Self.quoted($0) },
      traits.map { $0.map(\.words).joined(separator: ", ") },
      actions.map { "actions " + $0.map(Self.quoted).joined(separator: " ") },
    ]
    let target = leadsTo.map { " → " + TerminalText.printable($0) } ?? ""
    return facts.compactMap { $0 }.joined(separator: ", ") + target
  }

  private static func quoted(_ text: String) -> String {
    "\"" + TerminalText.printable(text) + "\""
  }
}
