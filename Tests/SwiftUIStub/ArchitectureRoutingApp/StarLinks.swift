import ArchitectureRouting
import Foundation

/// The stars that the app knows.
actor StarCatalogue {
  struct Unavailable: Error {}

  private let names: Set<String>
  private var isAvailable = true

  init(names: Set<String>) {
    self.names = names
  }

  func contains(_ name: String) throws -> Bool {
    guard isAvailable else { throw Unavailable() }
    return names.contains(name)
  }

  func close() { isAvailable = false }
}

/// Resolves `stargazing://star/Vega` and `https://stargazing.example/star/Vega` alike.
final class DeepLinkResolver: DeepLinkResolverProtocol, Sendable {
  private let catalogue: StarCatalogue

  init(catalogue: StarCatalogue) {
    self.catalogue = catalogue
  }

  func resolve(_ url: URL) async throws -> DeepLinkDestination? {
    var words = url.pathComponents.filter { $0 != "/" }
    // A link with the app's own scheme has its first component in the position of the host.
    if url.scheme == "stargazing", let host = url.host() { words.insert(host, at: 0) }
    switch words.first {
    case "star" where words.count == 2:
      guard try await catalogue.contains(words[1]) else { return nil }
      return .route(tab: .sky, routes: [.star(name: words[1])])
    case "filter" where words.count == 1:
      return .sheet(tab: .sky, sheet: .filter)
    default:
      return nil
    }
  }
}

extension TabRouter {
  /// Follows a link; a link without a target, or with a failed lookup, changes nothing.
  func follow(_ url: URL, with resolver: any DeepLinkResolverProtocol) async {
    guard let destination = try? await resolver.resolve(url) else { return }
    handle(destination: destination)
  }
}
