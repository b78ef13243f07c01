import SwiftParsing

/// The names that an expression can use.
struct Scope {
  /// Local names and parameters.
  var names: [String: Value]
  /// The value of `self`; views in an extension of `View`.
  var receiver: Value?
  /// The full name of the type around the expression.
  var type: String?
  /// The index of the file.
  var file: Int32
  /// Whether each statement is a view, as in `body`; then a call that is not known is a view of its own.
  var buildsViews = false
  /// Whether the texts that local names may have are asked for, though no views are built.
  var notesTexts = false
  /// Whether views of the app are made without their bodies.
  var isShallow = false
  /// Whether the views lie on top of each other, as in a `ZStack`.
  var isOfLayers = false
  /// Whether the expressions are those of an action, before which people may have changed what the page was given.
  var isAction = false

  /// The local functions that change local names, with these names.
  var localFunctions: [(name: String, changes: Set<String>)] = []

  /// A place in the file.
  func place(_ range: ByteRange) -> SourcePlace {
    SourcePlace(file: file, offset: range.start)
  }

  /// What a closure captures.
  var captured: [String: Value] {
    var captured = names
    if let receiver { captured["self"] = receiver }
    return captured
  }
}

extension Scope {
  /// The scope inside a closure.
  init(_ closure: ClosureValue) {
    names = closure.captured
    receiver = names.removeValue(forKey: "self")
    type = closure.enclosingType
    file = closure.place.file
  }
}
