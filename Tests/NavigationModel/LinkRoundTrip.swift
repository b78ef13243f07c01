package import Navigation
package import TestSupport

/// Checks `parse(print(p)) == p` for random screens.
package struct LinkRoundTrip<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
> {
  /// The outcome of a check.
  package struct Outcome {
    /// The number of screens with a link.
    package var printed = 0
    /// The first screen whose link parses as another screen.
    package var fault: String?
  }

  private let codec: LinkCodec<Tab, Route, Sheet>
  private let form: LinkForm

  package init(_ codec: LinkCodec<Tab, Route, Sheet>, as form: LinkForm = .app) {
    self.codec = codec
    self.form = form
  }

  /// Writes and parses the links of a number of screens.
  package func outcome(
    of count: Int, seed: UInt64,
    screen: (inout SeededGenerator) -> ScreenPath<Tab, Route, Sheet>
  ) -> Outcome {
    var random = SeededGenerator(seed: seed)
    var outcome = Outcome()
    for _ in 0..<count {
      let path = screen(&random)
      guard let link = try? codec.print(path, as: form) else { continue }
      outcome.printed += 1
      if (try? codec.parse(link)) != path {
        outcome.fault = "seed \(seed): \(path) is written as \(link)"
        return outcome
      }
    }
    return outcome
  }
}

extension ScreenPath where Tab == Place, Route == Stop, Sheet == Card {
  package static func random(_ random: inout SeededGenerator) -> Self {
    var path = Self(
      tab: Bool.random(using: &random) ? Place.allCases.randomElement(using: &random) : nil)
    path.routes = Stop.randomPath(&random, upTo: 5)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let styles: [PresentationStyle] = [
        .sheet, .sheet(.medium), .fullScreenCover, .sheet(.fraction(0.4)), .sheet(.height(300)),
        .inspector, .popover(), .popover(anchor: .random(&random)),
      ]
      path.layers.append(
        PresentedLayer(
          Card.random(&random), style: styles.randomElement(using: &random) ?? .sheet,
          path: Stop.randomPath(&random, upTo: 2)))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      path.confirmation = Confirmation(
        title: .random(&random), message: Bool.random(using: &random) ? .random(&random) : nil,
        buttons: [.destructive(.random(&random)), .cancel(.random(&random))])
      if Bool.random(using: &random) { path.confirmation?.makeAlert(&random) }
    }
    path.addShapes(&random)
    return path
  }

  /// Adds columns, page states and a window to some paths.
  private mutating func addShapes(_ random: inout SeededGenerator) {
    if Int.random(in: 0..<5, using: &random) == 0 {
      let visibility = ColumnVisibility.allCases.randomElement(using: &random) ?? .all
      columns = SplitColumns(
        Bool.random(using: &random) ? .two : .three,
        selections: Stop.randomPath(&random, upTo: 2), visibility: visibility)
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      pageStates = [.loading, .searching(.random(&random)), .custom(.random(&random))]
    }
    if Int.random(in: 0..<5, using: &random) == 0 { window = .random(&random) }
  }
}

extension Confirmation {
  fileprivate mutating func makeAlert(_ random: inout SeededGenerator) {
    style = .alert
    fields = [
      ConfirmationField(.random(&random), text: .random(&random)),
      ConfirmationField(.random(&random), isSecure: true),
    ]
  }
}

extension Stop {
  static func randomPath(_ random: inout SeededGenerator, upTo count: Int) -> [Stop] {
    var path: [Stop] = []
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      let id = Int.random(in: -9...99, using: &random)
      switch (path.last, Int.random(in: 0..<10, using: &random)) {
      case (.users, _): path.append(.user(id))
      case (.posts, _): path.append(.post(id))
      case (_, 0): path.append(.list)
      case (_, 1): path.append(.users)
      case (_, 2): path.append(.posts)
      case (_, 3): path.append(.item(.random(&random)))
      case (_, 4): path.append(.detail(id))
      case (_, 5):
        let tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in String.random(&random) }
        path.append(.search(text: .random(&random), tags: tags, exact: id > 0, page: id))
      case (_, 6):
        path.append(.filter(from: id > 0 ? id : nil, to: id.isMultiple(of: 2) ? id : nil))
      case (_, 7): path.append(.pair(id, .random(&random)))
      case (_, 8): path.append(.profilePicture)
      default: path.append(.settings)
      }
    }
    return path
  }
}

extension Card {
  static func random(_ random: inout SeededGenerator) -> Card {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .help
    case 1: .edit(.random(in: 0...9, using: &random))
    default: .note(.random(&random))
    }
  }
}

extension String {
  /// A short text of characters with a meaning in links, or with a long encoding.
  package static func random(_ random: inout SeededGenerator) -> String {
    let alphabet = Array("ab1/?#&=%+ .:@;,\\\"'~\u{0}\n\u{7F}éßЖ漢👩‍👩‍👧e\u{301}")
    let count = Int.random(in: 0...5, using: &random)
    return String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
  }
}
