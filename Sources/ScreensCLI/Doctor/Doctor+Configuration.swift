import CommandParsing

extension Doctor {
  /// The file of settings; none where it must not be read.
  var configuration: [Diagnosis] {
    let topic = "settings"
    do {
      guard let file = try Configuration(session.configuration, session.environment) else {
        return [.ok(topic, "no \(Configuration.standardName) is read")]
      }
      return [.ok(topic, "\(file.path.quoted) is understood")]
    } catch {
      return [
        .problem(
          topic, error.message(tool: session.tool),
          advice: "see '\(session.tool) help' for the names")
      ]
    }
  }
}
