import Wireframes

extension Tool.Session {
  /// Writes results.
  func write(_ text: String) throws(CommandError) {
    do { try console.write(text) } catch { throw .output(error) }
  }

  /// A path as it is shown: from the working directory where it lies below it.
  func shown(_ path: String) -> String {
    let folder = environment.workingDirectory + "/"
    return VisibleText.line(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }
}

extension Settings {
  /// How the pictures are drawn.
  var wireframe: Wireframe.Options {
    Wireframe.Options(scheme: scheme, showsCaption: showsCaption, showsFrame: showsFrame)
  }
}

extension Selection {
  /// The selected ids, with errors as a command has them.
  func ids(of all: [String]) throws(CommandError) -> [String] {
    do { return try apply(to: all) } catch { throw .usage(error) }
  }
}
