/// What the tool can be asked to do.
enum Verb: String, CaseIterable, Sendable {
  case list
  case show
  case render
  case renderAll = "render-all"
  case verify
  case record
  case accept
  case review
  case prune
  case report
  case merge
  case docs
  case map
  case diff
  case link
  case replay
  case initialize = "init"
  case audit
  case coverage
  case export
  case doctor
  case completions
  case man
  case help

  /// Whether the file of settings says anything to it.
  ///
  /// What helps to set the tool up has to work with a file that cannot be used.
  var readsConfiguration: Bool { ![.doctor, .completions, .man, .help].contains(self) }

  /// What it takes; help, usage lines and the parser all read this.
  var usage: VerbUsage {
    switch self {
    case .list: .list
    case .show: .show
    case .render: .render
    case .renderAll: .renderAll
    case .verify: .verify
    case .record: .record
    case .accept: .accept
    case .review: .review
    case .prune: .prune
    case .report: .report
    case .merge: .merge
    case .docs: .docs
    case .map: .map
    case .diff: .diff
    case .link: .link
    case .replay: .replay
    case .initialize: .initialize
    case .audit: .audit
    case .coverage: .coverage
    case .export: .export
    case .doctor: .doctor
    case .completions: .completions
    case .man: .man
    case .help: .help
    }
  }
}
