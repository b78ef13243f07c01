import SwiftParsing

/// Which of several functions of one name a call means.
extension Evaluator {
  /// The declaration whose parameters fit values best.
  ///
  /// - Parameters:
  ///   - candidates: The declarations.
  ///   - arguments: The values.
  ///   - outer: The full name of the type that declares them.
  func bestFit(
    _ candidates: [AppIndex.Member], _ arguments: [LabelledValue], of outer: String?
  ) -> AppIndex.Member? {
    let labels = arguments.map(\.label)
    guard candidates.count > 1 else { return bestFit(candidates, labels) }
    let fitting = candidates.filter { fit(of: $0, arguments, from: outer) != .no }
    var isContent = false
    if case .closure(let closure)? = arguments.last?.value { isContent = closure.makesView }
    return bestFit(fitting, labels, endsWithContent: isContent) ?? bestFit(candidates, labels)
  }

  /// The declaration whose parameters fit the labels of a call.
  ///
  /// - Parameter endsWithContent: Whether the last argument is a closure that makes a view.
  func bestFit(
    _ candidates: [AppIndex.Member], _ labels: [String?], endsWithContent: Bool = false
  ) -> AppIndex.Member? {
    var best: (member: AppIndex.Member, score: Int)?
    for candidate in candidates {
      guard let function = candidate.declaration.function,
        let score = Self.fit(function.parameters, labels, endsWithContent),
        score > (best?.score ?? -1)
      else { continue }
      best = (candidate, score)
    }
    return best?.member
  }

  /// How well labels fit parameters: the number of equal labels; nil if they do not fit.
  private static func fit(
    _ parameters: [Parameter], _ labels: [String?], _ endsWithContent: Bool
  ) -> Int? {
    var score = 0
    var position = 0
    for (number, label) in labels.enumerated() {
      // Another argument of the same parameter.
      if number > 0, label == nil, position > 0, parameters[position - 1].takesMany,
        position == parameters.count || parameters[position].label != nil
      {
        continue
      }
      var found = false
      while position < parameters.count {
        let parameter = parameters[position]
        position += 1
        if parameter.label == label || (label == nil && parameter.type.isFunction) {
          // The last closure is for a later parameter that needs it, as the content of a view.
          if endsWithContent, parameter.label != label, parameter.value != nil,
            number == labels.count - 1,
            parameters[position...].contains(where: { $0.type.isFunction && $0.value == nil })
          {
            continue
          }
          score += parameter.label == label || parameter.value == nil ? 2 : 1
          found = true
          break
        }
        if parameter.value == nil, !parameter.takesMany { return nil }
      }
      if !found { return nil }
    }
    let isComplete = parameters[position...].allSatisfy { $0.value != nil }
    // A framework's `hidden()` is not the app's `hidden(_ isHidden: Bool)`.
    let needed = parameters.count { $0.value == nil && !$0.takesMany }
    if labels.count < needed { return nil }
    return isComplete ? score * 2 + 1 : score * 2
  }
}

extension ClosureValue {
  /// Whether what the closure gives looks like a view: `CartView().padding()`, and not `UIApplication.shared.open(url)`.
  fileprivate var makesView: Bool {
    guard parameters.isEmpty, var expression = body.last?.resultExpression else { return false }
    while true {
      switch expression.kind {
      case .call(let call):
        if case .name(let name) = call.callee.kind { return name.startsUppercase }
        expression = call.callee
      case .member(let base?, _): expression = base
      case .condition, .choice: return true
      default: return false
      }
    }
  }
}
