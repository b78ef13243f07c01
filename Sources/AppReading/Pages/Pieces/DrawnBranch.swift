import Scenes

extension ViewNode {
  /// The branch of a condition that is drawn: the first one, unless it only shows that something is loading, missing
  /// or wrong and another one shows more.
  ///
  /// A list of which the source knows no element would otherwise be a spinner on every picture.
  var drawnBranch: Content? {
    // An `if` without `else` that is false at first stays away.
    guard let first = contents.first, !first.views.isEmpty else { return contents.first }
    // What is beside the page where something has failed, and what a page shows for a while.
    if first.hasFailures || first.isPresented,
      let empty = contents.first(where: \.views.isEmpty)
    {
      return empty
    }
    let full = contents.filter { branch in
      !branch.isAboutWaiting && branch.views.contains { $0.showsContent }
    }
    if let page = full.first(where: { !$0.isGate }) ?? full.first { return page }
    // `case .idle: EmptyView()` beside branches for what loads and what failed.
    if let quiet = contents.first(where: \.isQuietCase),
      contents.allSatisfy({ $0.isQuietCase || $0.isAboutWaiting })
    {
      return quiet
    }
    // A sign that something loads, which lies over the page for a while.
    let isSign = first.isSignOfWaiting && !first.views.contains(where: \.showsContent)
    let isAway = first.isAboutErrors || first.views.areSkeletons || isSign
    return (isAway ? contents.first { $0.views.isEmpty } : nil)
      ?? contents.first { $0.views.contains(where: \.showsSomething) } ?? first
  }

  /// Whether the view is not only an `EmptyView` and the like.
  fileprivate var showsSomething: Bool {
    switch kind {
    case .framework: !Self.invisible.contains(name ?? "") && !isEmptyText
    case .own, .unknown, .loop: true
    case .group, .choice: contents.contains { $0.views.contains(where: \.showsSomething) }
    }
  }

  /// Whether the view is drawn as grey bars until something has loaded, `.redacted(reason: .placeholder)`.
  var isSkeleton: Bool {
    if let reason = modifier("redacted", depth: 0)?.argument("reason"),
      case .enumCase(let value) = reason, value.name == "placeholder"
    {
      return true
    }
    return switch kind {
    case .group, .loop: contents.flatMap(\.views).areSkeletons
    default: false
    }
  }

  /// Whether the view shows something other than a placeholder.
  var showsContent: Bool {
    guard !isHidden, !isSkeleton else { return false }
    switch kind {
    case .framework:
      guard let name, !Self.placeholders.contains(name), showsSomething else { return false }
      if modifier("redacted") != nil { return false }
      return areContentsEmpty || hasContent
    case .own(let name):
      guard !Self.isPlaceholderName(name) else { return false }
      return areContentsEmpty || hasContent
    case .unknown: return true
    case .loop: return true
    case .group, .choice: return hasContent
    }
  }

  private var areContentsEmpty: Bool { contents.allSatisfy(\.views.isEmpty) }

  /// Whether one of the views inside shows something other than a placeholder.
  private var hasContent: Bool { contents.contains { $0.views.contains(where: \.showsContent) } }

  /// Whether the view is a `Text("")`, which apps use to run something when it appears.
  private var isEmptyText: Bool { name == "Text" && textArgument?.isBlank == true }

  private static let invisible: Set<String> = [
    "EmptyView", "Spacer", "Divider", "Color", "Rectangle", "Circle", "RoundedRectangle",
  ]
  private static let placeholders: Set<String> = [
    "ProgressView", "ContentUnavailableView",
  ]

  private static let placeholderWords: [String] = [
    "loading", "placeholder", "error", "empty", "skeleton", "unavailable", "spinner",
  ]

  /// Whether a view is called after what is missing, loads or failed.
  static func isPlaceholderName(_ name: String) -> Bool {
    let last = (name.split(separator: ".").last ?? "").lowercased()
    return placeholderWords.contains { last.includes($0) }
  }

  /// Whether it is a view of the app that is shown where there is nothing yet, by its name: `EmptyCartView`.
  var isNamedEmpty: Bool {
    guard case .own(let type) = kind else { return false }
    return DerivedTitle.words(in: type.lastComponent).contains("Empty")
  }
}

extension ViewNode {
  /// Whether a view is called a page that people see first who must pay for another one, or allow something.
  static func isGateName(_ name: String) -> Bool {
    DerivedTitle.words(in: name.lastComponent).contains { gateWords.contains($0) }
  }

  private static let gateWords: Set<String> = [
    "Authorization", "Paywall", "Permission", "Permissions", "Premium", "Purchase", "Subscribe",
    "Subscription", "Upgrade",
  ]
}

extension ViewNode.Content {
  /// Whether all that it has is a page that stands before another one; see ``ViewNode/isGateName(_:)``.
  var isGate: Bool { views.onlyOwn?.typeName.map(ViewNode.isGateName) ?? false }

  /// The condition in small letters; of a branch for several cases each of them.
  private var conditions: [String] {
    let label = (label ?? "").lowercased()
    return label.hasPrefix(".") ? label.split(separator: ",").map(String.init) : [label]
  }

  /// Whether the condition is that something is not there yet, or failed.
  fileprivate var isAboutWaiting: Bool {
    // A download is a state of its own beside others.
    conditions.allSatisfy {
      Self.isAboutFailure($0) || $0.includes("loading") || $0.includes("showsprogress")
    }
      || conditions.contains { $0.includes("loading") && !$0.includes("download") }
  }

  /// Whether it shows, without a word, that something is under way.
  fileprivate var isSignOfWaiting: Bool {
    let condition = conditions.joined()
    return isAboutWaiting && !["!", "false", ".loaded"].contains(where: condition.includes)
      && !views.contains { $0.has("Text") || $0.hasControls }
  }

  /// Whether it is a case in which nothing is shown.
  fileprivate var isQuietCase: Bool {
    label?.hasPrefix(".") == true && views.allSatisfy(ShownView.showsNothing)
  }

  /// Whether the condition is that there is something in a list of what has failed, `!errors.isEmpty`.
  fileprivate var hasFailures: Bool {
    let condition = (label ?? "").lowercased()
    guard Self.problemSigns.contains(where: condition.includes) else { return false }
    return condition.hasPrefix("!") && condition.hasSuffix(".isempty")
      || [".count > 0", ".count != 0"].contains(where: condition.hasSuffix)
  }

  /// Whether the condition is a binding that only says that something is presented, `isPresented.wrappedValue`.
  fileprivate var isPresented: Bool {
    let suffix = ".wrappedValue"
    guard let label, label.hasSuffix(suffix) else { return false }
    return Self.presentedStates.contains(
      String(label.dropLast(suffix.count).split(separator: ".").last ?? ""))
  }

  private static let presentedStates: Set<String> = [
    "isPresented", "isPresenting", "isShowing", "isShown", "show", "showing", "shown",
  ]

  /// Whether the condition is that something failed.
  fileprivate var isAboutErrors: Bool { Self.isAboutFailure(label ?? "") }
}

extension [ViewNode] {
  /// Whether views are only there until something has loaded.
  fileprivate var areSkeletons: Bool {
    contains(where: \.isSkeleton) && allSatisfy { $0.isSkeleton || !$0.showsSomething }
  }
}
