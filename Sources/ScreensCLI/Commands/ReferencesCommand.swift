import ReferenceCheck

/// Tells which screens and images that documents refer to do not exist.
struct ReferencesCommand {
  /// The ids of all screens.
  let ids: [String]

  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    guard !invocation.operands.isEmpty else {
      throw .usage(.missingOperand(.document, verb: .docs))
    }
    let check = ReferenceChecker(ids: ids, commands: .of(session.name))
    var lines: [String] = []
    for path in invocation.operands {
      do {
        let shown = session.shown(path)
        lines += try check.problems(in: path).map { "\(shown):\(text(of: $0))\n" }
      } catch {
        throw .work("\(error)")
      }
    }
    try session.write(lines.joined())
    if !invocation.settings.isQuiet { session.console.note(summary(lines.count)) }
    return lines.isEmpty ? .success : .different
  }

  /// What is wrong, behind the line and the column by which editors find it.
  private func text(of reference: DocumentReference) -> String {
    let place = "\(reference.line):\(reference.column): "
    switch reference.target {
    case .image(let path): return place + "there is no image \(path.quoted)"
    case .screen(let id):
      let hint = id.nearest(in: ids).map { "; did you mean \($0.quoted)?" } ?? ""
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
