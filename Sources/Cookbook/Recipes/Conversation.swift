import Scenes

/// Questions to the author of a recipe, with the answers.
struct Conversation: Sendable {
  /// One message.
  struct Message: Sendable {
    /// Who wrote a message.
    enum Author: Sendable {
      case reader, cook
    }

    let author: Author
    let text: String

    static func reader(_ text: String) -> Self { Self(author: .reader, text: text) }
    static func cook(_ text: String) -> Self { Self(author: .cook, text: text) }
  }

  let recipe: Recipe.ID
  let cook: String
  let messages: [Message]
}

extension Conversation {
  static let all = [shakshuka]

  static func about(_ recipe: Recipe.ID) -> Conversation? {
    all.first { $0.recipe == recipe }
  }

  static let shakshuka = Conversation(
    recipe: "shakshuka", cook: "Yael",
    messages: [
      .reader("Hi Yael! Can I make the sauce a day ahead?"),
      .cook("Yes, and it gets better overnight. Keep it in the fridge, without the eggs."),
      .reader("How do I know the eggs are done?"),
      .cook("Put the lid on for 5 minutes. The whites are firm, the yolks still tremble. 🍳"),
      .reader("And no feta, for a friend who is vegan?"),
      .cook("Crumbled tofu with lemon and salt. But then leave out the eggs too!"),
    ])
}

/// A chat with the author of a recipe.
struct AskTheCookPage: PageDescribing {
  let conversation: Conversation

  var page: Page {
    Page(
      "Ask \(conversation.cook)", background: .plain,
      leading: [BarButton("Close", icon: "xmark")]
    ) {
      for message in conversation.messages {
        ChatBubble(message.text, isOutgoing: message.author == .reader)
      }
      Gap()
      InputField("Message", placeholder: "Ask about a step")
    }
  }
}
