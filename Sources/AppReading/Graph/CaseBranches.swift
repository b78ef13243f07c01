/// A condition that is not known and whose branches are the cases of an enum: `switch selection { case .home: … }`.
struct CaseBranches {
  /// The views by the name of the case.
  private(set) var views: [String: [ViewNode]] = [:]
  /// The names of the cases, in the order of the source.
  private(set) var names: [String] = []
  /// The views of the branch for other cases.
  private(set) var otherwise: [ViewNode]?
  /// The node.
  let node: ViewNode

  /// Reads a node; nil unless its branches name enough cases.
  init?(_ node: ViewNode, atLeast count: Int = 2) {
    guard case .choice = node.kind else { return nil }
    self.node = node
    for content in node.contents {
      let cases = Self.caseNames(in: content.label ?? "")
      if cases.isEmpty { otherwise = otherwise ?? content.views }
      for name in cases where views[name] == nil {
        views[name] = content.views
        names.append(name)
      }
    }
    guard names.count >= count else { return nil }
  }

  /// Whether the cases say how far a list or a page has loaded.
  var isAboutLoading: Bool { names.contains { ["loading", "loaded", "skeleton"].contains($0) } }

  /// The names after dots that follow no other name, in a condition as written; of numbers the numbers, and of texts the
  /// texts in quotes.
  static func caseNames(in condition: String) -> [String] {
    let literals = condition.pieces(between: ", ")
    if !literals.isEmpty, literals.allSatisfy(\.isLiteral) { return literals.map(String.init) }
    // `selection == 0`, but not `items.count == 0`
    if let sign = condition.ranges(of: " == ").first,
      !condition[..<sign.lowerBound].lowercased().hasSuffix("count"),
      condition[..<sign.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || "._$".contains($0) }
      ),
      condition[sign.upperBound...].isLiteral
    {
      return [String(condition[sign.upperBound...])]
    }
    var names: [String] = []
    var name: String?
    var previous: Character = " "
    var depth = 0
    for character in condition + " " {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord, name != nil {
        name?.append(character)
      } else {
        if let found = name, !found.isEmpty, found != "none", found != "some" {
          names.append(found)
        }
        // What is in parentheses is the payload, except for `.some(.home)`.
        if character == "(", name != nil, name != "some" { depth += 1 }
        if character == ")", depth > 0 { depth -= 1 }
        let follows = previous.isLetter || previous.isNumber || ")]?!_".contains(previous)
        name = character == "." && !follows && depth == 0 ? "" : nil
      }
      previous = character
    }
    return names
  }

  /// The first such condition in views, through the app's own views and layouts.
  ///
  /// - Parameters:
  ///   - count: The fewest cases that it names.
  ///   - entersScrolls: Whether it may be a part of what people scroll.
  ///   - isMeant: Whether it may be this one.
  static func first(
    in views: [ViewNode], atLeast count: Int = 2, entersScrolls: Bool = true, depth: Int = 0,
    where isMeant: (ViewNode) -> Bool = { _ in true }
  ) -> CaseBranches? {
    guard depth < 16 else { return nil }
    for view in views {
      if let found = CaseBranches(view, atLeast: count), isMeant(view) { return found }
      switch view.kind {
      case .framework("NavigationLink"), .framework("Button"), .framework("List"): continue
      case .framework("ScrollView") where !entersScrolls: continue
      default: break
      }
      for content in view.contents {
        if let found = first(
          in: content.views, atLeast: count, entersScrolls: entersScrolls, depth: depth + 1,
          where: isMeant)
        {
          return found
        }
      }
    }
    return nil
  }
}

extension Substring {
  /// Whether it is a whole number, or a text in quotes, as source has it.
  fileprivate var isLiteral: Bool {
    Int(self) != nil || count > 1 && first == "\"" && last == "\""
  }
}

extension [ViewNode] {
  /// Whether the views have what a page has and a tab bar has not, such as links, beside a condition.
  ///
  /// What is shown instead of the condition, as a log-in, is another page.
  func haveForm(beside choice: ViewNode) -> Bool {
    let parts: Set<String> = [
      "NavigationLink", "Form", "Toggle", "Slider", "Stepper", "DatePicker", "TextEditor",
    ]
    return contains { node in
      if case .framework(let name) = node.kind, parts.contains(name) { return true }
      guard node.kind == .choice else {
        return node.contents.contains { $0.views.haveForm(beside: choice) }
      }
      if node.place == choice.place { return false }
      let branch = node.contents.first { $0.views.contains { $0.contains(choice) } }
      return branch?.views.haveForm(beside: choice) == true
    }
  }
}
