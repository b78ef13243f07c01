import GenericRouting

// The tabs, pages and sheets of a stargazing app. They don't need SwiftUI, so tests run them too.

enum SkyTab: String, TabType {
  case tonight, atlas, journal

  var id: String { rawValue }

  var icon: String {
    switch self {
    case .tonight: "moon.stars"
    case .atlas: "map"
    case .journal: "book"
    }
  }
}

enum SkyPage: DestinationType {
  case constellations
  case constellation(name: String)
  case star(catalogNumber: Int)
  case observation(number: Int)
  case settings

  static func from(path: String, fullPath: [String], parameters: [String: String]) -> SkyPage? {
    switch path {
    case "constellations": .constellations
    case "settings": .settings
    case "star": parameters["number"].flatMap(Int.init).map { .star(catalogNumber: $0) }
    case "detail" where fullPath.contains("journal"):
      parameters["number"].flatMap(Int.init).map { .observation(number: $0) }
    case "detail": parameters["name"].map { .constellation(name: $0) }
    default: nil
    }
  }
}

enum SkySheet: SheetType {
  case newObservation(of: SkyPage?)
  case telescopes

  /// By kind: a sheet's content may change while it is presented.
  var id: String {
    switch self {
    case .newObservation: "newObservation"
    case .telescopes: "telescopes"
    }
  }
}

typealias SkyRouter = Router<SkyTab, SkyPage, SkySheet>

/// The steps of setting up a telescope, in a separate stack.
enum SetupPage: DestinationType {
  case mount
  case lens(Lens)
  case alignment

  static func from(path: String, fullPath: [String], parameters: [String: String]) -> SetupPage? {
    switch path {
    case "mount": .mount
    case "alignment": .alignment
    default: nil
    }
  }
}

/// A part of a telescope, which has an identity and is not Sendable.
final class Lens: Hashable {
  var focalLength: Int

  init(focalLength: Int) { self.focalLength = focalLength }

  static func == (one: Lens, other: Lens) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct SetupSheet: SheetType {
  var id: Int
  var text: String
}

typealias SetupRouter = SimpleRouter<SetupPage, SetupSheet>
