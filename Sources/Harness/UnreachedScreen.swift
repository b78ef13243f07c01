package import Manifest
package import Navigation
import PlainText
import Scenes

/// A screen that the router did not reach.
package struct UnreachedScreen: Error {
  package var id: String
  package var difference: ReachDifference
  /// The outcome of the router's last navigation; nil for a screen of a manifest file.
  var outcome: NavigationOutcome?
}

extension UnreachedScreen {
  /// The reason, without a full stop.
  package var reason: String { obstacle.map { "\($0) (\(difference))" } ?? "\(difference)" }

  /// The recommended fix.
  var remedy: String {
    if difference.unstablePayloads != nil { return "give it a fixed value, such as a 'static let'" }
    return switch outcome {
    case nil: "run it again"
    case .pending:
      "let the guard answer synchronously, or create a router without it in 'makeRouter()'"
    case .blocked, .held, .redirected:
      "let the guard allow the origin 'harness', or set up in 'makeRouter()' what it checks, "
        + "such as a signed-in user"
    case .applied, .unchanged:
      "change its path or the router that 'makeRouter()' returns"
    }
  }

  /// The reason and the recommended fix.
  package var explanation: String { "\(reason); \(remedy)" }

  /// The action of a guard that prevents the screen, if there is one.
  private var obstacle: String? {
    switch outcome {
    case .blocked: "a guard blocks it"
    case .held: "a guard holds it until it is resumed"
    case .redirected: "a guard redirects it"
    case .pending: "a guard answers asynchronously, but the harness does not wait"
    case .applied, .unchanged, nil: nil
    }
  }
}

/// Why a deep link opens no screen.
package enum LinkRefusal: Error, Hashable, Sendable {
  /// The manifest has no codec, and its router opens no links.
  case noLinks
  /// The app's router did not open it, with the outcome.
  case notOpened(OpenOutcome)
  /// No screen of the manifest file has the link.
  case unlisted
}

extension LinkRefusal {
  /// The reason, without the link.
  package var message: String {
    switch self {
    case .noLinks: "the manifest has no 'linkCodec'"
    case .notOpened(let outcome): outcome.reason
    case .unlisted: "no screen of the manifest file has this link"
    }
  }

  /// Whether the link may be a misspelled link of a screen.
  private var mayBeMisspelled: Bool {
    switch self {
    case .noLinks: false
    case .unlisted, .notOpened(.refused(_)), .notOpened(.notFound): true
    case .notOpened: false
    }
  }

  /// The reason, with the nearest link of a screen as a suggestion.
  ///
  /// - Parameters:
  ///   - link: The link that was refused.
  ///   - source: The screens.
  @MainActor
  package func message(about link: String, in source: SceneSource) -> String {
    guard mayBeMisspelled, let other = source.nearestLink(to: link) else { return message }
    let start = message.hasSuffix(".") ? String(message.dropLast()) : message
    return "\(start); did you mean '\(other)'?"
  }
}

extension SceneSource {
  /// The nearest link of a screen, if any is near.
  @MainActor
  fileprivate func nearestLink(to link: String) -> String? {
    var links: [String] = []
    forEachScene(where: { _ in true }) { _, scene in
      if case .success(let scene) = scene, let other = scene.link, other != link {
        links.append(other)
      }
    }
    // The common scheme must not make links similar.
    let scheme = link.prefix { $0 != ":" } + "://"
    let sharing = links.filter { $0.hasPrefix(scheme) }
    guard link.hasPrefix(scheme), !sharing.isEmpty else { return NearestName.of(link, in: links) }
    let rest = String(link.dropFirst(scheme.count))
    return NearestName.of(rest, in: sharing.map { String($0.dropFirst(scheme.count)) })
      .map { scheme + $0 }
  }
}
