import Navigation
import NavigationModel
import Testing

@MainActor
@Suite struct ConfirmationTests {
  @Test("The short form asks with a destructive button and Cancel")
  func shortForm() {
    let router = Stack()
    let counter = Counter()
    router.presentConfirmation(
      title: "Delete?", message: "It is gone then.", destructiveLabel: "Delete"
    ) { counter.hit() }
    #expect(
      router.state.confirmation
        == Confirmation(
          title: "Delete?", message: "It is gone then.",
          buttons: [.destructive("Delete"), .cancel()]))
    #expect(router.answerConfirmation(buttonAt: 0))
    #expect(counter.count == 1)
    #expect(router.state.confirmation == nil)
    #expect(!router.answerConfirmation(buttonAt: 0))
    #expect(counter.count == 1)
  }

  @Test("The question is dismissed before its action runs, so an action may ask the next one")
  func chain() {
    let router = Stack()
    router.presentConfirmation(title: "First?", destructiveLabel: "Yes") {
      #expect(router.state.confirmation == nil)
      router.presentConfirmation(title: "Second?", destructiveLabel: "Yes") {}
    }
    router.answerConfirmation(buttonAt: 0)
    #expect(router.state.confirmation?.title == "Second?")
  }

  @Test("Each button runs its own action and no other")
  func buttons() {
    let router = Stack()
    let counter = Counter()
    router.presentConfirmation(
      title: "Save?",
      buttons: [
        ConfirmationAction("Save") { counter.hit("save") },
        .destructive("Discard") { counter.hit("discard") },
        .cancel { counter.hit("cancel") },
      ])
    #expect(!router.answerConfirmation(buttonAt: 3))
    #expect(!router.answerConfirmation(buttonAt: -1))
    #expect(router.state.confirmation != nil)
    router.answerConfirmation(buttonAt: 1)
    #expect(counter.notes == ["discard"])
  }

  @Test("The actions of a dismissed or replaced question are removed with it")
  func actionsGo() {
    let app = App(initialTab: .home)
    let counter = Counter()
    app.presentConfirmation(title: "Old?", destructiveLabel: "Yes") { counter.hit() }
    app.visit(AppPath(confirmation: Confirmation(title: "New?", destructiveLabel: "Yes")))
    #expect(app.answerConfirmation(buttonAt: 0))
    app.presentConfirmation(title: "Old?", destructiveLabel: "Yes") { counter.hit() }
    #expect(app.dismissConfirmation() == .applied)
    #expect(!app.answerConfirmation(buttonAt: 0))
    #expect(counter.count == 0)
  }
}
