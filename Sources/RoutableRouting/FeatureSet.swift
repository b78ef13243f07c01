#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The features of one stack, each kind at most once.
struct FeatureSet {
  /// The way on which the system delivered a link.
  enum LinkKind {
    case custom
    case universal
  }

  private struct DeepLinking {
    var handler: any DeepLinkHandler
    var includesUniversalLinks: Bool
    var universalLinkHandler: (any DeepLinkHandler)?
  }

  /// The key under which pages are saved; nil without the feature.
  private(set) var restorationKey: String?

  private var deepLinking: DeepLinking?

  /// Whether the stack listens for links at all.
  var followsLinks: Bool { deepLinking != nil }

  init(_ features: [RouterFeature]) {
    for feature in features {
      switch feature {
      case .deepLinking(let handler, let includesUniversalLinks, let universalLinkHandler):
        deepLinking = DeepLinking(
          handler: handler, includesUniversalLinks: includesUniversalLinks,
          universalLinkHandler: universalLinkHandler)
      case .stateRestoration(let key):
        restorationKey = key
      }
    }
  }

  /// The routes to push for a link; empty if the link changes nothing.
  func routes<Route: Routable>(for url: URL, _ kind: LinkKind, of type: Route.Type) -> [Route] {
    guard let handler = handler(for: kind) as? any DeepLinkHandler<Route> else { return [] }
    return handler.handle(url) ?? []
  }

  private func handler(for kind: LinkKind) -> (any DeepLinkHandler)? {
    guard let deepLinking else { return nil }
    switch kind {
    case .custom: return deepLinking.handler
    case .universal:
      guard deepLinking.includesUniversalLinks else { return nil }
      return deepLinking.universalLinkHandler ?? deepLinking.handler
    }
  }
}
