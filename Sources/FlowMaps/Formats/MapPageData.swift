import Markup
import PlainText
import Scenes
import Wireframes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The data for the script of a map's page.
struct MapPageData: Encodable {
  /// A screen with its place on the map.
  struct Screen: Encodable {
    var id: String
    var title: String
    var tab: String
    var page: String?
    /// How it is reached, in a word or two.
    var kind: String
    /// The name of the style of its line.
    var style: String
    /// The change in a comparison: `added`, `removed`, `moved`, `renamed` or `changed`.
    var mark: String?
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// The height of the picture or tile alone.
    var picture: Double
    /// The screen that a confirmation is a part of.
    var host: Int?
    /// The titles of a confirmation's buttons.
    var buttons: [String]?
    /// The ids of missing screens that it has links to.
    var missing: [String]?
    /// Where it comes from in the app's source.
    var at: Place?
  }

  /// A place in the app's source.
  struct Place: Encodable {
    /// The place as `path:line`.
    var text: String
    /// The address of the line, if any.
    var address: String?

    init(_ place: String, _ links: SourceLinks?) {
      text = VisibleText.line(place)
      address = links?.address(of: place)
    }
  }

  /// A line or a link.
  struct Transition: Encodable {
    var from: Int
    var to: Int
    var kind: String
    var steps: Int
    var label: String?
    var mark: String?
    /// Where its control comes from in the app's source.
    var at: Place?
  }

  /// A tab with its place on the map.
  struct Lane: Encodable {
    var name: String
    var count: Int
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  var screens: [Screen]
  var transitions: [Transition]
  var lanes: [Lane]

  /// - Parameter address: The address of a screen's own page, if any.
  init(_ picture: MapPicture, address: (String) -> String?) {
    let (map, layout) = (picture.map, picture.layout)
    let missing = Dictionary(grouping: map.graph.danglingLinks, by: \.source)
    screens = map.graph.nodes.enumerated().map { index, node in
      let box = layout.boxes[index]
      let kind = picture.kind(of: index)
      return Screen(
        id: VisibleText.line(node.id), title: VisibleText.line(layout.titles[index]),
        tab: VisibleText.line(map.title(ofTab: node.tab)), page: address(node.id),
        kind: picture.kindText(of: index), style: kind?.styleName ?? "root",
        mark: picture.marks?.nodes[index]?.rawValue, x: box.frame.x, y: box.frame.y,
        width: box.frame.width, height: box.frame.height, picture: box.picture.height,
        host: box.host,
        buttons: picture.scenes[index]?.confirmation?.choices.map { VisibleText.line($0.label) },
        missing: missing[index]?.map { VisibleText.line($0.link.target) },
        at: picture.scenes[index]?.topPage?.source.map { Place($0, picture.sourceLinks) })
    }
    transitions = map.graph.edges.enumerated().map { index, edge in
      Transition(
        from: edge.source, to: edge.target, kind: edge.kind.word, steps: edge.steps,
        label: edge.label.map { VisibleText.line($0) },
        mark: picture.marks?.edges[index]?.rawValue,
        at: edge.place.map { Place($0, picture.sourceLinks) })
    }
    lanes = layout.lanes.map { lane in
      Lane(
        name: VisibleText.line(map.title(ofTab: lane.tab)), count: lane.count, x: lane.panel.x,
        y: lane.panel.y, width: lane.panel.width, height: lane.panel.height)
    }
  }

  /// The data as JSON of one line.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and small numbers cannot fail.
    let data = try? encoder.encode(self)
    return data.map { Array($0) } ?? Array("{\"screens\":[],\"transitions\":[],\"lanes\":[]}".utf8)
  }
}

extension FlowGraph.Edge.Kind {
  /// The name of the kind's colour in the style sheet of the page.
  fileprivate var styleName: String {
    switch self {
    case .step(.push), .step(.state): "push"
    case .step(.cover): "cover"
    case .step(.sheet), .step(.popover), .step(.inspector): "sheet"
    case .step(.confirmation), .step(.alert): "question"
    case .link: "link"
    }
  }
}
