package import Manifest
package import Navigation
import PlainText
import Scenes

/// A screen that the router did not reach.
package struct UnreachedScreen: Error {
  package var id: String
  /// The difference from the requested state; nil if only the drive failed.
  package var difference: ReachDifference?
  /// What prevented the drive; nil if it ended without an error, and for a screen of a manifest file.
  var failure: DriveFailure?
  /// Whether the screen comes from a manifest file and not from a router.
  var isFromFile = false
}

extension UnreachedScreen {
  /// Creates the error of a drive; nil if the screen was reached.
  ///
  /// A guard that redirects to an equal state did not prevent anything.
  init?(id: String, difference: ReachDifference?, failure: DriveFailure?) {
    switch (difference, failure) {
    case (nil, nil), (nil, .refused): return nil
    default: self.init(id: id, difference: difference, failure: failure, isFromFile: false)
    }
  }

  /// The reason, without a full stop.
  package var reason: String {
    let difference = difference.map { "\($0)" }
    guard let obstacle else { return difference ?? "" }
    return obstacle + (difference.map { " (\($0))" } ?? "")
  }

  /// The recommended fix.
  var remedy: String {
    if isFromFile { return "run it again" }
    if difference?.unstablePayloads != nil {
      return "give it a fixed value, such as a 'static let'"
    }
    return switch failure {
    case .refused:
      "let the guard allow the origin 'harness', or set up in 'makeRouter()' what it checks, "
        + "such as a signed-in user"
    case .thrown: "change its path, or let 'drive(to:)' of the app's router express it"
    case .timedOut: "let 'drive(to:)' return, or allow more time with '--timeout'"
    case .unsettled: "let 'drive(to:)' return only when the app's router has finished its changes"
    case nil: "change its path or the router that 'makeRouter()' returns"
    }
  }

  /// The reason and the recommended fix.
  package var explanation: String { "\(reason); \(remedy)" }

  /// What prevented the drive, if anything did.
  private var obstacle: String? {
    switch failure {
    case .refused(.held): "a guard holds it until it is resumed"
    case .refused(.redirected): "a guard redirects it"
    case .refused: "a guard blocks it"
    case .thrown(let error): VisibleText.line(error)
    case .timedOut(let timeout):
      "'drive(to:)' did not return within \(timeout)"
    case .unsettled(let reads): "the router's state still changed after \(reads) reads"
    case nil: nil
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
    case .noLinks:
      "the app's router opens no links; give the manifest a 'linkCodec', or implement "
        + "'open(link:codec:)' in the router"
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
  package func message(about link: String, in source: SceneSource) async -> String {
    guard mayBeMisspelled, let other = await source.nearestLink(to: link) else { return message }
    let start = message.hasSuffix(".") ? String(message.dropLast()) : message
    return "\(start); did you mean '\(other)'?"
  }
}

extension SceneSource {
  /// The nearest link of a screen, if any is near.
  @MainActor
  fileprivate func nearestLink(to link: String) async -> String? {
    var links: [String] = []
    await forEachScene(where: { _ in true }) { _, scene in
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
