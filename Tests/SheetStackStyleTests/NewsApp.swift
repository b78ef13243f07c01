import Navigation

enum AppTab: String, TabType, CaseIterable {
  case today, saved

  var id: Self { self }
  var icon: String { self == .today ? "newspaper" : "bookmark" }
}

enum Destination: PathDestination {
  case section(String)
  case article
  case results(tags: [String])

  static func path(for destination: Destination) -> String {
    switch destination {
    case .section(let name): return name
    case .article: return "article"
    case .results: return "results"
    }
  }

  static func from(path: String, fullPath: [String], parameters: [String: [String]]) -> Destination?
  {
    switch path {
    case "article": return .article
    case "results": return .results(tags: parameters["tag"] ?? [])
    case "sport", "culture": return .section(path)
    default: return nil
    }
  }
}

enum Sheet: SheetType {
  case reader, share, options

  var id: Self { self }
}

typealias AppRouter = Router<AppTab, Destination, Sheet>
