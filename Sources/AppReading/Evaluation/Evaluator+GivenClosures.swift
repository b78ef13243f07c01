import SwiftParsing

/// A closure that is written in a call of one of the app's functions, `save(name) { isSaved = true }`.
struct GivenClosure {
  /// The number of the app's functions around the call.
  var depth: Int
  /// How often it was followed.
  var runs = 0
}

/// The closures that are written in one call.
struct GivenClosures {
  /// A closure with its label, and how often it had been followed before the call.
  private(set) var closures: [(label: String?, closure: ClosureValue, runs: Int)] = []
  /// How often something had not been followed before the call.
  let cuts: Int

  /// Notes the closures of a call before it is followed.
  init(of call: CallExpression, _ arguments: [LabelledValue], _ found: inout EffectCollection) {
    cuts = found.cuts
    for (argument, value) in zip(call.arguments, arguments) {
      guard case .closure = argument.value.kind, case .closure(let closure) = value.value else {
        continue
      }
      var given = found.closures[closure.place] ?? GivenClosure(depth: found.depth)
      given.depth = min(found.depth, given.depth)
      found.closures[closure.place] = given
      closures.append((argument.label, closure, given.runs))
    }
  }
}

extension Evaluator {
  /// Follows a closure that runs, which is code of the function that gave it away, however deep it is run.
  func follow(
    _ closure: ClosureValue, given arguments: [LabelledValue], _ found: inout EffectCollection
  ) {
    var inner = Scope(closure)
    inner.isAction = true
    bind(closure, to: arguments.map(\.value), in: &inner)
    let frame = Frame.closure(closure.place)
    guard let given = found.closures[closure.place] else {
      follow(closure.body, inside: frame, inner, &found)
      return
    }
    let depth = found.depth
    defer { found.depth = depth }
    found.depth = min(depth, given.depth)
    if follow(closure.body, inside: frame, inner, &found) {
      found.closures[closure.place]?.runs += 1
    }
  }

  /// Follows the statements of a function or closure, and notes it if that is not possible.
  ///
  /// - Returns: Whether they were followed to their end.
  @discardableResult
  func follow(
    _ body: [Statement], inside frame: Frame, _ scope: Scope, _ found: inout EffectCollection
  ) -> Bool {
    var inner = scope
    let isDone = inside(frame, { follow(body, &inner, &found) }) != nil && budget > 0
    if !isDone { found.cuts += 1 }
    return isDone
  }

  /// Follows the closures of a call that ran too far inside of the function to be followed, as the handlers of a request.
  func followLater(_ given: GivenClosures, _ found: inout EffectCollection) {
    guard found.cuts > given.cuts else { return }
    let isHandlingError = found.isHandlingError
    defer { found.isHandlingError = isHandlingError }
    for (label, closure, runs) in given.closures
    where found.closures[closure.place]?.runs == runs {
      let words = label?.lowercased() ?? ""
      found.isHandlingError = isHandlingError || ["fail", "error"].contains(where: words.includes)
      let (isCertain, assigned) = (found.isCertain, found.assigned)
      found.isCertain = false
      follow(closure, given: [], &found)
      found.isCertain = isCertain
      // What it may have changed is not known after it.
      found.assigned = assigned.filter { found.assigned[$0.key] == $0.value }
    }
  }
}
