extension UsageError {
  /// One sentence that quotes what was written and offers the way out.
  ///
  /// - Parameter tool: The name of the tool, for the commands that the sentence recommends.
  func message(tool: String) -> String {
    switch self {
    case .missingVerb:
      "no verb given; see '\(tool) help'"
    case .unknownVerb(let name, let nearest):
      "unknown verb \(name.quoted)" + hint(nearest, otherwise: "see '\(tool) help'")
    case .unknownOption(let name, let nearest, let verb):
      "unknown option \(name.quoted)"
        + hint(nearest, otherwise: "see '\(help(tool, verb))'")
    case .foreignOption(let name, let verb, let owners):
      "option \(name.quoted) does not apply to '\(verb.rawValue)', only to "
        + owners.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    case .missingValue(let option, let placeholder, let next):
      missingValue(option, placeholder, next)
    case .unexpectedValue(let value, let option):
      "option '\(option)' takes no value, but has \(value.quoted)"
    case .invalidValue(let value, let origin, let problem):
      "invalid \(origin.words(value.quoted)); \(problem.message(of: value))"
    case .missingOperand(let kind, let verb):
      "'\(verb.rawValue)' needs a \(kind.rawValue); \(kind.wayOut(tool))"
    case .dependentOption(let option, let other):
      "option '\(option)' goes with '\(other)' only"
    case .contradictoryOption(let option, let other):
      "option '\(option)' does not go with '\(other)'"
    case .missingFolder(let verb):
      "'\(verb.rawValue)' needs a folder to write into; name one with '-o DIR'"
    case .missingScreen(let what, let option):
      "'\(what)' needs a screen; name one with '\(option)'"
    case .unexpectedOperand(let operand, let verb):
      "unexpected argument \(operand.quoted) to '\(verb.rawValue)'; see '\(help(tool, verb))'"
    case .unknownScreen(let id, let nearest):
      "unknown screen \(id.quoted)" + hint(nearest, otherwise: "see '\(tool) list'")
    case .unmatchedGlob(let glob):
      "no screen matches \(glob.quoted); see '\(tool) list'"
    case .shard(let error):
      error.message
    case .configuration(let place, let problem):
      problem.message(at: place, tool: tool)
    case .nothingSelected:
      "no screen is left after the filters; see '\(tool) list'"
    case .emptyManifest:
      "the manifest has no screens; add a case to its enum"
    }
  }

  private func hint(_ nearest: String?, otherwise wayOut: String) -> String {
    nearest.map { "; did you mean \($0.quoted)?" } ?? "; " + wayOut
  }

  private func help(_ tool: String, _ verb: Verb?) -> String {
    verb.map { "\(tool) help \($0.rawValue)" } ?? "\(tool) help"
  }

  private func missingValue(_ option: String, _ placeholder: String, _ next: String?) -> String {
    let start = "option '\(option)' needs a value (\(placeholder))"
    guard let next else { return start }
    // A value after a letter is attached with "=" too.
    return start + "; if \(next.quoted) is meant, write \((option + "=" + next).quoted)"
  }
}

extension UsageError.Origin {
  /// A value, quoted, with where it comes from.
  fileprivate func words(_ value: String) -> String {
    switch self {
    case .option(let spelling): "value \(value) of '\(spelling)'"
    case .variable(let name): "value \(value) of \(name)"
    case .file(let place, let key): "value \(value) of '\(key)' in \(place.shown)"
    case .operand: "pattern \(value)"
    case .shell: "shell \(value)"
    }
  }
}

extension Operands.Kind {
  fileprivate func wayOut(_ tool: String) -> String {
    switch self {
    case .screen: "'\(tool) list' names them all"
    case .glob: "'\(tool) render-all' draws every screen"
    case .verb: "'\(tool) help' names them all"
    case .report: "name the folder of each shard's results"
    case .document: "name the Markdown or DocC files to check"
    case .file: "name the two to compare"
    case .url: "name one, such as 'myapp://home'"
    case .shell: "name one of \(Shell.allCases.map(\.rawValue).joined(separator: ", "))"
    case .recording: "name the file that the recorder wrote"
    }
  }
}
