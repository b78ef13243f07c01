/// What a command line asks for.
enum Request: Sendable, Equatable {
  /// The help, about one verb or about all.
  case help(Verb?)
  case version
  case run(Invocation)
}
