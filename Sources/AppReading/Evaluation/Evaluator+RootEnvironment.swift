import SwiftParsing

/// The environment values that an app sets for all of its pages.
extension Evaluator {
  /// What `.environment(\.name, value)` gives around the first page of the app, by name.
  var environmentAroundRoot: [String: Value] {
    guard let main = index.mainType else { return [:] }
    let frame = Frame.getter("EnvironmentValues", "")
    let outcome = remembered(frame, []) {
      .value(
        inside(frame) {
          var found: [LabelledValue] = []
          for view in shallowBody(of: main, arguments: []) ?? [] {
            collectEnvironment(of: view, depth: 0, &found)
          }
          return .tuple(found)
        })
    }
    guard case .value(.tuple(let found)?) = outcome else { return [:] }
    // The innermost one is read last.
    return Dictionary(found.map { ($0.label ?? "", $0.value) }) { $1 }
  }

  /// The views around the first page inside each other that are followed.
  private static let deepestRoot = 8

  private func collectEnvironment(
    of view: ViewNode, depth: Int, _ found: inout [LabelledValue]
  ) {
    guard depth < Self.deepestRoot else { return }
    for modifier in view.modifiers.reversed() where modifier.name == "environment" {
      guard modifier.arguments.count == 2, case .keyPath(let path) = modifier.arguments[0].value
      else { continue }
      found.append(LabelledValue(String(path.dropFirst()), modifier.arguments[1].value))
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
