extension Verb {
  /// Command lines to start from, for the help and the manual; a test runs each through the parser.
  var examples: [Example] {
    switch self {
    case .list: Example.list
    case .show: Example.show
    case .render: Example.render
    case .renderAll: Example.renderAll
    case .verify: Example.verify
    case .record: Example.record
    case .accept: Example.accept
    case .review: Example.review
    case .prune: Example.prune
    case .report: Example.report
    case .merge: Example.merge
    case .docs: Example.docs
    case .map: Example.map
    case .diff: Example.diff
    case .link: Example.link
    case .replay: Example.replay
    case .initialize: Example.initialize
    case .audit: Example.audit
    case .coverage: Example.coverage
    case .export: Example.export
    case .doctor: Example.doctor
    case .completions: Example.completions
    case .man: Example.man
    case .help: Example.help
    }
  }
}
