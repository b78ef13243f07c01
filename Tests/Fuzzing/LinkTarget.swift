import Navigation

enum Place: String, CaseIterable, Codable, Linkable { case home, search }

enum Page: Hashable, Codable {
  case list
  case detail(Int)
  case named(String)
  case found(text: String, tags: [String], exact: Bool)
}

extension Page: Linkable {
  static let links: LinkTable<Page> = [
    LinkPattern("list", .list),
    LinkPattern("detail", .path("id"), make: Page.detail) {
      if case .detail(let id) = $0 { id } else { nil }
    },
    LinkPattern("detail", after: "list", .query("id"), make: Page.detail) {
      if case .detail(let id) = $0 { id } else { nil }
    },
    LinkPattern("named", .path("name"), make: Page.named) {
      if case .named(let name) = $0 { name } else { nil }
    },
    LinkPattern(
      "find", .query("q"), .list("tag"), .flag("exact"),
      make: { Page.found(text: $0, tags: $1, exact: $2) },
      match: {
        if case .found(let text, let tags, let exact) = $0 { (text, tags, exact) } else { nil }
      }),
  ]
}

enum Panel: Hashable, Codable {
  case help
  case edit(Int)
}

extension Panel: Linkable {
  static let links: LinkTable<Panel> = [
    LinkPattern("help", .help),
    LinkPattern("edit", .path("id"), make: Panel.edit) {
      if case .edit(let id) = $0 { id } else { nil }
    },
  ]
}

/// Codecs with the tab in the query and in front, and a question that has a name.
private let codecs = LinkTabPlace.allCases.map { place in
  var codec = LinkCodec<Place, Page, Panel>(schemes: ["a"], hosts: ["b.c"]) { _ in
    [LinkPattern("drop", .path("count"), make: { question(dropping: $0) }) { count(in: $0) }]
  }
  codec.tabPlace = place
  return codec
}

private func question(dropping count: Int) -> Confirmation { Confirmation(title: "Drop \(count)?") }

private func count(in question: Confirmation) -> Int? {
  Int(question.title.dropFirst("Drop ".count).dropLast())
}

/// Reads any bytes as a link; what is read must be written again as a link that means the same.
func fuzzLink(_ bytes: UnsafeRawBufferPointer) {
  let text = String(decoding: bytes, as: UTF8.self)
  for codec in codecs {
    guard let path = try? codec.parse(text), let link = try? codec.print(path) else { continue }
    precondition((try? codec.parse(link)) == path, "\(link) leads elsewhere")
  }
}

/// Reads any bytes as an archive; what could be kept must be archived and read again without a loss.
func fuzzArchive(_ bytes: UnsafeRawBufferPointer) {
  typealias Archive = NavigationArchive<Place, Page, Panel>
  let archive = Archive(reading: Array(bytes), homeTab: .home)
  guard let text = try? Archive(archive.state).text() else { return }
  let again = Archive(reading: text, homeTab: .search)
  precondition(again.state == archive.state && again.losses.isEmpty, "\(text) is not kept")
}
