/// The names in a link's query that express what its pages cannot.
enum LinkKey {
  case tab
  case layer(PresentationStyle)
  case question(ConfirmationStyle)
  /// A page that is selected in a column of a split view.
  case selection
  /// What has no nested link.
  case plain(Plain)

  /// The names whose value is one word.
  enum Plain: String {
    case columns = "nav.columns"
    case pageState = "nav.state"
    case window = "nav.window"
  }

  private static let layerPrefix = "sheet."

  init?(_ name: String) {
    switch name {
    case "tab": self = .tab
    case "sheet": self = .layer(.sheet(.large))
    case "cover": self = .layer(.fullScreenCover)
    case "confirm": self = .question(.dialog)
    case "confirm.alert": self = .question(.alert)
    case "nav.selection": self = .selection
    default:
      if let plain = Plain(rawValue: name) {
        self = .plain(plain)
      } else if name.hasPrefix(Self.layerPrefix) {
        guard let style = Self.style(named: name) else { return nil }
        self = .layer(style)
      } else {
        return nil
      }
    }
  }

  var name: String {
    switch self {
    case .tab: "tab"
    case .layer(.sheet(.large)): "sheet"
    case .layer(.fullScreenCover): "cover"
    case .layer(.sheet(let detent)): "\(Self.layerPrefix)\(detent)"
    case .layer(let style): "\(Self.layerPrefix)\(style)"
    case .question(.dialog): "confirm"
    case .question(.alert): "confirm.alert"
    case .selection: "nav.selection"
    case .plain(let plain): plain.rawValue
    }
  }

  /// The style of `sheet.medium`, `sheet.fraction:0.4` or `sheet.popover:Share`.
  private static func style(named name: String) -> PresentationStyle? {
    let word = String(name.dropFirst(layerPrefix.count))
    // Not 'sheet.large' and 'sheet.fullScreenCover', so that each style has one name.
    if let detent = Detent(word) { return detent == .large ? nil : .sheet(detent) }
    guard let style = PresentationStyle(word), style.kind == .popover || style.kind == .inspector
    else { return nil }
    return style
  }
}

extension SplitColumns {
  /// The number of columns and their visibility as one word: `3` or `3:detailOnly`.
  var word: String {
    visibility == .automatic ? "\(count.rawValue)" : "\(count.rawValue):\(visibility.rawValue)"
  }

  /// Reads columns from their word.
  init?(word: String) {
    let (number, name) = word.splitAtColon
    guard let count = Int(number).flatMap(Count.init),
      let visibility = ColumnVisibility(rawValue: name ?? "automatic")
    else { return nil }
    self.init(count, visibility: visibility)
  }
}

extension Confirmation {
  /// Reads a question from the query of a nested link: its title, its message, its fields, and its buttons by role.
  init(link: RawLink, style: ConfirmationStyle) throws(LinkError) {
    guard let title = link.query["title"].first.flatMap(\.self) else {
      throw LinkError.missingParameter(name: "title")
    }
    self.init(title: title, message: link.query["message"].first.flatMap(\.self), style: style)
    for item in link.query.items {
      let value = item.value ?? ""
      switch item.name {
      case "field": fields.append(ConfirmationField(value))
      case "secure": fields.append(ConfirmationField(value, isSecure: true))
      case "text" where !fields.isEmpty: fields[fields.count - 1].text = value
      default:
        guard let role = ConfirmationRole(rawValue: item.name) else { continue }
        buttons.append(ConfirmationButton(value, role: role))
      }
    }
  }

  /// The question as the query of a nested link.
  var link: RawLink {
    var items = [LinkQuery.Item("title", title)]
    if let message { items.append(LinkQuery.Item("message", message)) }
    for field in fields {
      items.append(LinkQuery.Item(field.isSecure ? "secure" : "field", field.label))
      if !field.text.isEmpty { items.append(LinkQuery.Item("text", field.text)) }
    }
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
