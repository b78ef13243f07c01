extension ConversionLoss {
  /// The lost part of a screen in words, such as "a full-screen cover"; nil for a closure.
  ///
  /// - Parameter selectedTab: The tab of the screen, which is not named.
  func words(selectedTab: Tab?) -> String? {
    guard let words = part.words, let tab, tab != selectedTab else { return part.words }
    return "\(words) in the tab '\(tab)'"
  }
}

extension ConversionLoss.Part {
  fileprivate var words: String? {
    switch self {
    case .path(let routes): routes.isEmpty ? "any page" : "the pages \(list(routes))"
    case .layer(let layer): "\(layer.style.words) that shows '\(layer.item)'"
    case .layerPath(let routes, let item): "the pages \(list(routes)) inside '\(item)'"
    case .style(let style, let item): "\(style.words) that shows '\(item)'"
    case .order(let items): "the order of the layers \(list(items))"
    case .confirmation(let confirmation): "the question '\(confirmation.title)'"
    case .columns(let columns): "a split view with \(columns.count) columns"
    case .pageStates(let states):
      "the page \(states.count == 1 ? "state" : "states") \(list(states))"
    case .window(let name): "the window '\(name)'"
    case .confirmationActions, .dismissalAction: nil
    }
  }

  private func list(_ values: [some Any]) -> String {
    values.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension PresentationStyle {
  fileprivate var words: String {
    switch self {
    case .sheet(.large): "a sheet"
    case .sheet(.medium): "a medium sheet"
    case .sheet(let detent): "a sheet of \(detent)"
    case .fullScreenCover: "a full-screen cover"
    case .popover: "a popover"
    case .inspector: "an inspector"
    }
  }
}
