import Manifest
import Navigation
import SocialClient
import Testing

@Suite @MainActor struct RouterTests {
  private typealias Path = ScreenPath<SocialTab, SocialRoute, SocialSheet>

  private let session = Session()
  private let router: SocialRouter

  init() { router = .social(session) }

  @Test("Another account finds every tab at its beginning")
  func accounts() {
    router.push(.note(41))
    router.select(.messages)
    router.push(.conversation(with: "amara"))
    router.select(.profile)
    router.present(sheet: .accounts)
    #expect(router.switchAccount(to: "paperboats", in: session) == .applied)
    #expect(router.state == NavigationState(selectedTab: .home))
    #expect(session.account == "paperboats")
    #expect(router.gate.log.total == 6)
  }

  @Test("An empty composer closes at once")
  func emptyComposer() {
    router.navigate(to: AppScreen.altText)
    router.leaveComposer(session)
    #expect(router.state == NavigationState(selectedTab: .home))
  }

  @Test("A draft is asked about, and can be kept")
  func keptDraft() {
    router.navigate(to: AppScreen.composer)
    session.draft = "Found: a brass porthole"
    router.leaveComposer(session)
    #expect(
      router.state
        == NavigationState(visiting: AppScreen.composerLeave.navigationPath, homeTab: .home))
    router.answerConfirmation(buttonAt: 1)
    #expect(
      router.state == NavigationState(visiting: AppScreen.composer.navigationPath, homeTab: .home))
    #expect(session.draft == "Found: a brass porthole")
  }

  @Test("A link waits until the draft is decided")
  func heldLink() {
    router.navigate(to: AppScreen.composer)
    session.draft = "Found: a brass porthole"
    #expect(router.visit(AppScreen.event.navigationPath, origin: .link) == .held)
    #expect(
      router.state == NavigationState(visiting: AppScreen.composer.navigationPath, homeTab: .home))
    router.leaveComposer(session)
    router.answerConfirmation(buttonAt: 0)
    #expect(session.draft.isEmpty)
    #expect(
      router.state == NavigationState(visiting: AppScreen.event.navigationPath, homeTab: .home))
  }

  @Test("A draft keeps another account out")
  func heldAccount() {
    router.navigate(to: AppScreen.composer)
    session.draft = "Found"
    #expect(router.switchAccount(to: "paperboats", in: session) == .held)
    #expect(session.account == "ines")
  }
}
