import Harness
import PlainText
import Scenes
import Wireframes

/// Tells which screen a deep link leads to, or why it leads to none.
struct LinkCommand {
  let source: SceneSource

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) async throws(CommandError) -> ExitCode
  {
    let link = invocation.operands[0]
    let scene: Scene
    do {
      scene = try await source.open(link: link)
    } catch {
      let reason = VisibleText.line(error.message(about: link, in: source))
      session.complain("\(link.quoted) leads to no screen: \(reason)")
      return .different
    }
    try session.write(TextTwin(scene).text)
    guard source.ids.contains(scene.id) else {
      session.complain("\(link.quoted) is opened, but no screen of the manifest has this state")
      return .different
    }
    return .success
  }
}
