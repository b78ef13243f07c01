/// What the stages after the evaluation ask of it.
///
/// ``Evaluator`` conforms; tests of later stages may use another one.
package protocol Evaluating {
  /// The full names of the views so far whose views are not complete, since no steps were left for the rest.
  var cutViews: Set<String> { get }
  /// Notes that a view is not complete.
  func noteCut(_ view: String)
  /// The views of a view of the app that is created with arguments; the node is ``ViewNode/Kind/own(_:)``.
  func view(ofType type: String, arguments: [LabelledValue]) -> ViewNode?
  /// The views that a closure makes from arguments.
  func views(of closure: ClosureValue, arguments: [Value]) -> [ViewNode]
  /// The same without the bodies of the app's own views; see ``expanded(_:)``.
  func shallowViews(of closure: ClosureValue, arguments: [Value]) -> [ViewNode]
  /// What running a closure may do; calls of the app's own functions are followed.
  ///
  /// - Parameter states: The values of states when it runs.
  func effects(
    of closure: ClosureValue, arguments: [Value], given states: [StatePlace: Value]
  ) -> [Effect]
  /// The same views with the bodies of the app's own views.
  ///
  /// The evaluator does not follow what a modifier presents (`sheet`, `fullScreenCover`, `popover`, `inspector`,
  /// `navigationDestination`) nor the destination of a `NavigationLink`: there, a view of the app has its
  /// arguments and no contents. Else a page would contain all pages that it leads to.
  func expanded(_ views: [ViewNode]) -> [ViewNode]
  /// A view of the app with its body, but without the bodies of the views in it; others are given back as they are.
  func outlined(_ view: ViewNode) -> ViewNode
  /// The names of properties and functions that are read while something is asked of the evaluation.
  func names(readBy body: () -> Void) -> Set<String>
  /// The tab view that a delegate of UIKit makes with controllers that host pages; nil if it makes none.
  func controllerTabs(madeBy delegate: String) -> ViewNode?
  /// The result of a closure that makes no views.
  func value(of closure: ClosureValue, arguments: [Value]) -> Value
  /// The constant of its own structure that an instance is, as a case with the name of the constant; nil for other values.
  func constant(equalTo value: Value) -> EnumValue?
  /// An alert or a dialog as it is once an action has set states; nil for other modifiers.
  func question(
    _ modifier: ViewNode.Modifier, given states: [StatePlace: Value]
  ) -> ViewNode.Modifier?
}

extension Evaluating {
  /// What running a closure may do, of whose states nothing is known.
  package func effects(of closure: ClosureValue, arguments: [Value]) -> [Effect] {
    effects(of: closure, arguments: arguments, given: [:])
  }
}
