/// The names in a link's query that say what its pages cannot.
enum LinkKey {
  static let tab = "tab"
  static let confirm = "confirm"

  static func style(_ name: String) -> PresentationStyle? {
    switch name {
    case "sheet": .sheet(.large)
    case "sheet.medium": .sheet(.medium)
    case "cover": .fullScreenCover
    default: nil
    }
  }

  static func name(of style: PresentationStyle) -> String {
    switch style {
    case .sheet(.large): "sheet"
    case .sheet(.medium): "sheet.medium"
    case .fullScreenCover: "cover"
    }
  }
}

extension Confirmation {
  /// Reads a question from the query of a small link: its title, its message, a name for each role.
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

  /// The question as the query of a small link.
  var link: RawLink {
    var items = [LinkQuery.Item("title", title)]
    if let message { items.append(LinkQuery.Item("message", message)) }
    items += buttons.map { LinkQuery.Item($0.role.rawValue, $0.label) }
    return RawLink(query: LinkQuery(items))
  }
}
