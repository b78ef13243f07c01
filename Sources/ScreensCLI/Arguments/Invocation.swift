/// A command line that was understood: what to do, with what.
struct Invocation: Sendable, Equatable {
  let verb: Verb
  var settings = Settings()
  /// The arguments that are not options, without the verb.
  var operands: [String] = []
  /// The operands of a verb that takes globs.
  var globs: [Glob] = []
}
