import Foundation
import GenericRouting
import Testing

@testable import GenericRoutingApp

/// The parts of the sample app of `scripts/check-swiftui` that don't need SwiftUI.
@MainActor
@Suite("Sample app") struct SampleAppTests {
  private let router = SkyRouter(initialTab: .tonight)

  @Test(
    "A component means what the components around it say, and is skipped if its parameter is missing"
  )
  func context() {
    #expect(router.navigate(to: "sky://constellations/detail?name=Lyra&number=3"))
    #expect(router.selectedTabPath == [.constellations, .constellation(name: "Lyra")])
    #expect(router.navigate(to: "sky://journal/detail?name=Lyra&number=3"))
    #expect(router.selectedTabPath == [.observation(number: 3)])
    #expect(router.navigate(to: "sky://settings/star"))
    #expect(router.selectedTabPath == [.settings])
    #expect(!router.navigate(to: "sky://star?number=many"))
    #expect(router.selectedTabPath == [.settings])
  }

  @Test("The app's own extension pushes in the named tab")
  func ownExtension() {
    router.showStar(24436, in: "Orion", for: .atlas)
    #expect(router[.atlas] == [.constellation(name: "Orion"), .star(catalogNumber: 24436)])
    #expect(router.selectedTabPath.isEmpty)
  }

  @Test("A coordinator navigates the app and does not retain its router")
  func coordinator() {
    var router: SkyRouter? = SkyRouter(initialTab: .tonight)
    let coordinator = SkyCoordinator(router: SkyRouter(initialTab: .atlas))
    #expect(coordinator.router == nil)
    coordinator.router = router
    router?.navigateTo(.settings)
    coordinator.logObservation()
    #expect(router?.presentedSheet == .newObservation(of: .settings))
    coordinator.openJournal(at: 3)
    #expect(router?.presentedSheet == nil)
    #expect(router?.selectedTab == .journal)
    #expect(router?.selectedTabPath == [.observation(number: 3)])
    router = nil
    #expect(coordinator.router == nil)
  }

  @Test("A protocol of the app is enough to control the router")
  func ownProtocol() {
    func leave(_ pages: some PageShowing) {
      pages.popNavigation(for: .tonight)
      pages.popToRoot(for: .atlas)
    }
    router[.tonight] = [.constellations, .settings]
    router[.atlas] = [.constellations, .settings]
    leave(router)
    #expect(router[.tonight] == [.constellations])
    #expect(router[.atlas].isEmpty)
  }

  @Test("A presented sheet can change its content and keep its id")
  func sameSheet() {
    router.presentSheet(.newObservation(of: nil))
    let id = router.presentedSheet?.id
    router.presentSheet(.newObservation(of: .star(catalogNumber: 1)))
    #expect(router.presentedSheet == .newObservation(of: .star(catalogNumber: 1)))
    #expect(router.presentedSheet?.id == id)
  }

  @Test("A link to a page without associated values can be shared, one with them cannot")
  func sharing() {
    #expect(
      URL.deepLink(scheme: "sky", destinations: [SkyPage.settings])?.absoluteString
        == "sky://settings")
    #expect(URL.deepLink(scheme: "sky", destinations: [SkyPage.star(catalogNumber: 1)]) == nil)
  }

  @Test("A separate stack may contain pages that are not Sendable")
  func setup() {
    let setup = SetupRouter()
    let lens = Lens(focalLength: 25)
    setup.navigateTo(.mount)
    setup.navigateTo(.lens(lens))
    lens.focalLength = 10
    #expect(setup.path == [.mount, .lens(lens)])
    #expect(setup.navigate(to: "sky://mount/alignment"))
    #expect(setup.path == [.mount, .alignment])
  }
}
