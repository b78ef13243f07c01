import Manifest
import Navigation
import PlainText
import Scenes

extension LinkRefusal {
  /// The reason as what follows a colon.
  package var message: String {
    switch self {
    case .noLinks: "the manifest has no 'linkCodec'"
    case .notOpened(let outcome): outcome.reason
    case .unlisted: "no screen of the manifest file has it"
    }
  }

  /// Whether another spelling of the link could lead to a screen.
  private var mayBeMisspelled: Bool {
    switch self {
    case .noLinks: false
    case .unlisted, .notOpened(.refused(_)), .notOpened(.notFound): true
    case .notOpened: false
    }
  }

  /// The reason, with the link of a screen that was probably meant.
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
  /// The link of a screen that a link was probably meant to be, if any is near.
  @MainActor
  fileprivate func nearestLink(to link: String) -> String? {
    var links: [String] = []
    forEachScene(where: { _ in true }) { _, scene in
      if case .success(let scene) = scene, let other = scene.link, other != link {
        links.append(other)
      }
    }
    // What all links share must not make any two of them alike.
    let scheme = link.prefix { $0 != ":" } + "://"
    let sharing = links.filter { $0.hasPrefix(scheme) }
    guard link.hasPrefix(scheme), !sharing.isEmpty else { return NearestName.of(link, in: links) }
    let rest = String(link.dropFirst(scheme.count))
    return NearestName.of(rest, in: sharing.map { String($0.dropFirst(scheme.count)) })
      .map { scheme + $0 }
  }
}
