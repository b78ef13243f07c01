import SheetStackRouting
import Testing

/// A page or sheet that reads the router in its deinitializer.
private final class Watchful: Sendable {
  let onDeath: @Sendable @MainActor () -> Void

  init(_ onDeath: @escaping @Sendable @MainActor () -> Void) {
    self.onDeath = onDeath
  }

  deinit { MainActor.assumeIsolated { [onDeath] in onDeath() } }
}

private struct LivingNote: SheetType, DestinationType {
  let id: Int
  let watchful: Watchful

  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  static func path(for note: Self) -> String { "note" }
  static func from(path: String, fullPath: [String], parameters: [String: [String]]) -> Self? {
    nil
  }
}

private enum Side: CaseIterable, TabType { case left }

@MainActor
@Suite struct LifetimeTests {
  private typealias App = Router<Side, LivingNote, LivingNote>

  @Test(
    "Removed pages and sheets may read the router in their deinitializers",
    arguments: [
      "dismissSheet", "dismissSheets", "dismissSheets to", "presentedSheets", "popNavigation",
      "popToRoot", "popTo", "replaceTop", "replace",
    ])
  func readsRouter(verb: String) {
    let router = App(initialTab: .left)
    var reads = 0
    let reader = Reader(router)
    for id in 1...3 {
      let watchful = Watchful { reader.read() }
      router.presentSheet(LivingNote(id: id, watchful: watchful))
      router.navigateTo(LivingNote(id: id, watchful: watchful))
      reads += 1
    }
    let other = LivingNote(id: 9, watchful: Watchful {})
    // The page and the sheet share the object, so both are removed.
    switch verb {
    case "dismissSheet", "popNavigation", "replaceTop":
      router.dismissSheet()
      if verb == "replaceTop" {
        router.navigateTo(other, policy: .replaceTop)
      } else {
        router.popNavigation()
      }
      reads = 1
    case "dismissSheets", "popToRoot":
      router.dismissSheets(count: 3)
      router.popToRoot()
    case "dismissSheets to", "popTo":
      let first = router.presentedSheets[0]
      router.dismissSheets(to: first)
      router.popTo { $0.id == 1 }
      reads = 2
    case "replace":
      router.presentedSheets = [other]
      router.navigateTo([other], policy: .replace)
    default:
      router.presentedSheets = []
      router[pathFor: .left] = []
    }
    #expect(reader.count == reads)
  }

  @MainActor
  private final class Reader {
    private weak var router: App?
    private(set) var count = 0

    init(_ router: App) {
      self.router = router
    }

    func read() {
      guard let router else { return }
      _ = router.presentedSheets.count + router[pathFor: .left].count
      count += 1
    }
  }
}
