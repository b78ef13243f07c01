import CResources
import Markup
import PNGCoding
package import PlainText
package import Scenes
import Wireframes

/// A static site about every screen of an app.
///
/// It needs no server, no network and no build. The pages are complete without the script, which adds search,
/// filters and keys.
package struct Site: DocumentSet {
  let name: String
  let scenes: [Scene]
  let graph: FlowGraph
  let edges: [ScreenEdges]
  let options: SiteOptions
  let map: SiteMap?
  let findings: [SiteFindings]
  /// The links to places in the app's source; nil for places without links.
  let sourceLinks: SourceLinks?
  /// The variants that a reader can choose on the page of a screen.
  let variants: DocumentVariants

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - scenes: Its screens.
  ///   - options: How the pictures are drawn.
  ///   - map: The flow map, if there is one.
  ///   - findings: The results of audits and coverage.
  ///   - sourceLinks: The links from the front page to places in the app's source, if any.
  ///   - variants: The variants that a reader can choose on the page of a screen.
  /// - Throws: ``DocumentError/invalidIDs(_:)``, because every screen has a file with its id.
  package init(
    name: String, scenes: [Scene], options: SiteOptions = SiteOptions(), map: SiteMap? = nil,
    findings: [SiteFindings] = [], sourceLinks: SourceLinks? = nil,
    variants: DocumentVariants = DocumentVariants()
  ) throws(DocumentError) {
    do { try SnapshotID.check(scenes.map(\.id)) } catch { throw .invalidIDs(error) }
    self.name = name
    self.scenes = scenes
    self.options = options
    self.map = map
    self.findings = findings
    self.sourceLinks = sourceLinks
    self.variants = variants
    graph = FlowGraph(scenes)
    edges = ScreenEdges.all(in: graph)
  }

  package var paths: [String] {
    [Path.front, Path.style, Path.script] + mapFiles.map(\.path)
      + scenes.flatMap { scene in
        [Path.page(of: scene.id)] + schemes.map { Path.picture(of: scene.id, $0) }
          + variantPaths(of: scene.id)
      }
  }

  package var jobCount: Int { scenes.count + 1 }

  package func files(
    of job: Int, with renderer: inout PictureRenderer
  ) throws(DocumentError) -> [DocumentFile] {
    guard job > 0 else { return sharedFiles }
    let scene = scenes[job - 1]
    var files = [
      DocumentFile(
        path: Path.page(of: scene.id), bytes: ScreenPage(site: self, index: job - 1).bytes)
    ]
    for scheme in schemes {
      files.append(
        try renderer.file(
          of: options.picture(of: scene, scheme), scale: options.scale, effort: .fast,
          path: Path.picture(of: scene.id, scheme)))
    }
    return files + (try variantPictures(of: scene, with: &renderer))
  }

  /// The front page and the files that all pages need.
  private var sharedFiles: [DocumentFile] {
    let script = cresource_docs_script()
    return [
      DocumentFile(path: Path.front, bytes: FrontPage(site: self).bytes),
      DocumentFile(path: Path.style, bytes: style),
      DocumentFile(
        path: Path.script,
        bytes: Array(UnsafeBufferPointer(start: script.bytes, count: script.count))),
    ] + mapFiles
  }

  /// The style sheet, with that of the switcher if a page has one.
  private var style: [UInt8] {
    let style = cresource_docs_style()
    let bytes = Array(UnsafeBufferPointer(start: style.bytes, count: style.count))
    let shown = scenes.flatMap { variants.variants(of: $0.id) }
    if shown.isEmpty { return bytes }
    let more = cresource_docs_variants_style()
    return bytes + UnsafeBufferPointer(start: more.bytes, count: more.count)
      + VariantSwitcher.style(of: shown).utf8
  }

  private var mapFiles: [DocumentFile] {
    guard let map else { return [] }
    var files = [DocumentFile(path: Path.mapPage, bytes: map.page)]
    if let picture = map.picture {
      files.append(DocumentFile(path: Path.mapPicture, bytes: picture.light))
      files.append(DocumentFile(path: Path.darkMapPicture, bytes: picture.dark))
    }
    return files
  }

  /// The schemes of the pictures, the light one first.
  var schemes: [Theme.Scheme] { SiteOptions.schemes(of: scenes.count) }

  /// The paths of the files.
  enum Path {
    static let front = "index.html"
    static let style = "site.css"
    static let script = "site.js"
    static let mapPicture = "map.svg"
    static let darkMapPicture = "map-dark.svg"
    static let mapPage = "map.html"

    static func page(of id: String) -> String { "screens/\(id).html" }

    /// The relative URL of a screen's page from the front page.
    static func address(of id: String) -> String { "screens/\(URLPath.encoded(id)).html" }

    static func picture(of id: String, _ scheme: Theme.Scheme) -> String {
      picture(of: id, in: scheme.rawValue)
    }

    static func picture(of id: String, in folder: String) -> String {
      "pictures/\(folder)/\(id).png"
    }

    /// The relative URL of a screen's picture from the front page.
    static func address(of id: String, _ scheme: Theme.Scheme) -> String {
      address(of: id, in: scheme.rawValue)
    }

    /// The relative URL of a picture in a folder from the front page.
    static func address(of id: String, in folder: String) -> String {
      "pictures/\(folder)/\(URLPath.encoded(id)).png"
    }
  }
}

extension Site {
  /// Writes the picture of a screen, light or dark like the reader's system.
  ///
  /// - Parameters:
  ///   - index: The screen.
  ///   - root: The relative path from the page to the folder of the front page.
  ///   - altText: What it shows, for screen readers.
  ///   - isFirst: Whether it is the main picture of the page, which is loaded at once.
  func writePicture(
    of index: Int, root: String, altText: String, isFirst: Bool = false,
    to writer: inout MarkupWriter
  ) {
    let id = scenes[index].id
    writer.open("picture")
    if schemes.contains(.dark) {
      writer.void(
        "source",
        [
          "media": "(prefers-color-scheme: dark)", "srcset": root + Path.address(of: id, .dark),
        ])
    }
    writer.void(
      "img",
      [
        "class": options.showsFrame ? "framed" : "bare",
        "src": root + Path.address(of: id, .light),
        "width": "\(Int(options.pictureSize.width))",
        "height": "\(Int(options.pictureSize.height))",
        "alt": altText, "loading": isFirst ? "eager" : "lazy", "decoding": "async",
      ])
    writer.close()
  }

  /// The address of a screen's page.
  func address(of id: String) -> String { Path.address(of: id) }

  /// The title of a tab, or its number if it has none; scenes from elsewhere may name an unknown tab.
  func title(ofTab tab: Int?) -> String {
    guard let tab, graph.tabs.indices.contains(tab) else {
      return graph.hasTabs ? "No tab" : name
    }
    let title = graph.tabs[tab].title
    return title.isBlank ? "Tab \(tab + 1)" : title
  }

  /// The screens by their tabs, in the order of the tab bar; those without a tab come last.
  var tabs: [(tab: Int?, screens: [Int])] {
    let groups = Dictionary(grouping: scenes.indices) { graph.nodes[$0].tab }
    return groups.keys.sorted { ($0 ?? .max) < ($1 ?? .max) }.map { ($0, groups[$0] ?? []) }
  }

  /// The name of a tab in attributes, for the script.
  func key(ofTab tab: Int?) -> String { tab.map(String.init) ?? "none" }
}

extension StepKind {
  /// The style sheet class of the kind.
  var mark: String { "mark \(rawValue)" }
}

extension HTMLPage {
  /// A page of a site.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - kind: The style sheet class of the body.
  ///   - root: The relative path from the page to the folder of the front page.
  static func site(title: String, kind: String, root: String) -> HTMLPage {
    HTMLPage(
      title: title, kind: kind,
      parts: .linked(style: root + Site.Path.style, script: root + Site.Path.script),
      skip: ("main", "Skip to the content"))
  }
}
