import Scenes

/// What makes a screen that screen: the enum case or view, and how it is shown.
package struct ScreenKey: Hashable, Sendable {
  /// How a screen is shown.
  package enum Role: String, Hashable, Sendable {
    case tab, route, sheet, cover, popover, inspector, alert, dialog, window
  }

  /// What is shown.
  package enum Subject: Hashable, Sendable {
    /// A case of an enum, with that of a nested enum after a dot.
    case enumCase(type: String, path: String)
    /// A view of the app, by its full name.
    case view(String)
    /// Views that a view of the app shows without a type of their own, by the state or label that leads there.
    case part(of: String, name: String)
  }

  /// How it is shown.
  package var role: Role
  /// What is shown.
  package var subject: Subject

  /// Creates a key.
  package init(_ role: Role, _ subject: Subject) {
    self.role = role
    self.subject = subject
  }

  /// Whether it is a part of a view, which has no type of its own.
  var isPart: Bool { if case .part = subject { true } else { false } }

  /// The name in the report: `Enum.case`, or the full name of a view.
  package var reportName: String {
    switch subject {
    case .enumCase(let type, let path): "\(type).\(path)"
    case .view(let type): type
    case .part(let owner, let name): "\(owner).\(name)"
    }
  }
}

extension ScreenKey.Role {
  /// The role of a screen by the kind of its edge.
  init(_ kind: ScanReport.Edge.Kind) {
    self =
      switch kind {
      case .push: .route
      case .sheet: .sheet
      case .cover: .cover
      case .popover: .popover
      case .inspector: .inspector
      case .alert: .alert
      case .confirmation: .dialog
      case .window: .window
      case .tab: .tab
      }
  }
}

extension ScreenKey {
  /// The name of a part of a view by a text of it: `Delete account` becomes `deleteAccount`.
  static func partName(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(6)
    guard let first = words.first else { return "part" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([first.prefix(1).lowercased() + first.dropFirst()] + rest).joined()
  }

  /// The name of what a state shows: `isSettingsPresented` becomes `settings`, `showDeleteAlert` becomes `delete`.
  static func partName(state: String) -> String {
    let words = DerivedTitle.words(in: state)
    let kept = words.filter { !stateWords.contains($0.lowercased()) }
    return partName((kept.isEmpty ? words : kept).joined(separator: " "))
  }

  /// The key of one of the questions of an alert or a dialog: `notice` asks `notice.noNetwork`.
  func asking(_ question: String) -> ScreenKey {
    guard case .part(let owner, let name) = subject else { return self }
    return ScreenKey(role, .part(of: owner, name: "\(name).\(question)"))
  }

  /// The key of the alert or the dialog that asks a question; that of other screens stays.
  var asker: ScreenKey {
    guard case .part(let owner, let name) = subject, let dot = name.firstIndex(of: ".") else {
      return self
    }
    return ScreenKey(role, .part(of: owner, name: String(name[..<dot])))
  }

  private static let stateWords: Set<String> = [
    "is", "are", "show", "shows", "showing", "shown", "present", "presents", "presented",
    "presenting", "should", "display", "displayed", "displaying", "alert", "sheet", "dialog",
    "popover", "cover", "visible", "active", "open", "opened", "will", "has",
  ]
}

extension ScreenKey {
  /// A title from the name of the case or view.
  var derivedTitle: String {
    let name =
      switch subject {
      case .enumCase(_, let path): path
      case .view(let type): type
      case .part(_, let name): name
      }
    var words = DerivedTitle.words(in: AppIndex.lastComponent(name))
    if words.count > 1, ["View", "Screen", "Page"].contains(words.last) { words.removeLast() }
    return words.joined(separator: " ")
  }
}
