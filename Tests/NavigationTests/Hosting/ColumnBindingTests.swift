import NavigationModel
import Testing

@testable import Navigation

@MainActor
@Suite("Bindings of columns and alerts") struct ColumnBindingTests {
  private let router = StackRouter<Page, Panel>(state: StackState(columns: SplitColumns(.three)))

  @Test("A selection by the user shows its page and drops what depends on the last one")
  func selects() {
    router.selectionBinding(inColumn: 0).set(.list)
    router.selectionBinding(inColumn: 1).set(.detail(1))
    router.push(.settings)
    #expect(router.columns?.selections == [.list, .detail(1)])
    router.selectionBinding(inColumn: 1).set(.detail(2))
    #expect(router.columns?.selections == [.list, .detail(2)])
    #expect(router.activePath == [])
    router.selectionBinding(inColumn: 0).set(nil)
    #expect(router.columns?.selections == [])
    #expect(router.gate.log.last?.origin == .user)
  }

  @Test("An old binding does not write into a newer selection")
  func old() {
    router.select(.list)
    let old = router.selectionBinding(inColumn: 0)
    router.select(.settings)
    old.set(nil)
    #expect(router.columns?.selections == [.settings])
  }

  @Test("A repeated write keeps what was pushed since")
  func repeated() {
    let binding = router.selectionBinding(inColumn: 0)
    binding.set(.list)
    router.push(.detail(1))
    binding.set(.list)
    #expect(router.activePath == [.detail(1)])
  }

  @Test("A refused selection is shown as it was")
  func refused() {
    router.gate.addGuard { _ in .block }
    let binding = router.selectionBinding(inColumn: 0)
    binding.set(.list)
    #expect(binding.get() == nil)
  }

  @Test("The visible columns are written back")
  func visibility() {
    let binding = router.visibilityBinding()
    #expect(binding.get() == .automatic)
    binding.set(.detailOnly)
    #expect(router.columns?.visibility == .detailOnly)
  }

  @Test("What the user types is the text of the alert, until it is dismissed")
  func text() throws {
    router.presentAlert(title: "Name", fields: [ConfirmationField("Name")], buttons: [.cancel()])
    let question = try #require(router.state.confirmation)
    let binding = router.textBinding(of: question, field: 0)
    binding.set("Pie")
    #expect(binding.get() == "Pie")
    #expect(router.state.confirmation?.id == question.id)
    #expect(router.textBinding(of: question, field: 1).get() == "")
    router.presentAlert(title: "Other", fields: [ConfirmationField("Code")], buttons: [.cancel()])
    binding.set("Cake")
    #expect(router.state.confirmation?.fields.first?.text == "")
    #expect(binding.get() == "")
  }
}
