/// Spells texts as words of a POSIX shell, for commands that people copy.
package enum ShellWord {
  /// The text as one word, in quotes where the shell would see more in it.
  package static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    if isPlain { return text }
    // Within single quotes all but their end is as it stands; a quote is put between two words.
    let pieces = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
