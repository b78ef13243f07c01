/// One message of a conversation.
public struct ChatBubble: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The text.
  public var text: String
  /// Whether the user of the phone wrote it.
  public var isOutgoing: Bool
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the message comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a message.
  public init(_ text: String, isOutgoing: Bool = false) {
    self.text = text
    self.isOutgoing = isOutgoing
  }

  /// The message as a block.
  public var block: Block { .bubble(self) }
}

extension ChatBubble: BlockContent {
  package static let table = FieldTable<ChatBubble>(
    "bubble", "A message of a conversation.", blank: ChatBubble(""),
    fields: [
      .text("text", \.text, "The text."),
      .flag("outgoing", \.isOutgoing, "Whether the user of the phone wrote it."),
      .accessible,
      .source(\.source),
    ])
}
