/// Turns the words of a command line into a request.
enum ArgumentParser {
  /// The request that the words stand for.
  ///
  /// - Parameters:
  ///   - arguments: The words after the tool's name.
  ///   - variables: The environment, for the twins of options; an explicit option beats its twin.
  ///   - configuration: Reads the chosen file of settings, which the environment beats.
  static func parse(
    _ arguments: [String], variables: [String: String] = [:],
    configuration: (ConfigurationChoice) throws(UsageError) -> Configuration? = { _ in nil }
  ) throws(UsageError) -> Request {
    let scanned = try ArgumentScanner(scanning: arguments)
    var settings = try settings(from: scanned.occurrences, of: scanned.verb)
    if settings.wantsHelp {
      return .help(try scanned.verb == .help ? topic(scanned.operands) : scanned.verb)
    }
    if settings.wantsVersion { return .version }
    guard let verb = scanned.verb else { throw .missingVerb }
    try checkOwnership(of: scanned.occurrences, by: verb)
    try checkCount(of: scanned.operands, for: verb)
    if verb == .help { return .help(try topic(scanned.operands)) }

    var given = Set(scanned.occurrences.map(\.option.name))
    for option in verb.usage.options where !given.contains(option.name) {
      if try applyTwin(of: option, variables, to: &settings) { given.insert(option.name) }
    }
    if verb.readsConfiguration, let file = try configuration(settings.configuration) {
      for option in verb.usage.options where !given.contains(option.name) {
        try file.apply(option, of: verb, to: &settings)
      }
    }
    let globs = verb.usage.operands.kind == .glob ? try globs(scanned.operands) : []
    return .run(
      Invocation(verb: verb, settings: settings, operands: scanned.operands, globs: globs))
  }

  private static func settings(
    from occurrences: [Occurrence], of verb: Verb?
  ) throws(UsageError) -> Settings {
    var settings = Settings()
    for occurrence in occurrences {
      // The words were split before the verb was known, to which an option of this name may mean
      // something else.
      let own = verb?.usage.options.first { $0.name == occurrence.option.name }
      do {
        try (own ?? occurrence.option).store(occurrence.value, &settings)
      } catch {
        throw .invalidValue(
          occurrence.value, origin: .option(occurrence.spelling), problem: error)
      }
    }
    return settings
  }

  /// Sets an option from the environment, where an empty variable counts as unset.
  ///
  /// - Returns: Whether the environment says anything about it.
  private static func applyTwin(
    of option: Option, _ variables: [String: String], to settings: inout Settings
  ) throws(UsageError) -> Bool {
    guard let twin = option.twin, let value = variables[twin], !value.isEmpty else { return false }
    do {
      try option.store(value, &settings)
      return true
    } catch {
      throw .invalidValue(value, origin: .variable(twin), problem: error)
    }
  }

  private static func checkOwnership(
    of occurrences: [Occurrence], by verb: Verb
  ) throws(UsageError) {
    let owned = Set(verb.usage.options.map(\.name))
    for occurrence in occurrences where !owned.contains(occurrence.option.name) {
      let owners = Verb.allCases.filter {
        $0.usage.options.contains { $0.name == occurrence.option.name }
      }
      throw .foreignOption(occurrence.spelling, verb: verb, owners: owners)
    }
  }

  private static func checkCount(of operands: [String], for verb: Verb) throws(UsageError) {
    let expected = verb.usage.operands
    if operands.count < expected.minimum { throw .missingOperand(expected.kind, verb: verb) }
    if operands.count > expected.maximum {
      throw .unexpectedOperand(operands[expected.maximum], verb: verb)
    }
  }

  private static func topic(_ operands: [String]) throws(UsageError) -> Verb? {
    guard let name = operands.first else { return nil }
    return try Verb.named(name)
  }

  private static func globs(_ operands: [String]) throws(UsageError) -> [Glob] {
    var globs: [Glob] = []
    for operand in operands {
      do {
        globs.append(try ValueParsing.glob(operand))
      } catch {
        throw .invalidValue(operand, origin: .operand, problem: error)
      }
    }
    return globs
  }
}
