import CommandParsing
import PlainText

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
