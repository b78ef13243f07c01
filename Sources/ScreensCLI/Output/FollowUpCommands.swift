import Harness
import PlainText
import Reports

/// The commands that a report recommends, with the options for the same folders.
///
/// They run the tool as the person did, because they are meant to be copied. Nothing else in a report and nothing
/// in a snapshot depends on the tool's name.
struct FollowUpCommands {
  private let tool: String
  private let snapshots: String
  private let output: String
  /// The option that names the screens' origin.
  private let origin: String
  /// The same where only the source of an app has to be named, since the last run has all that a file says.
  private let app: String

  init(
    _ session: Tool.Session, snapshots: String, output: String,
    origin: ManifestOption = ManifestOption()
  ) {
    self.init(
      tool: session.tool, snapshots: session.shown(snapshots), output: session.shown(output),
      manifest: origin.path.map(session.shown), app: origin.app.map(session.shown))
  }

  /// Creates the commands.
  ///
  /// - Parameters:
  ///   - tool: The name of the tool.
  ///   - snapshots: The shown path of the snapshot folder.
  ///   - output: The shown path of the report's folder.
  ///   - manifest: The shown path of the manifest file; nil for the screens of the app.
  ///   - app: The shown path of the source of an app; nil for the screens of the app.
  init(
    tool: String, snapshots: String, output: String, manifest: String? = nil, app: String? = nil
  ) {
    self.tool = tool
    self.snapshots =
      snapshots == SnapshotsOption().path ? "" : " --snapshots \(ShellWord.quoted(snapshots))"
    self.output = output == OutputOption().path ? "" : " --output \(ShellWord.quoted(output))"
    self.app = app.map { " --app \(ShellWord.quoted($0))" } ?? ""
    origin = manifest.map { " --manifest \(ShellWord.quoted($0))" } ?? self.app
  }

  /// Compares the screens again.
  var verify: String { "\(tool) verify\(snapshots)\(output)\(origin)" }

  /// Accepts a screen.
  func accept(_ id: String) -> String {
    let word = ShellWord.quoted(Glob.escaped(id))
    let options = "\(snapshots)\(output)\(origin)"
    return id.hasPrefix("-")
      ? "\(tool) accept\(options) -- \(word)" : "\(tool) accept \(word)\(options)"
  }

  /// Accepts a screen and those with an equal change.
  func accept(like id: String) -> String {
    let gap = id.hasPrefix("-") ? "=" : " "
    return "\(tool) accept --like\(gap)\(ShellWord.quoted(id))\(snapshots)\(output)\(origin)"
  }

  /// Accepts every screen.
  var acceptAll: String { "\(tool) accept\(snapshots)\(output)\(app)" }

  /// Accepts every new screen.
  var acceptAdded: String { "\(tool) accept --update missing\(snapshots)\(output)\(app)" }

  /// Removes the snapshots without a screen.
  var prune: String { "\(tool) prune\(snapshots)\(origin)" }

  /// Reports the results again.
  var report: String { "\(tool) report\(output)\(app)" }
}

extension Report {
  /// Adds the commands that resolve the findings.
  mutating func name(_ commands: FollowUpCommands) {
    nameCommands { commands.command(for: $0) }
    groups = groups?.map { group in
      var group = group
      let example = screens.first { $0.id == group.screens.first && $0.isAcceptable }
      group.acceptCommand =
        group.screens.count > 1 ? example.map { commands.accept(like: $0.id) } : nil
      return group
    }
    acceptAddedCommand = commands.acceptAdded
    self = withoutIdleCommand
  }

  /// The report without the commands that have nothing left to accept.
  var withoutIdleCommand: Report {
    var report = self
    if let groups {
      // Without an array of findings, which are large.
      let open = Set(screens.lazy.filter(\.isAcceptable).map(\.id))
      report.groups = groups.map { group in
        var group = group
        if open.isDisjoint(with: group.screens) { group.acceptCommand = nil }
        return group
      }
    }
    if acceptableAdded == 0 { report.acceptAddedCommand = nil }
    return report
  }

  /// The number of new screens that `accept` would store.
  var acceptableAdded: Int { screens.count { $0.verdict == .added && $0.isAcceptable } }
}

extension FollowUpCommands {
  fileprivate func command(for screen: ReportedScreen) -> String? {
    if screen.isPending, screen.verdict == .obsolete { return prune }
    return screen.isAcceptable ? accept(screen.id) : nil
  }
}

extension ReportedScreen {
  /// Whether the run saved what `accept` needs, and no review rejected it.
  var isAcceptable: Bool {
    isPending && isRejected != true && verdict != .obsolete
      && (isOfVariant || file(.actual, .text) != nil)
      && file(.actual, .picture) != nil
  }
}
