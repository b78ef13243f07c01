import Navigation

/// A path as a deep link: `cookbook://recipes/shakshuka?sheet=edit&sheet=ingredient/eggs`.
///
/// The tab and the pages are the components; each layer is one item of the query, bottom first, with
/// the pages inside it.
struct CookbookLink {
  let text: String

  init(to path: AppScreen.Path) {
    let tab = path.tab ?? AppScreen.homeTab
    let address = Self.joined([tab.rawValue] + path.routes.flatMap(\.components))
    let layers = path.layers.map { layer in
      "\(layer.style.linkKey)=\(Self.joined(layer.item.components + layer.path.flatMap(\.components)))"
    }
    let question = path.confirmation.map { "confirm=\(Self.joined([Slug.of($0.title)]))" }
    let query = (layers + [question].compactMap(\.self)).joined(separator: "&")
    text = "cookbook://\(address)" + (query.isEmpty ? "" : "?\(query)")
  }

  private static func joined(_ components: [String]) -> String {
    components.map(percentEncoded).joined(separator: "/")
  }

  /// Encodes everything but the characters that RFC 3986 calls unreserved (section 2.3).
  private static func percentEncoded(_ component: String) -> String {
    component.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || "0123456789-._~".unicodeScalars.contains(scalar)
      {
        return String(scalar)
      }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension PresentationStyle {
  fileprivate var linkKey: String {
    switch self {
    case .sheet(.large): "sheet"
    case .sheet(.medium): "half-sheet"
    case .fullScreenCover: "cover"
    }
  }
}

extension CookbookRoute {
  fileprivate var components: [String] {
    switch self {
    case .recipe(let id): [id]
    case .original: ["original"]
    case .unit: ["unit"]
    case .results(.ingredient(let word)): ["with", word]
    case .results(.under(let minutes)): ["under", "\(minutes)"]
    case .diets: ["diets"]
    case .collection(let id): ["collections", id]
    case .list(let name): ["lists", Slug.of(name)]
    case .markets: ["markets"]
    case .market(let id), .stall(let id, _): [id]
    case .account: ["account"]
    case .measurementUnits: ["units"]
    case .appearance: ["appearance"]
    case .licenses: ["licenses"]
    }
  }
}

extension CookbookSheet {
  fileprivate var components: [String] {
    switch self {
    case .edit: ["edit"]
    case .ingredient(let id, _): ["ingredient", id]
    case .newRecipe: ["new"]
    case .cook(_, let step): ["cook", "\(step)"]
    case .timer: ["timer"]
    case .chat: ["chat"]
    case .filters: ["filters"]
    case .shoppingItem: ["new-item"]
    }
  }
}
