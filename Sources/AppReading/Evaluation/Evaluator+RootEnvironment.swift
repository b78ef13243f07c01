import SwiftParsing

/// The environment values that an app sets for all of its pages.
extension Evaluator {
  /// What `.environment(\.name, value)` gives around the first page of the app, by name.
  var environmentAroundRoot: [String: Value] {
    switch rootEnvironment {
    case .known(let values, let uses):
      index.seen.note(uses)
      return values
    case .beingFound: return [:]
    case .notAsked: break
    }
    rootEnvironment = .beingFound
    index.seen.begin()
    // The answer is the same wherever it is asked for, so it must not depend on what is being evaluated.
    let values = apart { () -> [String: Value] in
      guard let main = index.mainType else { return [:] }
      var found: [String: Value] = [:]
      for view in shallowBody(of: main, arguments: []) ?? [] {
        collectEnvironment(of: view, depth: 0, &found)
      }
      return found
    }
    rootEnvironment = .known(values, index.seen.end())
    return values
  }

  /// The environment values around the first page, which are found once.
  enum RootEnvironment {
    case notAsked
    /// The views around the first page ask for values themselves.
    case beingFound
    case known([String: Value], SeenFiles.Span)
  }

  /// The views around the first page inside each other that are followed.
  private static let deepestRoot = 8

  private func collectEnvironment(
    of view: ViewNode, depth: Int, _ found: inout [String: Value]
  ) {
    guard depth < Self.deepestRoot else { return }
    for modifier in view.modifiers.reversed() where modifier.name == "environment" {
      guard modifier.arguments.count == 2, case .keyPath(let path) = modifier.arguments[0].value
      else { continue }
      // The innermost one is found last.
      found[String(path.dropFirst())] = modifier.arguments[1].value
    }
    let inner: [ViewNode]
    switch view.kind {
    case .own(let type):
      inner =
        view.contents.isEmpty
        ? shallowBody(of: type, arguments: view.arguments) ?? [] : view.contents.flatMap(\.views)
    case .group: inner = view.contents.flatMap(\.views)
    case .framework("WindowGroup"), .framework("ZStack"):
      inner = view.contents.first?.views ?? []
    case .framework, .choice, .loop, .unknown: return
    }
    // What one of several views sets is not set for the others.
    guard inner.count == 1 || depth == 0 else { return }
    for view in inner { collectEnvironment(of: view, depth: depth + 1, &found) }
  }
}
