import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A map as JSON, to store it and compare with it later.
///
/// Screens are referenced by their ids. Unknown fields are ignored.
struct MapFile: Codable, Equatable {
  /// The value of `format` in the files.
  static let formatName = "screens-map"
  /// The version of the format; it changes if older readers would misread a file.
  static let currentVersion = 1

  /// An item of the tab bar.
  struct Tab: Codable, Equatable {
    var title: String
    var icon: String?
  }

  /// A screen.
  struct Screen: Codable, Equatable {
    var id: String
    var title: String
    /// The index of its tab; nil if it is not one of the tabs.
    var tab: Int?
    /// The number of steps from the tab's root.
    var depth: Int
  }

  /// A transition from a screen to a deeper one.
  struct Transition: Codable, Equatable {
    var from: String
    var to: String
    var kind: StepKind
    /// More than one if there is no screen in between.
    var steps: Int
    /// The text that the user taps.
    var label: String?
    /// Where the control comes from in the app's source, as `path:line`.
    var at: String?
  }

  /// A row, card or button that names another screen.
  struct Link: Codable, Equatable {
    var from: String
    /// The id of the target, which may not be on the map.
    var to: String
    var label: String?
    var at: String?
  }

  var format = Self.formatName
  var version = Self.currentVersion
  var app: String
  var tabs: [Tab]
  /// How many of the last tabs are windows; nil for none.
  var windows: Int?
  var screens: [Screen]
  var transitions: [Transition]
  var links: [Link]

  /// - Parameter hasPlaces: Whether transitions and links have their places in source.
  init(_ map: FlowMap, hasPlaces: Bool = true) {
    let graph = map.graph
    func id(_ index: Int) -> String { graph.nodes[index].id }
    app = map.app
    windows = graph.windowCount == 0 ? nil : graph.windowCount
    tabs = graph.tabs.map { Tab(title: $0.title, icon: $0.icon) }
    screens = graph.nodes.map { Screen(id: $0.id, title: $0.title, tab: $0.tab, depth: $0.depth) }
    transitions = []
    links = []
    for edge in graph.edges {
      let (from, to) = (id(edge.source), id(edge.target))
      let place = hasPlaces ? edge.place : nil
      switch edge.kind {
      case .step(let kind):
        transitions.append(
          Transition(
            from: from, to: to, kind: kind, steps: edge.steps, label: edge.label, at: place))
      case .link:
        links.append(Link(from: from, to: to, label: edge.label, at: place))
      }
    }
    links += graph.danglingLinks.map {
      Link(
        from: id($0.source), to: $0.link.target, label: $0.link.label,
        at: hasPlaces ? $0.link.source : nil)
    }
  }
}

extension FlowMap {
  /// The map as JSON, which ``init(json:)`` reads.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and small numbers cannot fail.
    guard let data = try? encoder.encode(MapFile(self)) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// Why a file is not a valid map.
package enum MapFileError: Error, Equatable {
  /// It is not JSON, or not a map.
  case notAMap
  /// It has another version of the format.
  case otherVersion(Int)
  /// Two screens have the same id.
  case repeatedScreen(String)
  /// A transition names a missing screen.
  case unknownScreen(String)
  /// A number is out of range.
  case numberOutOfRange(Int, Number)

  /// A number of a map, with the screen that it belongs to.
  package enum Number: Equatable {
    case tab(of: String)
    case depth(of: String)
    /// The number of steps of the transition to the screen.
    case steps(to: String)
  }
}

extension MapFileError: CustomStringConvertible {
  /// A phrase that follows the name of the file.
  package var description: String {
    switch self {
    case .notAMap: "it is not a map; write one with 'map -o map.json'"
    case .otherVersion(let version):
      "it has version \(version) of the format, and this tool reads version "
        + "\(MapFile.currentVersion); write it again with 'map -o map.json'"
    case .repeatedScreen(let id): "it has two screens '\(id)'"
    case .unknownScreen(let id):
      "it has a transition from or to '\(id)', which is not one of its screens"
    case .numberOutOfRange(let value, let number):
      "\(number.words) is \(value), but must be between \(number.range.lowerBound) and "
        + "\(number.range.upperBound)"
    }
  }
}

extension MapFileError.Number {
  /// Far more than any app has, and small enough to avoid overflow.
  private static let limit = 1_000_000

  /// The valid values.
  var range: ClosedRange<Int> {
    switch self {
    case .tab, .depth: 0...Self.limit
    case .steps: 1...Self.limit
    }
  }

  fileprivate var words: String {
    switch self {
    case .tab(let id): "the tab of the screen '\(id)'"
    case .depth(let id): "the depth of the screen '\(id)'"
    case .steps(let id): "the number of steps to the screen '\(id)'"
    }
  }
}
