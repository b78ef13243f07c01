import SwiftParsing

/// The environment values that an app sets around its first page, which are found once.
enum RootEnvironment {
  case notAsked
  /// The views around the first page ask for values themselves.
  case beingFound
  case known(Values, SeenFiles.Span)

  /// The values that views set.
  struct Values {
    /// Those for all pages, by name.
    var ofAll: [String: Value] = [:]
    /// The actions of a branch, by name, each as often as one is set.
    var ofBranches: [String: [Value]] = [:]
    /// The names of those that only some of the views get.
    var ofSome: Set<String> = []
    /// The bindings among them, by name, as that of the selected tab; the first one of a name.
    var bindings: [String: Value] = [:]
  }
}

extension Evaluator {
  /// What `.environment(\.name, value)` gives around the first page of the app.
  var environmentAroundRoot: RootEnvironment.Values {
    switch rootEnvironment {
    case .known(let values, let uses):
      index.seen.note(uses)
      return values
    case .beingFound: return RootEnvironment.Values()
    case .notAsked: break
    }
    rootEnvironment = .beingFound
    index.seen.begin()
    var values = RootEnvironment.Values()
    // The answer is the same wherever it is asked for, so it must not depend on what is being evaluated.
    let underWay = constantsUnderWay
    constantsUnderWay = 0
    _ = apart {
      guard let main = index.mainType else { return }
      for view in shallowBody(of: main, arguments: []) ?? [] {
        collectEnvironment(of: view, depth: 0, isForAll: true, &values)
      }
    }
    constantsUnderWay = underWay
    // An action of one branch, `.environment(\.openCart) { showsCart = true }`, which no page of another one has.
    for (name, actions) in values.ofBranches where values.ofAll[name] == nil {
      if actions.count == 1, !values.ofSome.contains(name) {
        values.ofAll[name] = actions[0]
      } else {
        values.ofSome.insert(name)
      }
    }
    rootEnvironment = .known(values, index.seen.end())
    return values
  }

  /// The binding that a property gets from around the first page, `@Environment(\.selectedTab) var selectedTab`.
  func bindingAroundRoot(of name: String, in type: String) -> Value? {
    guard let member = index.ownMembers(name, of: type).first,
      case .keyPath(let path)? = member.declaration.environmentArgument?.kind
    else { return nil }
    return environmentAroundRoot.bindings[String(path.dropFirst())]
  }

  /// The views around the first page inside each other that are followed.
  private static let deepestRoot = 8

  /// Collects what a view around the first page sets.
  ///
  /// - Parameters:
  ///   - isForAll: Whether all pages are inside of the view.
  ///   - isInBranch: Whether all pages of a branch are, as those for people who are logged in.
  private func collectEnvironment(
    of view: ViewNode, depth: Int, isForAll: Bool, isInBranch: Bool = false,
    _ found: inout RootEnvironment.Values
  ) {
    guard depth < Self.deepestRoot else { return }
    for modifier in view.modifiers.reversed() where modifier.name == "environment" {
      guard modifier.arguments.count == 2, case .keyPath(let path) = modifier.arguments[0].value
      else { continue }
      let name = String(path.dropFirst())
      if case .binding = modifier.arguments[1].value, found.bindings[name] == nil {
        found.bindings[name] = modifier.arguments[1].value
      }
      if isForAll {
        // The innermost one is found last.
        found.ofAll[name] = modifier.arguments[1].value
      } else if isInBranch, case .closure = modifier.arguments[1].value {
        found.ofBranches[name, default: []].append(modifier.arguments[1].value)
      } else {
        found.ofSome.insert(name)
      }
    }
    var inner = view.contents.flatMap(\.views)
    var isOne = false
    switch view.kind {
    case .own(let type):
      if view.contents.isEmpty { inner = shallowBody(of: type, arguments: view.arguments) ?? [] }
      isOne = inner.count == 1
    case .framework("WindowGroup"): isOne = true
    case .group, .framework("ZStack"): isOne = inner.count == 1
    case .framework, .choice, .loop, .unknown: break
    }
    let isGate = view.kind == .choice
    for view in inner {
      collectEnvironment(
        of: view, depth: depth + 1, isForAll: isForAll && isOne,
        isInBranch: isGate && isForAll || isInBranch && (isOne || isGate), &found)
    }
  }
}
