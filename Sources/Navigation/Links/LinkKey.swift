/// The names in a link's query that express what its pages cannot.
enum LinkKey {
  case tab
  case layer(PresentationStyle)
  case question

  init?(_ name: String) {
    switch name {
    case "tab": self = .tab
    case "sheet": self = .layer(.sheet(.large))
    case "sheet.medium": self = .layer(.sheet(.medium))
    case "cover": self = .layer(.fullScreenCover)
    case "confirm": self = .question
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .tab: "tab"
    case .layer(.sheet(.large)): "sheet"
    case .layer(.sheet(.medium)): "sheet.medium"
    case .layer(.fullScreenCover): "cover"
    case .question: "confirm"
    }
  }
}

extension Confirmation {
  /// Reads a question from the query of a nested link: its title, its message, and its buttons by role.
  init(link: RawLink) throws(LinkError) {
    guard let title = link.query["title"].first.flatMap(\.self) else {
      throw LinkError.missingParameter(name: "title")
    }
    self.init(title: title, message: link.query["message"].first.flatMap(\.self))
    for item in link.query.items {
      if let role = ConfirmationRole(rawValue: item.name) {
        buttons.append(ConfirmationButton(item.value ?? "", role: role))
      }
    }
  }

  /// The question as the query of a nested link.
  var link: RawLink {
    var items = [LinkQuery.Item("title", title)]
    if let message { items.append(LinkQuery.Item("message", message)) }
    items += buttons.map { LinkQuery.Item($0.role.rawValue, $0.label) }
    return RawLink(query: LinkQuery(items))
  }
}

/// A question with a name in an app's links.
package struct NamedQuestion: Sendable {
  private let declaration: LinkPattern<Confirmation>.Declaration

  /// The name in a link.
  package var name: String { declaration.name }

  /// The question itself; nil if it has parameters.
  package var confirmation: Confirmation? { declaration.constant }

  /// Whether a confirmation is this question.
  package func matches(_ confirmation: Confirmation) -> Bool {
    declaration.write(confirmation) != nil
  }

  fileprivate init(_ declaration: LinkPattern<Confirmation>.Declaration) {
    self.declaration = declaration
  }
}

extension LinkCodec {
  /// The questions with names in the app's links over a screen; the screen itself has no question.
  package func questions(over screen: Path) -> [NamedQuestion] {
    confirmations(screen).declarations.map(NamedQuestion.init)
  }
}
