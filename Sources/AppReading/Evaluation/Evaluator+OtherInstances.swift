import SwiftParsing

/// What a view of the app shows for the other instances that it may be given: `StatusCard(status: model.status)` where a
/// property or function makes one of several by a state.
extension Evaluator {
  /// The most instances that a view is shown with.
  private static let mostInstances = 12

  /// A view with a mark for what it shows with other instances than the one that it has at first.
  ///
  /// - Parameters:
  ///   - arguments: The arguments as written.
  ///   - values: The arguments.
  func marked(
    _ view: ViewNode, otherwiseGiven arguments: [Argument], _ values: [LabelledValue],
    _ scope: Scope
  ) -> ViewNode {
    guard case .own(let type) = view.kind, !scope.isShallow, instancesUnderWay == 0,
      arguments.count == values.count
    else { return view }
    instancesUnderWay += 1
    defer { instancesUnderWay -= 1 }
    var others: [ViewNode] = []
    for (number, argument) in arguments.enumerated() {
      guard case .object(let object) = values[number].value, object.state == nil,
        index.types[object.type]?.keyword == .structure, argument.value.leadsOn
      else { continue }
      let instances = possibleWholes(of: argument.value, isKnown: !object.isUnknown, scope)
      for instance in instances.prefix(Self.mostInstances) where instance != values[number].value {
        guard case .object(let other) = instance, other.type == object.type else { continue }
        var values = values
        values[number].value = instance
        others += ownView(type, arguments: values, place: view.place, isShallow: false).contents
          .flatMap(\.views)
      }
    }
    guard !others.isEmpty else { return view }
    var view = view
    view.modifiers.append(
      ViewNode.Modifier(
        ViewNode.otherViewsMark, arguments: [LabelledValue(nil, .views(others))],
        place: view.place))
    return view
  }
}

extension ViewNode {
  /// The name of the modifier with what a view shows for other instances; no name in Swift has a space.
  static let otherViewsMark = "other views"
}
