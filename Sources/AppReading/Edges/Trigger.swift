/// Something of a page that may lead to another screen: a control, a gesture, or an event such as `onAppear`.
package struct Trigger: Sendable {
  /// What it does.
  package var action: Control.Action
  /// The text of the control; nil for an event.
  package var text: String?
  /// The SF Symbols name of the control.
  package var symbol: String?
  /// The full name of the innermost view of the app that has it.
  package var owner: String
  /// The full name of the view that gives its owner the page that it shows; nil if the owner has that itself.
  var writer: String?
  /// Where it is.
  package var place: SourcePlace
  /// Whether a person causes it, not an event.
  package var isControl: Bool
  /// Whether it is in a branch of a condition that is not known.
  package var isConditional: Bool
  /// The state whose changes cause it, `onChange(of: model.step)`; nil for everything else.
  package var watched: StatePlace?
  /// Whether it is around the app's first pages, not on one of them.
  var isAroundPages = false
  /// Whether people cause it by what they do with a view as a whole, as when they pull a list to load it again.
  var isOfWholeView = false
  /// Which one of the views of its owner's type on the page has it.
  var instance = 0
  /// Whether it is a control that people can never use, `.disabled(true)`.
  var isDisabled = false
  /// Whether it is on the one of several pages, as the steps of an assistant, that is drawn where all of them are.
  var isInStep = false
  /// Whether the system causes it for what is outside of the app: a link, or what people did on another device.
  var isFromOutside = false
  /// Whether it happens once a sheet is gone, if a control of the sheet has set the state that it watches.
  var isDeferred = false
}

extension SourcePlace {
  /// A number that tells a view at the place from others of its type.
  ///
  /// - Parameter outer: The number of the view around it.
  func instance(in outer: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(outer)
    hasher.combine(self)
    return hasher.finalize()
  }
}

extension [Trigger] {
  /// Marks the controls from a position on as ones that people can never use.
  mutating func disable(from start: Int) {
    for number in start..<count where self[number].isControl { self[number].isDisabled = true }
  }

  /// Names the links without a label, behind or over views, after these: `row.background(NavigationLink(…) { EmptyView() })`.
  ///
  /// - Parameter others: Where links are that are not meant.
  mutating func nameLinks(from start: Int, after views: [ViewNode], except others: Set<SourcePlace>)
  {
    let nameless = indices.dropFirst(start).filter { number in
      self[number].isLink && self[number].text?.isEmpty != false && self[number].symbol == nil
        && !others.contains(self[number].place)
    }
    guard !nameless.isEmpty else { return }
    let label = ControlLabel(views)
    for number in nameless { (self[number].text, self[number].symbol) = (label.text, label.symbol) }
  }
}

extension ViewNode {
  /// Whether a tap on the view does something of its own.
  var isTapped: Bool {
    modifiers.contains { $0.name == "onTapGesture" }
      || kind == .group && contents.contains { $0.views.contains(where: \.isTapped) }
  }

  /// Whether nobody can use what is in the view, `.disabled(true)`.
  var isAlwaysDisabled: Bool {
    modifier("disabled", depth: 0)?.arguments.first?.value == .boolean(true)
  }
}

extension Control {
  /// Where its action is, which tells controls of a page apart from those that it does not draw.
  var actionPlace: SourcePlace { action.place ?? place }
}

extension Trigger {
  /// Where its action is.
  var actionPlace: SourcePlace { action.place ?? place }

  /// Whether it is a link, which runs no code.
  var isLink: Bool {
    switch action {
    case .push, .show: isControl
    case .run, .select: false
    }
  }

  /// The same trigger as one of another view.
  func of(_ owner: String) -> Trigger {
    var trigger = self
    trigger.owner = owner
    return trigger
  }

  /// The same trigger around the app's first pages.
  var aroundPages: Trigger {
    var trigger = self
    trigger.isAroundPages = true
    return trigger
  }
}

extension Control.Action {
  /// Identifies an action among those at the same place: a button of the app's own has one closure for all of its uses,
  /// `Button { if isActive { action() } }`.
  struct Identity: Hashable {
    var place: SourcePlace
    /// A number that is the same for the same values around the closure.
    var captured: Int
  }

  var place: SourcePlace? {
    if case .run(.closure(let closure)) = self { closure.place } else { nil }
  }

  /// - Parameter place: That of the control.
  func identity(at place: SourcePlace) -> Identity {
    guard case .run(.closure(let closure)) = self else {
      return Identity(place: place, captured: 0)
    }
    return closure.identity
  }
}

extension ClosureValue {
  /// Identifies the closure among those at the same place.
  var identity: Control.Action.Identity {
    Control.Action.Identity(place: place, captured: ValueComparison.hash(captured))
  }
}

extension ViewNode.Modifier {
  /// What a tap on a link in a text does, `.environment(\.openURL, OpenURLAction { … })`.
  var linkAction: Value? {
    guard name == "environment", arguments.count == 2,
      arguments[0].value == .keyPath(".openURL")
    else { return nil }
    let given = arguments[1].value
    if case .closure = given { return given }
    // `.init { … }`
    guard case .enumCase(let made) = given, case .closure? = made.payload.first?.value else {
      return nil
    }
    return made.payload.first?.value
  }

  /// The state whose changes run the closure of the modifier.
  var watchedState: StatePlace? {
    switch name {
    case "onChange": arguments.first { $0.label == "of" }?.value.statePlace
    case "onReceive": value?.statePlace
    default: nil
    }
  }
}

extension Trigger {
  /// Whether the control is called after the way back.
  var isBack: Bool {
    let words = [text, symbol].compactMap { $0?.lowercased() }
    return words.contains { word in
      ["back", "previous", "chevron.left", "arrow.left", "chevron.backward", "arrow.backward"]
        .contains(where: word.hasPrefix)
    }
  }
}

extension Trigger {
  /// A control of a page, which is told from others of the same view by what it says.
  struct Use: Hashable {
    private let place: SourcePlace
    private let text: String?
    private let symbol: String?

    init(_ trigger: Trigger) {
      (place, text, symbol) = (trigger.place, trigger.text, trigger.symbol)
    }
  }
}
