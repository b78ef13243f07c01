import Harness
import Wireframes

/// The commands that a report recommends, with the flags that lead them to the same snapshots.
struct FollowUpCommand {
  let options: RunOptions
  /// The folder of the snapshots as it is shown.
  let folder: String

  /// Stores the snapshot of one screen.
  func record(_ id: String, _ policy: RecordPolicy) -> String {
    let screen = ShellWord.quoted(Glob.escaped(VisibleText.line(id)))
    return "screens record \(screen) --update \(policy.rawValue)" + drawing + snapshots
  }

  /// Removes the snapshots without a screen.
  var prune: String { "screens prune" + snapshots }

  private var drawing: String {
    let defaults = Settings()
    var flags = ""
    if options.wireframe.scheme != defaults.scheme {
      flags += " --scheme \(options.wireframe.scheme.rawValue)"
    }
    if options.scale != defaults.scale { flags += " --scale \(options.scale)" }
    if !options.wireframe.showsCaption { flags += " --no-caption" }
    if !options.wireframe.showsFrame { flags += " --no-frame" }
    return flags
  }

  private var snapshots: String {
    folder == Settings().snapshots ? "" : " --snapshots \(ShellWord.quoted(folder))"
  }
}
