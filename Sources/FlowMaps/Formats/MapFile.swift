import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A map as JSON, the form in which one is kept to be compared with later.
///
/// Screens are named by their ids. A field that the version does not have is passed over.
struct MapFile: Codable, Equatable {
  /// What the files say that they are.
  static let formatName = "screens-map"
  /// The version of the format; it changes when a reader of the old one would read something wrong.
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
    /// The index of its tab.
    var tab: Int
    /// How many steps lead to it from the tab's root.
    var depth: Int
  }

  /// A way from a screen to one that is deeper.
  struct Transition: Codable, Equatable {
    var from: String
    var to: String
    var kind: StepKind
    /// More than one where there is no screen in between.
    var steps: Int
    /// What a person taps.
    var label: String?
  }

  /// A row, card or button that names another screen.
  struct Link: Codable, Equatable {
    var from: String
    /// Possibly no screen of the map.
    var to: String
    var label: String?
  }

  var format = Self.formatName
  var version = Self.currentVersion
  var app: String
  var tabs: [Tab]
  var screens: [Screen]
  var transitions: [Transition]
  var links: [Link]

  init(_ map: FlowMap) {
    let graph = map.graph
    func id(_ index: Int) -> String { graph.nodes[index].id }
    app = map.app
    tabs = graph.tabs.map { Tab(title: $0.title, icon: $0.icon) }
    screens = graph.nodes.map { Screen(id: $0.id, title: $0.title, tab: $0.tab, depth: $0.depth) }
    transitions = []
    links = []
    for edge in graph.edges {
      let (from, to) = (id(edge.source), id(edge.target))
      switch edge.kind {
      case .step(let kind):
        transitions.append(
          Transition(from: from, to: to, kind: kind, steps: edge.steps, label: edge.label))
      case .link:
        links.append(Link(from: from, to: to, label: edge.label))
      }
    }
    links += graph.danglingLinks.map {
      Link(from: id($0.source), to: $0.link.target, label: $0.link.label)
    }
  }
}

extension FlowMap {
  /// The map as JSON that ``init(json:)`` reads again.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and small numbers have no value that JSON cannot express.
    guard let data = try? encoder.encode(MapFile(self)) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// Why a file is no map that can be compared with.
package enum MapFileError: Error, Equatable {
  /// It is not JSON, or not that of a map.
  case notAMap
  /// It is of another version of the format.
  case otherVersion(Int)
  /// Two screens have the same id.
  case repeatedScreen(String)
  /// A way names a screen that is not there.
  case unknownScreen(String)
  /// A number is not one of those that it can be.
  case impossibleNumber(Int, Number)

  /// A number of a map, and which screen it is about.
  package enum Number: Equatable {
    case tab(of: String)
    case depth(of: String)
    /// Of the way to the screen.
    case steps(to: String)
  }
}

extension MapFileError: CustomStringConvertible {
  /// What follows the name of the file, in half a sentence.
  package var description: String {
    switch self {
    case .notAMap: "it is no map; write one with 'map -o map.json'"
    case .otherVersion(let version):
      "it has version \(version) of the format, and this tool reads version "
        + "\(MapFile.currentVersion); write it again with 'map -o map.json'"
    case .repeatedScreen(let id): "it has two screens '\(id)'"
    case .unknownScreen(let id): "it has a way from or to '\(id)', which is none of its screens"
    case .impossibleNumber(let value, let number):
      "\(number.words) is \(value), and goes from \(number.range.lowerBound) to "
        + "\(number.range.upperBound)"
    }
  }
}

extension MapFileError.Number {
  /// Far more than any app has, and few enough to be counted with.
  private static let most = 1_000_000

  /// What it can be.
  var range: ClosedRange<Int> {
    switch self {
    case .tab, .depth: 0...Self.most
    case .steps: 1...Self.most
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
