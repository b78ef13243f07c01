package import Navigation

/// Pages whose links use every kind of parameter, and one name with two meanings.
package enum Stop: Hashable, Sendable {
  case list, settings, users, posts
  case user(Int)
  case post(Int)
  case item(String)
  case detail(Int)
  case search(text: String, tags: [String], exact: Bool, page: Int)
  case filter(from: Int?, to: Int?)
  case pair(Int, String)
  case profilePicture
}

extension Stop: Linkable {
  package static let links: LinkTable<Stop> = [
    LinkPattern("list", .list),
    LinkPattern("settings", .settings),
    LinkPattern("users", .users),
    LinkPattern("posts", .posts),
    LinkPattern("detail", after: "users", .query("id"), make: Stop.user) {
      if case .user(let id) = $0 { id } else { nil }
    },
    LinkPattern("detail", after: "posts", .query("id"), make: Stop.post) {
      if case .post(let id) = $0 { id } else { nil }
    },
    LinkPattern("detail", .path("id"), make: Stop.detail) {
      if case .detail(let id) = $0 { id } else { nil }
    },
    LinkPattern("item", .path("name"), make: Stop.item) {
      if case .item(let name) = $0 { name } else { nil }
    },
    LinkPattern(
      "search", .query("q"), .list("tag"), .flag("exact"), .query("page", default: 1),
      make: { Stop.search(text: $0, tags: $1, exact: $2, page: $3) },
      match: {
        if case .search(let text, let tags, let exact, let page) = $0 {
          (text, tags, exact, page)
        } else {
          nil
        }
      }),
    LinkPattern(
      "filter", .optional("from"), .optional("to"), make: { Stop.filter(from: $0, to: $1) }
    ) {
      if case .filter(let from, let to) = $0 { (from, to) } else { nil }
    },
    LinkPattern("pair", .path("number"), .path("text"), make: Stop.pair) {
      if case .pair(let number, let text) = $0 { (number, text) } else { nil }
    },
    LinkPattern("profile/picture", .profilePicture),
  ]
}

package enum Card: Hashable, Sendable {
  case help
  case edit(Int)
  case note(String)
}

extension Card: Linkable {
  package static let links: LinkTable<Card> = [
    LinkPattern("help", .help),
    LinkPattern("edit", .path("id"), make: Card.edit) {
      if case .edit(let id) = $0 { id } else { nil }
    },
    LinkPattern("note", .query("text"), make: Card.note) {
      if case .note(let text) = $0 { text } else { nil }
    },
  ]
}

extension Place: Linkable {}

package typealias Codec = LinkCodec<Place, Stop, Card>
package typealias LinkApp = TabRouter<Place, Stop, Card>
package typealias LinkPath = ScreenPath<Place, Stop, Card>

package let codec = Codec(schemes: ["myapp", "my-app"], hosts: ["example.com", "www.example.com"])

/// The same codec with the tab as the first component.
package let leadingCodec: Codec = {
  var codec = codec
  codec.tabPlace = .firstComponent
  return codec
}()
