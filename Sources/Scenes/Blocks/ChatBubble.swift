/// One message of a conversation.
public struct ChatBubble: Codable, Sendable, Hashable, BlockConvertible {
  /// The words.
  public var text: String
  /// Whether the person who holds the phone wrote it.
  public var isOutgoing: Bool

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
      .text("text", \.text, "The words."),
      .flag("outgoing", \.isOutgoing, "Whether the person who holds the phone wrote it."),
    ])
}
