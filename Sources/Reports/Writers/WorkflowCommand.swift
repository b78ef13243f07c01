/// A line by which a step tells GitHub Actions something.
///
/// GitHub's documentation of workflow commands gives the form; what is escaped is what its own toolkit
/// escapes.
struct WorkflowCommand {
  var name: StaticString
  var properties: [(name: StaticString, value: String)]
  var message: String

  /// The line without its line feed.
  var line: String {
    let properties = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
    let head = ([] + properties).joined(separator: ",")
    return "::\(name)\(head.isEmpty ? "" : " " + head)::\(Self.escapedMessage(message))"
  }

  static func escapedMessage(_ text: String) -> String {
    escaped(text) { "%\r\n".unicodeScalars.contains($0) }
  }

  static func escapedProperty(_ text: String) -> String {
    escaped(text) { "%\r\n:,".unicodeScalars.contains($0) }
  }

  private static func escaped(
    _ text: String, where isSpecial: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
