import Wireframes

/// What a shell can offer where a value stands.
enum Suggestion: Equatable {
  case nothing
  case words([String])
  /// Words, or one of them with a colon and a file.
  case wordsOrFiles([String])
  case files
  case folders
  /// The ids of the screens, which the tool itself tells.
  case screens
}

extension Option {
  /// What its value can be; nil where it takes none.
  var suggestion: Suggestion? {
    switch kind {
    case .flag: return nil
    case .choice(let words), .choices(let words, _): return .words(words)
    case .list(let placeholder), .value(let placeholder):
      return switch placeholder {
      case "DIR": .folders
      case "FILE", "PATH", "OLD.json": .files
      case "GLOB", "SCREEN": .screens
      case "MASK": .words(Wireframe.regionNames.sorted())
      case "KIND[:PATH]": .wordsOrFiles(ReporterChoice.Kind.allCases.map(\.rawValue))
      default: .nothing
      }
    }
  }
}

extension Operands {
  /// What an operand can be.
  var suggestion: Suggestion {
    if maximum == 0 { return .nothing }
    return switch kind {
    case .screen, .glob: .screens
    case .verb: .words(Verb.allCases.map(\.rawValue))
    case .shell: .words(Shell.allCases.map(\.rawValue))
    case .file, .report, .recording, .document: .files
    case .url: .nothing
    }
  }
}
