#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A feature that `withRouter` adds to a stack.
///
/// Of two features of one kind, the last counts.
public enum RouterFeature {
  /// Pushes the routes that a handler finds for a link. A handler of another route type does nothing.
  ///
  /// - Parameters:
  ///   - handler: Handles the links with the app's own schemes.
  ///   - includeUniversalLinks: Whether web links are followed too.
  ///   - universalLinkHandler: Handles the web links instead of `handler`.
  case deepLinking(
    _ handler: any DeepLinkHandler, includeUniversalLinks: Bool = false,
    universalLinkHandler: (any DeepLinkHandler)? = nil)

  /// Saves the pages in the scene's storage and restores them when the view first appears.
  ///
  /// Presentations are not saved. Does nothing if the route type is not `Codable`.
  ///
  /// - Parameter key: The key in the scene's storage.
  case stateRestoration(key: String)
}

/// Turns links into routes of one type.
///
/// ``RouterFeature/deepLinking(_:includeUniversalLinks:universalLinkHandler:)`` passes the links that
/// the system delivers to a handler.
public protocol DeepLinkHandler<Route> {
  /// The routes that links open.
  associatedtype Route: Routable

  /// Finds the routes for a link.
  ///
  /// - Parameter url: The link.
  /// - Returns: The routes to push, bottom first; nil if the link is not for this handler.
  func handle(_ url: URL) -> [Route]?
}

/// The features of one stack, each kind at most once.
struct FeatureSet {
  /// How the system delivered a link.
  enum LinkKind {
    case custom
    case universal
  }

  private struct DeepLinking {
    var handler: any DeepLinkHandler
    var includesUniversalLinks: Bool
    var universalLinkHandler: (any DeepLinkHandler)?
  }

  /// The key for the saved pages; nil without the feature.
  private(set) var restorationKey: String?

  private var deepLinking: DeepLinking?

  /// Whether the stack handles links.
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
