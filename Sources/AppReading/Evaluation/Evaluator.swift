import SwiftParsing

/// Evaluates views of an app without running it: what is not known stays unknown.
///
/// A class, since the budget and the guards against recursion are shared by all steps of an evaluation. Use one for each thread.
package final class Evaluator: Evaluating {
  /// The app's declarations.
  package let index: AppIndex
  /// The app's texts in its source language.
  let texts: AppTexts
  /// What the team says of the app.
  let settings: ScanSettings
  /// The conditions of the settings that decided something, and the samples that were shown.
  package var usedSettings: Set<String> = []

  /// The steps left for the current request.
  var budget = 0
  /// The functions, getters and views that are being evaluated.
  var frames = FrameStack()
  /// What views, getters and functions gave before.
  var memory = EvaluationMemory()
  /// What the evaluations under way that will be remembered did so far, innermost last.
  var traces: [EvaluationMemory.Trace] = []
  /// The full names of the views that are not complete, since no steps were left for the rest.
  package private(set) var cutViews: Set<String> = []
  /// Whether a view of the current request is not complete.
  private var isCut = false
  /// The number of requests that got a fresh budget.
  var requests = 0
  /// The expressions around the current one.
  var depth = 0
  /// Whether states have their initial values.
  var assumesInitialState = false
  /// The names that were read since somebody asked for them; nil if nobody does.
  var namesRead: Set<String>?
  /// What an action has set states to; see ``question(_:given:)``.
  var givenStates: [StatePlace: Value] = [:]
  /// Whether they are those of a page, as a step of an assistant, and not of an alert.
  var isGivenPage = false
  /// The local names that conditions, choices and loops change, once asked.
  var changedNames: [SourcePlace: Set<String>] = [:]
  /// The texts by their Swift names, once asked.
  var textSymbols: TextSymbols?
  /// What the app sets around its first page, once asked.
  var rootEnvironment = RootEnvironment.notAsked
  /// Whether views load states of their own, once asked, with what the answer depends on.
  var loadedStates: [StatePlace: (Bool, SeenFiles.Span)] = [:]
  /// The number of properties and functions inside each other whose texts are being listed.
  var textsUnderWay = 0
  /// The number of views inside each other that are being made for other instances than the first one.
  var instancesUnderWay = 0
  /// The number of frames where a text that a state decides is not known; nil if it is the one that it is at first.
  var decidedFrame: Int?
  /// The number of results of these that were tried.
  var textsTried = 0
  /// The texts that states are set to, once asked.
  var givenTexts: [StatePlace: ([Value], SeenFiles.Span)] = [:]
  /// The objects that types have, once asked.
  var knownObjects: [String: ([OwnObject], SeenFiles.Span)] = [:]
  /// The functions that make the pages of enums for libraries, once asked, by the full name of the enum.
  var renderers: [String: ClosureValue]?
  /// The known lists that states are set to, once asked.
  var givenLists: [StatePlace: ([Value]?, SeenFiles.Span)] = [:]
  /// The views that states hold, once asked.
  var knownHeldViews: [StatePlace: ([ViewNode], SeenFiles.Span)] = [:]
  /// The states whose texts are looked for.
  var placesUnderWay: Set<StatePlace> = []
  /// Whether a text that is looked for is made of one that is looked for, too, and was left out.
  var areTextsCut = false
  /// What the functions and views of types set states to after errors, once asked.
  var caughtValues: [String: ([String: [Value]], SeenFiles.Span)] = [:]
  /// Whether such errors are looked for.
  var areErrorsUnderWay = false
  /// What the functions that views call when they appear set, once asked.
  var givenValues: [String: ([String: [GivenValue]], SeenFiles.Span)] = [:]
  /// Where views make the models of their states, once asked.
  var madeModels: [StatePlace: (ModelMaking?, SeenFiles.Span)] = [:]
  /// The states that views make true when they appear, once asked.
  var appearingStates: [StatePlace: (Bool, SeenFiles.Span)] = [:]
  /// The properties of views to which links of the views lead, once asked.
  var pageProperties: [StatePlace: (Bool, SeenFiles.Span)] = [:]
  /// Whether types set numbers of their own to what they have counted.
  var countedStates: [StatePlace: (Bool, SeenFiles.Span)] = [:]
  /// The states that a type changes, once asked; see ``isFixed(_:of:)``.
  var changedStates: [StatePlace: (Bool, SeenFiles.Span)] = [:]
  /// The variables that something in their types writes, once asked; see ``isWritten(_:in:)``.
  var writtenVariables: [StatePlace: (Bool, SeenFiles.Span)] = [:]
  /// The reducers around each reducer, once they are asked for; see ``reducersAround(_:)``.
  var outerReducers: [String: [OuterReducer]]?
  /// The constants of types and those outside of them, once asked.
  var constants: [ConstantKey: Constant] = [:]
  /// The number of constants that are being found out, each inside the one before.
  var constantsUnderWay = 0
  /// The functions that make lists for initializers, each inside the one before.
  var listsUnderWay = 0
  /// The number of times that a constant was asked for inside itself.
  var circles = 0
  /// Whether a type is a view, once asked.
  private var viewTypes: [String: Bool] = [:]
  /// What the fields of a type are bound to.
  var typedNames: [String: Set<String>] = [:]
  /// What the app does with values that are sent, once asked.
  var knownSubscriptions = KnownSubscriptions()

  /// The steps of a request: more than the largest page of the apps that were tried, by a factor of ten.
  static let steps = 400_000
  /// The steps that a view leaves to the one around it.
  private static let keptSteps = 10_000
  /// The steps of following an action, which no page waits for longer than for itself.
  static let effectSteps = 40_000
  /// The expressions inside each other that are evaluated; each takes up to 8 KB of the 256 MB of stack in a debug build.
  static let deepestExpression = 16_000

  /// Creates an evaluator.
  package init(
    index: AppIndex, texts: AppTexts = AppTexts(), settings: ScanSettings = ScanSettings()
  ) {
    self.index = index
    self.texts = texts
    self.settings = settings
  }

  package func view(ofType type: String, arguments: [LabelledValue]) -> ViewNode? {
    request(about: type) {
      guard let place = index.types[type]?.place else { return nil }
      return ownView(type, arguments: arguments, place: place, isShallow: false)
    }
  }

  package func views(of closure: ClosureValue, arguments: [Value]) -> [ViewNode] {
    views(of: closure, arguments: arguments, isShallow: false)
  }

  package func shallowViews(of closure: ClosureValue, arguments: [Value]) -> [ViewNode] {
    views(of: closure, arguments: arguments, isShallow: true)
  }

  private func views(
    of closure: ClosureValue, arguments: [Value], isShallow: Bool
  ) -> [ViewNode] {
    request(about: closure.enclosingType) {
      var scope = Scope(closure)
      scope.buildsViews = true
      scope.isShallow = isShallow
      bind(closure, to: arguments, in: &scope)
      return run(closure.body, &scope).views
    }
  }

  package func expanded(_ views: [ViewNode]) -> [ViewNode] {
    request(about: views.first?.ownName) { views.map(expand) }
  }

  package func value(of closure: ClosureValue, arguments: [Value]) -> Value {
    request { invoke(closure, arguments: arguments) }
  }

  package func effects(
    of closure: ClosureValue, arguments: [Value], given states: [StatePlace: Value]
  ) -> [Effect] {
    request(steps: Self.effectSteps) {
      var scope = Scope(closure)
      // Views that an action pushes or presents are pages of their own.
      scope.isShallow = true
      scope.isAction = true
      bind(closure, to: arguments, in: &scope)
      var following = EffectCollection()
      for (place, value) in states {
        note(value, in: place, &following)
        // What an action sets to `nil` itself, something that it waits for may set again.
        if value == .nothing { following.assigned[index.shared(place)] = value }
        following.given[index.shared(place)] = following.assigned[index.shared(place)]
      }
      follow(closure.body, &scope, &following)
      return following.effects
    }
  }

  /// Whether a type is a view of the app.
  func isView(_ type: String) -> Bool {
    if let known = viewTypes[type] { return known }
    let isView = index.isView(type)
    viewTypes[type] = isView
    return isView
  }

  /// Starts a request with a fresh budget, unless one is under way.
  ///
  /// - Parameter view: The full name of the view whose views are asked for.
  func request<Result>(
    steps: Int = steps, about view: String? = nil, _ body: () -> Result
  ) -> Result {
    guard frames.count == 0 else { return body() }
    budget = steps
    requests += 1
    isCut = false
    defer { if let view { noteIfCut(view) } }
    return body()
  }

  /// Evaluates a view inside of others without the last steps of the request, so that a row which takes too many leaves the
  /// page its title and toolbar.
  func leavingSteps<Result>(of view: String, _ body: () -> Result) -> Result {
    let kept = min(budget / 2, Self.keptSteps)
    budget -= kept
    let result = body()
    if budget <= 0 {
      noteIfCut(view)
      if let last = traces.indices.last { traces[last].isSpoiled = true }
    }
    budget = max(budget, 0) + kept
    return result
  }

  /// Follows a part of an action with two thirds of the steps that are left, so that one which loads a lot first keeps its end.
  func leavingSome(_ body: () -> Void) {
    let kept = budget / 3
    budget -= kept
    body()
    if budget <= 0, let last = traces.indices.last { traces[last].isSpoiled = true }
    budget = max(budget, 0) + kept
  }

  /// Notes that a view is not complete if no steps are left, the innermost one only.
  func noteIfCut(_ view: String) {
    guard budget <= 0, !isCut else { return }
    isCut = true
    noteCut(view)
  }

  package func noteCut(_ view: String) { cutViews.insert(view) }

  /// Evaluates something as if nothing were being evaluated, and had been before; gives the steps that it took, too.
  ///
  /// - Parameter steps: The steps that it may take; nil for those of a request.
  func apart<Result>(
    assumingInitialState: Bool = false, steps: Int? = nil, _ body: () -> Result
  ) -> (Result, steps: Int) {
    let outer = (budget, traces, memory, assumesInitialState)
    let cut = (isCut, cutViews)
    let opened = frames.closeAll()
    let given = steps ?? Self.steps
    (budget, traces, memory) = (given, [], EvaluationMemory())
    assumesInitialState = assumingInitialState
    defer {
      frames.reopen(opened)
      (budget, traces, memory, assumesInitialState) = outer
      (isCut, cutViews) = cut
    }
    let result = body()
    return (result, given - budget)
  }

  /// The source of a range.
  func source(_ range: ByteRange, _ scope: Scope) -> String {
    index.sources[Int(scope.file)].text(range)
  }
}
