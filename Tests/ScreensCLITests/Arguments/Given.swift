import CommandParsing
import Harness
import Wireframes

@testable import ScreensCLI

/// The values of shared options, in one value to compare.
struct Given: Equatable {
  var filters: [Glob] = []
  var exclusions: [Glob] = []
  var jobs: Int?
  var scheme = Theme.Scheme.light
  var scale = 2
  var snapshots = "Snapshots"
  var output = ".screens"
  var threshold: Double?
  var masks: [Mask] = []
  var reporters: [ReporterChoice] = []
  var showsCaption = true
  var showsFrame = true
  var isQuiet = false
  var color = ColorChoice.auto
}

extension Given {
  /// The values of a command line, including those that its verb ignores.
  init(_ values: ArgumentValues) {
    let selection = values.fill(SelectionOptions.self)
    let outline = values.fill(OutlineOptions.self)
    let tolerance = values.fill(ToleranceOptions.self)
    let common = values.fill(CommonOptions.self)
    self.init(
      filters: selection.filters, exclusions: selection.exclusions,
      jobs: values.fill(JobsOption.self).jobs, scheme: values.fill(SchemeOption.self).scheme,
      scale: values.fill(ScaleOption.self).scale,
      snapshots: values.fill(SnapshotsOption.self).path,
      output: values.fill(OutputOption.self).path, threshold: tolerance.threshold,
      masks: tolerance.masks, reporters: values.fill(ReporterOption.self).choices,
      showsCaption: outline.showsCaption, showsFrame: outline.showsFrame,
      isQuiet: common.isQuiet, color: common.color)
  }
}

/// The invocation of a command line.
func invocation(
  _ words: String, _ variables: [String: String] = [:],
  configuration: (ConfigurationChoice) throws(UsageError) -> Configuration? = { _ in nil }
) throws -> Invocation {
  let request = try CommandSet.screens.parse(
    words.split(separator: " ").map(String.init), variables: variables,
    configuration: configuration)
  guard case .run(let invocation) = request else { throw UnexpectedRequest(request: request) }
  return invocation
}

private struct UnexpectedRequest: Error { let request: Request }

/// The request of a command line.
func request(_ words: String) throws(UsageError) -> Request {
  try CommandSet.screens.parse(words.split(separator: " ").map(String.init))
}

extension CommandSet {
  /// The verbs by name, for tests of each.
  static let names = screens.commands.map(\.name)
}
