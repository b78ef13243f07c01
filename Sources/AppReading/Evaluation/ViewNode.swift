/// A view as the evaluation found it: a view of a framework, or one of the app's with its body.
package struct ViewNode: Sendable, Equatable {
  /// What the node is.
  package enum Kind: Sendable, Equatable {
    /// A view that is not one of the app's, such as `Text` or `NavigationStack`.
    case framework(String)
    /// A view of the app, by the full name in the index; its only content is its body.
    ///
    /// Its arguments are those of its initializer. Where a view is only presented it has no contents; see
    /// ``Evaluating/expanded(_:)``.
    case own(String)
    /// Views without a container: several statements, or `Group`.
    case group
    /// A condition that is not known: each content is a branch, named by its condition. One branch is drawn.
    ///
    /// That of a `switch` over a state has the state as an argument, and the enum if it is one of the app's; see
    /// ``ViewNode/switchLabel``.
    case choice
    /// A loop over elements that are not known; the content is one element.
    case loop
    /// A view whose source was not found, or that was not followed any deeper.
    case unknown(String)
  }

  /// What the node is.
  package var kind: Kind
  /// The evaluated arguments, also actions; closures that make views are in ``contents`` instead.
  package var arguments: [LabelledValue]
  /// The views that closures of the call make.
  package var contents: [Content]
  /// The modifiers, innermost first.
  package var modifiers: [Modifier]
  /// Where the view is made.
  package var place: SourcePlace

  /// Creates a node.
  package init(
    _ kind: Kind, arguments: [LabelledValue] = [], contents: [Content] = [],
    modifiers: [Modifier] = [], place: SourcePlace
  ) {
    self.kind = kind
    self.arguments = arguments
    self.contents = contents
    self.modifiers = modifiers
    self.place = place
  }

  /// The full name of the view of the app that has what is inside the node.
  ///
  /// - Parameter outer: That of the view which has the node.
  func owner(inside outer: String) -> String {
    if case .own(let type) = kind { type } else { outer }
  }

  /// The views of one closure.
  package struct Content: Sendable, Equatable {
    /// The label of the argument; nil for the first trailing closure; of a choice the condition as written.
    package var label: String?
    /// The views.
    package var views: [ViewNode]

    /// Creates a content.
    package init(_ label: String?, _ views: [ViewNode]) {
      self.label = label
      self.views = views
    }
  }

  /// A modifier of a framework; modifiers of the app are replaced by what they do.
  package struct Modifier: Sendable, Equatable {
    /// The name: `sheet`, `navigationTitle`, `toolbar`.
    package var name: String
    /// The evaluated arguments.
    ///
    /// Closures with parameters that make views (`sheet(item:content:)`,
    /// `navigationDestination(for:)`) stay closures here, since they need a value.
    package var arguments: [LabelledValue]
    /// The views that closures without parameters make.
    package var contents: [Content]
    /// Where the modifier is.
    package var place: SourcePlace

    /// Creates a modifier.
    package init(
      _ name: String, arguments: [LabelledValue] = [], contents: [Content] = [],
      place: SourcePlace
    ) {
      self.name = name
      self.arguments = arguments
      self.contents = contents
      self.place = place
    }
  }

  /// The label of the state in a `switch` over it.
  static let switchLabel = "switch"
  /// The label of the state in an `if` that only asks for a Boolean.
  static let flagLabel = "flag"
  /// The label of the state in an `if` that only asks whether a Boolean is false.
  static let unlessLabel = "unless"
  /// The label of the state in the last of several conditions of an `if`, with the value that it has there.
  static let lastFlagLabel = "last flag"
  /// The label of the state in an `if` with an `else` that only asks for a Boolean.
  static let insteadLabel = "instead"
  /// The label of the state in an `if let` without an `else` that only asks for its value.
  static let itemLabel = "item"
  /// The label of the state in an `if let` with an `else` that only asks for its value.
  static let itemInsteadLabel = "item instead"
  /// The label of the states in an `if` with several clauses, or conditions, and no `else`, one for each clause.
  static let clausesLabel = "clauses"
  /// The label of the closure of a sheet that shows one of several pages by what else its page knows.
  static let closureLabel = "closure of the page"
  /// The label of the app's enum in a `switch` over a state of it.
  static let enumLabel = "enum"
  /// The label of the cases of the enum that are left for `else` or `default`.
  static let otherCasesLabel = "other cases"
  /// The label of the state of a child feature that a condition asks for, of The Composable Architecture.
  static let childLabel = "child"
  /// The label that says of a condition over an enum that each case is a feature of The Composable Architecture.
  static let featuresLabel = "features"
  /// The label of the texts that an argument may be, of which it is not known which one it is.
  static let possibleTextsLabel = "possible texts"
  /// The label of the enum case whose raw value is an argument.
  static let rawCaseLabel = "case of raw value"

  /// The Boolean that decides whether a condition without an `else` shows something, and its value then; nil for others.
  var shownFlag: (state: StatePlace, holds: Bool)? {
    if let state = argument(Self.flagLabel)?.statePlace { return (state, true) }
    if let state = argument(Self.unlessLabel)?.statePlace { return (state, false) }
    guard case .binding(let state, .boolean(let holds))? = argument(Self.lastFlagLabel) else {
      return nil
    }
    return (state, holds)
  }

  /// The full name of the app's enum over a state of which a `switch` chooses the views; nil for other views.
  var switchedEnum: String? {
    if case .type(let type)? = argument(Self.enumLabel) { type } else { nil }
  }

  /// The value of an argument.
  package func argument(_ label: String?) -> Value? {
    arguments.first { $0.label == label }?.value
  }

  /// The views of a closure.
  package func content(_ label: String?) -> [ViewNode]? {
    contents.first { $0.label == label }?.views
  }
}

extension ViewNode.Modifier {
  /// The value of an argument.
  package func argument(_ label: String?) -> Value? {
    arguments.first { $0.label == label }?.value
  }

  /// The views of a closure.
  package func content(_ label: String?) -> [ViewNode]? {
    contents.first { $0.label == label }?.views
  }
}

extension ViewNode.Modifier {
  /// Whether it has an action that people start.
  var isGesture: Bool { Self.gestures.contains(name) }

  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    "onSubmit", "refreshable", "onDelete", "onMove", "onDrop", "accessibilityAction",
  ]
}
