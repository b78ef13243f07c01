import AppReading
import ManifestJSON
import ParallelWork
import Scenes

/// The screens of an app in the form of a manifest file, with each page once: a page is on all screens that it leads to.
struct ScannedScreens: Sendable, Equatable {
  /// A screen.
  struct Screen: Sendable, Equatable {
    /// Its object without its pages.
    var frame: CompactManifest.Frame
    /// The numbers of its pages, from the first one to those of the last layer.
    var pages: [Int]
  }

  /// What precedes the screens.
  var head: [UInt8]
  /// The objects of the pages by number; empty for a number that no screen has.
  var pages: [[UInt8]]
  /// The screens, in their order.
  var screens: [Screen]

  /// The content of the manifest file.
  var manifest: [UInt8] {
    var text = head
    let size = screens.reduce(0) { size, screen in
      screen.pages.reduce(size) { $0 + pages[$1].count }
        + screen.frame.parts.reduce(1) { $0 + $1.count }
    }
    text.reserveCapacity(head.count + size + CompactManifest.tail.count)
    for (index, screen) in screens.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += screen.frame.parts[0]
      for (part, page) in zip(screen.frame.parts.dropFirst(), screen.pages) {
        text += pages[page]
        text += part
      }
    }
    return text + CompactManifest.tail
  }
}

extension ScannedScreens {
  /// Writes the screens of an app; nil if it has none.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - workers: How many pages are written in parallel.
  init?(_ app: ScannedApp, workers: Int) async {
    guard !app.screens.isEmpty else { return nil }
    head = CompactManifest.head(app: app.report.app, tabs: app.tabs)
    var found: [Int: Page] = [:]
    for (scene, numbers) in zip(app.screens, app.pageNumbers) {
      for (page, number) in zip(scene.pages + scene.layers.flatMap(\.pages), numbers) {
        found[number] = page
      }
    }
    let pages = found
    self.pages = await Self.all((pages.keys.max() ?? -1) + 1, workers) { number in
      pages[number].map { CompactManifest.object(of: $0) } ?? []
    }
    let known = app.pageNumbers
    screens = await Self.all(app.screens.count, workers) { number in
      let scene = app.screens[number]
      if known.indices.contains(number), let frame = CompactManifest.Frame(scene),
        frame.parts.count == known[number].count + 1
      {
        return Screen(frame: frame, pages: known[number])
      }
      return Screen(frame: .init(parts: [CompactManifest.object(of: scene)]), pages: [])
    }
  }

  private static func all<Value: Sendable>(
    _ count: Int, _ workers: Int, _ make: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    let pool = WorkerPool(count: max(1, workers), isInterrupted: { false }, onJob: {})
    let values = await pool.results(of: NumberQueue(count: count)) {
    } work: { number, _ in
      (number, make(number))
    }
    return values.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
