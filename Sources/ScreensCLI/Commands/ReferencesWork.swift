import CommandParsing
import PlainText
import ReferenceCheck

/// Tells which screens and images that documents refer to do not exist.
struct ReferencesWork {
  /// The ids of all screens.
  let ids: [String]
  /// The paths of the documents.
  let documents: [String]
  let session: Tool.Session

  func run() throws(CommandError) -> ExitCode {
    let check = ReferenceChecker(ids: ids, commands: .of(session.name))
    var lines: [String] = []
    for path in documents {
      do {
        let shown = session.shown(path)
        lines += try check.problems(in: path).map { "\(shown):\(text(of: $0))\n" }
      } catch {
        throw .work("\(error)")
      }
    }
    try session.write(lines.joined())
    if !session.isQuiet { session.console.note(summary(lines.count)) }
    return lines.isEmpty ? .success : .different
  }

  /// What is wrong, behind the line and the column by which editors find it.
  private func text(of reference: DocumentReference) -> String {
    let place = "\(reference.line):\(reference.column): "
    switch reference.target {
    case .image(let path): return place + "there is no image \(path.quoted)"
    case .screen(let id):
      let hint = NearestName.of(id, in: ids).map { "; did you mean \($0.quoted)?" } ?? ""
      return place + "unknown screen \(id.quoted)" + hint
    }
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: "every image and every screen that is referred to exists"
    case 1: "1 reference leads nowhere"
    default: "\(count) references lead nowhere"
    }
  }
}

extension CommandSyntax {
  /// How commands of a tool are written, which goes by its own name and by that of this project's.
  static func of(_ tool: ToolName) -> CommandSyntax {
    CommandSyntax(tools: [ToolName.standard, tool.word]) { words in
      // The screens of a file may be those of another app.
      CommandSet.screens.words(
        offeredBy: .screens, in: words, unless: ManifestOption().$path.name)
    }
  }
}
