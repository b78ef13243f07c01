#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes URLs of components and query items that nobody has declared.
enum DeepLinkURL {
  static func make(scheme: String, components: [String], query: [LinkQuery.Item])
    throws(LinkError) -> URL
  {
    guard RawLink.isScheme(scheme.utf8) else {
      throw LinkError.unprintable(.noScheme(scheme))
    }
    for component in components where component.isEmpty {
      throw LinkError.unprintable(.undeclared(component))
    }
    var link = RawLink(scheme: scheme)
    link.components = components
    link.query = LinkQuery(query)
    let isHost = components.first.map { PercentEncoding.component($0) == $0 } ?? true
    let text = scheme + (isHost ? "://" : ":///") + link.relativeText
    guard let url = URL(string: text) else { throw LinkError.unprintable(.leadsElsewhere(text)) }
    return url
  }
}
