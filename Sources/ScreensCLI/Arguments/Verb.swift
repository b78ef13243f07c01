/// What the tool can be asked to do.
enum Verb: String, CaseIterable, Sendable {
  case list
  case show
  case render
  case renderAll = "render-all"
  case verify
  case record
  case prune
  case diff
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
    case .prune: .prune
    case .diff: .diff
    case .help: .help
    }
  }
}
