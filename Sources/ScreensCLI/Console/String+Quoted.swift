import PlainText

extension String {
  /// The text in single quotes, for a message.
  var quoted: String { VisibleText.quoted(self) }
}
