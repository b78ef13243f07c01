import Scenes

extension Value {
  /// Whether it is a case of an error of what asks a server, `APIError.invalidResponse`: what it says is for developers, and
  /// data on each page of an app that asks one.
  var isOfTransport: Bool {
    guard case .enumCase(let value) = self, let type = value.type else { return false }
    let words = DerivedTitle.words(in: type.lastComponent).map { $0.lowercased() }
    return !transportWords.isDisjoint(with: words)
  }
}

private let transportWords: Set = [
  "api", "http", "network", "networking", "transport",
]
