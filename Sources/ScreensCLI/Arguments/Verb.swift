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
  case diff
  case link
  case replay
  case audit
  case coverage
  case export
  case help

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
    case .diff: .diff
    case .link: .link
    case .replay: .replay
    case .audit: .audit
    case .coverage: .coverage
    case .export: .export
    case .help: .help
    }
  }
}
