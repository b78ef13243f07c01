/// What a test is told of one screen that is not as its snapshot says.
struct SnapshotFailure: Sendable, Equatable {
  /// A file that helps to understand it.
  struct Attachment: Sendable, Equatable {
    /// The name, such as `recipeDetail.expected.png`.
    var name: String
    /// The content.
    var bytes: [UInt8]
  }

  /// What differs, and last the command that accepts it.
  var message: String
  /// What is expected, what was drawn, and the difference.
  var attachments: [Attachment] = []
}
