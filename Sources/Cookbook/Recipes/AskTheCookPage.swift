import Scenes

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
