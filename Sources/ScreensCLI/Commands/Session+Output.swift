import PlainText
import Wireframes

extension Tool.Session {
  /// Writes results.
  func write(_ text: String) throws(CommandError) {
    do { try console.write(text) } catch { throw .output(error) }
  }

  /// Tells the person what is wrong, where the command goes on all the same.
  func complain(_ sentence: String) { console.note("\(name.word): \(sentence)") }

  /// Writes a result that is a file.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do { try console.write(bytes) } catch { throw .output(error) }
  }

  /// A path as it is shown: from the working directory.
  func shown(_ path: String) -> String {
    VisibleText.line(ShownPath(folder: environment.workingDirectory).text(of: path))
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
