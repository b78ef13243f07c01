import Manifest
import Navigation

// Each app has exactly one defect in the link or the archive of a screen.

/// The link of the page is parsed as that of another.
enum Misled: String, TinyManifest {
  case home, more, detail

  static let linkCodec: LinkCodec<Tiny.Tab, Tiny.Route, Tiny.Sheet>? = LinkCodec(
    schemes: ["tiny"], tabs: [LinkPattern("home", .home), LinkPattern("more", .more)],
    routes: [
      LinkPattern("detail", .path("id"), make: { .detail($0 + 1) }) {
        if case .detail(let id) = $0 { id } else { nil }
      }
    ],
    sheets: [])

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }
}

/// The app cannot parse the link that it writes.
enum Misspelt: String, TinyManifest {
  case home, more

  static let linkCodec = Misled.linkCodec

  static func link(to path: Tiny.Path) -> String? {
    path == Tiny.more ? "tiny://?tab=moore" : try? linkCodec?.print(path)
  }

  var navigationPath: Tiny.Path { self == .home ? Tiny.home : Tiny.more }
}

/// The link of the page is that of another, although the app's codec is correct.
enum Mistaken: String, TinyManifest {
  case home, more, detail

  static let linkCodec: LinkCodec<Tiny.Tab, Tiny.Route, Tiny.Sheet>? = LinkCodec(
    schemes: ["tiny"], tabs: [LinkPattern("home", .home), LinkPattern("more", .more)],
    routes: [
      LinkPattern("detail", .path("id"), make: Tiny.Route.detail) {
        if case .detail(let id) = $0 { id } else { nil }
      }
    ],
    sheets: [])

  static func link(to path: Tiny.Path) -> String? {
    path == Tiny.detail ? "tiny://detail/2?tab=home" : try? linkCodec?.print(path)
  }

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }
}

/// The sheet is in no table of links.
enum Unlinked: String, TinyManifest {
  case home, more, edit

  static let linkCodec = Misled.linkCodec

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }
}

/// The links contain only the tab; nothing here parses them.
enum Vague: String, TinyManifest {
  case home, more, detail

  static func link(to path: Tiny.Path) -> String? { "tiny://\(path.tab ?? .home)" }

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }
}

/// An archive of the page loses which page it was, and one of the sheet cannot be read.
enum Forgetful: String, ScreenManifest {
  case home, detail, edit, secret

  enum Tab: String, CaseIterable, Hashable, Sendable, Codable { case home }

  struct Route: Hashable, Sendable, Codable {
    var id: Int
    init(_ id: Int) { self.id = id }
    init(from decoder: any Decoder) throws { id = 0 }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("detail")
    }
  }

  struct Sheet: Hashable, Sendable, Codable {
    struct Refusal: Error, CustomStringConvertible { var description: String { "too secret" } }

    var isSecret = false
    init(isSecret: Bool) { self.isSecret = isSecret }
    init(from decoder: any Decoder) throws { throw Refusal() }
    func encode(to encoder: any Encoder) throws {
      if isSecret { throw Refusal() }
      var container = encoder.singleValueContainer()
      try container.encode("edit")
    }
  }

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .home: ScreenPath(tab: .home)
    case .detail: ScreenPath(tab: .home, routes: [Route(1)])
    case .edit: ScreenPath(tab: .home, sheet: Sheet(isSecret: false))
    case .secret: ScreenPath(tab: .home, sheet: Sheet(isSecret: true))
    }
  }
}
