/// What a person searches for.
public enum SearchQuery: Hashable, Sendable, Codable {
  /// Recipes with an ingredient.
  case ingredient(String)
  /// Recipes that take less than some minutes.
  case under(minutes: Int)

  /// The words of the query, as a person would type them.
  var words: String {
    switch self {
    case .ingredient(let word): word
    case .under(let minutes): "Under \(minutes) minutes"
    }
  }
}
