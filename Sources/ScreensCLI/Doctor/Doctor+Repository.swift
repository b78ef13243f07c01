import Files

extension Doctor {
  /// What git would do to snapshots; nothing where there is no repository.
  var repository: [Diagnosis] {
    let topic = "git"
    let folder = session.environment.workingDirectory
    guard machine.exists("\(folder)/.git") else { return [] }
    let bytes = (try? WholeFile.read("\(folder)/.gitattributes")) ?? nil
    let rules = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(whereSeparator: \.isWhitespace) }
    let wanted: [(ends: String, attributes: Set<Substring>, line: String)] = [
      ("png", ["-text", "binary", "filter=lfs"], "*.png -text"),
      ("txt", ["text", "eol=lf", "-text"], "/\(snapshotsFolder)/*.txt text eol=lf"),
    ]
    let missing = wanted.filter { wish in
      !rules.contains { rule in
        rule.first?.hasSuffix(wish.ends) == true
          && rule.dropFirst().contains(where: wish.attributes.contains)
      }
    }
    if missing.isEmpty { return [.ok(topic, "'.gitattributes' keeps snapshots as they are")] }
    return [
      .warning(
        topic, "git may convert the line ends of snapshots on some machine",
        advice: "add to '.gitattributes': "
          + missing.map(\.line.quoted).joined(separator: " and "))
    ]
  }
}
