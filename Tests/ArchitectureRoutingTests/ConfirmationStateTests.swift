import ArchitectureRouting
import Testing

@Suite("ConfirmationState") struct ConfirmationStateTests {
  // Neither this suite nor its tests are on the main actor.
  private let question = ConfirmationState(title: "Clear?", message: "This cannot be undone.") {}

  @Test("A question has its texts, and Delete as its label")
  func texts() {
    #expect(question.title == "Clear?")
    #expect(question.message == "This cannot be undone.")
    #expect(question.destructiveLabel == "Delete")
    let other = ConfirmationState(title: "", message: "", destructiveLabel: "Clear", onConfirm: {})
    #expect(other.destructiveLabel == "Clear")
  }

  @Test("Every question has its own id, and a copy has the same id")
  func ids() {
    let ids = (0..<100).map { _ in ConfirmationState(title: "", message: "", onConfirm: {}).id }
    #expect(Set<String>(ids).count == 100)
    let copy = question
    #expect(copy.id == question.id)
    let identified: any Identifiable = question
    #expect(identified.id as? String == question.id)
  }

  @Test("A dialog runs the action while the question is presented, then dismisses it")
  @MainActor func order() {
    let router = AppRouter()
    var wasUp = false
    router.presentConfirmation(
      ConfirmationState(title: "", message: "") { [weak router] in
        wasUp = router?.activeConfirmation != nil
      })
    router.pressDestructiveButton()
    #expect(wasUp)
    #expect(router.activeConfirmation == nil)
  }

  @Test("The changes of an action to the router remain")
  @MainActor func movingAction() {
    let router = AppRouter()
    let sighting = Sighting(star: "Vega")
    sighting.remarks = ["blue"]
    router.stack = [.star(name: "Vega"), .sighting(sighting)]
    router.askToDelete(sighting)
    #expect(router.activeConfirmation?.message == "All remarks on Vega are deleted.")
    #expect(sighting.remarks == ["blue"])
    router.pressDestructiveButton()
    #expect(sighting.remarks.isEmpty)
    #expect(router.stack == [.star(name: "Vega")])
    #expect(router.activeConfirmation == nil)
  }

  @Test("Only a dialog's button runs the action")
  @MainActor func onlyTheButton() {
    let tabRouter = TabRouter()
    let router = tabRouter.router(for: .sky)
    var confirmed = 0
    router.presentConfirmation(ConfirmationState(title: "", message: "") { confirmed += 1 })
    Verb.allCases.forEach { $0.call(on: router) }
    tabRouter.navigate(to: .starMap)
    tabRouter.handle(destination: .sheet(tab: .sky, sheet: .filter))
    router.activeConfirmation = nil
    #expect(confirmed == 0)
  }
}

extension AppRouter {
  /// The action of the sample app's dialog.
  fileprivate func pressDestructiveButton() {
    activeConfirmation?.onConfirm()
    dismissConfirmation()
  }
}
