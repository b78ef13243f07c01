import AppReading
import Testing

/// Pages whose values have closures.
@Suite("Closures in the values of pages")
struct GivenActionTests {
  @Test("A container gives each page of its stack what the page calls")
  func flow() {
    let app = GraphOutline(
      """
      final class Coordinator: ObservableObject {
        enum Destination { enum Page: Hashable { case address(AddressView.Props), payment(title: String, () -> Void), done } }
        @Published var path: [Destination.Page]
        init() { path = [] }
        func showAddress(_ props: AddressView.Props) { show(.address(props)) }
        func showPayment(pay: @escaping () -> Void) { show(.payment(title: "Payment", pay)) }
        private func show(_ page: Destination.Page) { path.append(page) }
        @ViewBuilder func view(of page: Destination.Page) -> some View {
          switch page {
          case .address(let props): AddressView(props: props)
          case let .payment(title, pay): PaymentView(title: title, pay: pay)
          case .done: DoneView()
          }
        }
      }
      struct RootView: View {
        @ObservedObject var coordinator: Coordinator
        init() { coordinator = .init() }
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            StartView(onStart: { showAddress() })
              .navigationDestination(for: Coordinator.Destination.Page.self) { coordinator.view(of: $0) }
          }
        }
        private func showAddress() {
          coordinator.showAddress(.init(name: "Home", onNext: { number in showPayment(number) }))
        }
        private func showPayment(_ number: Int) {
          coordinator.showPayment(pay: { coordinator.path.append(.done) })
        }
      }
      struct StartView: View { let onStart: () -> Void; var body: some View { Button("Start") { onStart() } } }
      struct AddressView: View {
        struct Props { let name: String; let onNext: ((Int) -> Void)? }
        let props: Props
        @State private var number: Int?
        init(props: Props) { self.props = props }
        var body: some View {
          VStack { Text(props.name); Button("Next") { if let number { props.onNext?(number) } } }
        }
      }
      struct PaymentView: View {
        let title: String
        let pay: () -> Void
        var body: some View { VStack { Text(title); Button("Pay", action: pay) } }
      }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Start\"-> Coordinator.Destination.Page.address",
        "AddressView -push \"Next\"-> Coordinator.Destination.Page.payment ?",
        "PaymentView -push \"Pay\"-> Coordinator.Destination.Page.done",
      ])
    // Another page may give other texts.
    #expect(app.texts(of: "PaymentView") == ["Pay"])
  }

  @Test("A coordinator sets the actions of a model that it makes once, or for each page")
  func actionsSet() {
    let app = GraphOutline(
      root: "FlowView(coordinator: Coordinator())",
      """
      final class Coordinator: ObservableObject {
        enum Sheet: Identifiable { case form(id: Int?), other; var id: Int { 1 } }
        @Published var path: [Route] = []
        @Published var sheet: Sheet?
        private(set) lazy var list: ListModel = makeList()
        private var details: [Int: DetailModel] = [:]
        private func makeList() -> ListModel {
          let model = ListModel()
          model.onAdd = { [weak self] in self?.sheet = .form(id: nil) }
          model.onSelect = { [weak self] id in self?.path.append(.detail(id)) }
          return model
        }
        func detail(_ id: Int) -> DetailModel {
          if let known = details[id] { return known }
          let model = DetailModel(id: id)
          model.onEdit = { [weak self] in self?.sheet = .form(id: id) }
          details[id] = model
          return model
        }
      }
      enum Route: Hashable { case detail(Int) }
      struct FlowView: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(model: coordinator.list)
              .navigationDestination(for: Route.self) { route in
                switch route { case .detail(let id): DetailView(model: coordinator.detail(id)) }
              }
          }
          .sheet(item: $coordinator.sheet) { sheet in
            switch sheet {
            case .form: FormView()
            case .other: Text("Other")
            }
          }
        }
      }
      @Observable final class ListModel {
        var items: [Int] = []
        var onAdd: (() -> Void)?
        var onSelect: ((Int) -> Void)?
      }
      @Observable final class DetailModel {
        let id: Int
        var onEdit: (() -> Void)?
        init(id: Int) { self.id = id }
      }
      struct ListView: View {
        @Bindable var model: ListModel
        var body: some View {
          List {
            ForEach(model.items, id: \\.self) { id in Text("Item").onTapGesture { model.onSelect?(id) } }
            Button("Add") { model.onAdd?() }
          }
        }
      }
      struct DetailView: View {
        let model: DetailModel
        var body: some View { Button("Edit") { model.onEdit?() } }
      }
      struct FormView: View { var body: some View { Text("Form") } }
      """)
    #expect(
      app.edges == [
        "ListView -push \"Item\"-> Route.detail",
        "ListView -sheet \"Add\"-> Coordinator.Sheet.form",
        "DetailView -sheet \"Edit\"-> Coordinator.Sheet.form",
      ])
  }

  @Test("A router gives its functions by name to the models of its pages, which are inside a value")
  func actionsGivenByName() {
    let app = GraphOutline(
      root: "FlowView(router: Router())",
      """
      enum Route { case detail(DetailModel), edit(EditModel), profile(Int) }
      struct Step: Hashable { var route: Route; var id = UUID() }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        private lazy var list: ListModel = { ListModel(open: openDetail, create: openNew) }()
        func start() -> AnyView { AnyView(ListView(model: list)) }
        func openDetail(_ id: Int) {
          let model = DetailModel(id: id, edit: openEdit, openProfile: openProfile)
          path.append(Step(route: .detail(model)))
        }
        func openNew() { path.append(Step(route: .edit(EditModel(id: nil)))) }
        func openEdit(_ id: Int) { path.append(Step(route: .edit(EditModel(id: id)))) }
        func openProfile() { path.append(Step(route: .profile(1))) }
      }
      struct FlowView: View {
        @StateObject var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            router.start().navigationDestination(for: Step.self, destination: page)
          }
        }
        func page(_ step: Step) -> AnyView {
          switch step.route {
          case .detail(let model): AnyView(DetailView(model: model))
          case .edit(let model): AnyView(EditView(model: model))
          case .profile: AnyView(Text("Profile"))
          }
        }
      }
      final class ListModel: ObservableObject {
        private let open: (Int) -> Void
        private let create: () -> Void
        init(open: @escaping (Int) -> Void, create: @escaping () -> Void) {
          self.open = open
          self.create = create
        }
        func select() { open(1) }
        func add() { create() }
      }
      final class DetailModel: ObservableObject {
        let id: Int
        let edit: (Int) -> Void
        let openProfile: () -> Void
        init(id: Int, edit: @escaping (Int) -> Void, openProfile: @escaping () -> Void) {
          self.id = id
          self.edit = edit
          self.openProfile = openProfile
        }
      }
      final class EditModel: ObservableObject { let id: Int?; init(id: Int?) { self.id = id } }
      struct ListView: View {
        @ObservedObject var model: ListModel
        var body: some View { Button("Row") { model.select() }; Button("New") { model.add() } }
      }
      struct DetailView: View {
        @ObservedObject var model: DetailModel
        var body: some View {
          Button("Edit") { model.edit(model.id) }
          Button("Profile", action: model.openProfile)
        }
      }
      struct EditView: View { let model: EditModel; var body: some View { Text("Edit") } }
      """)
    // What the model of a page may do later is nothing that the row does.
    #expect(
      app.edges == [
        "ListView -push \"Row\"-> Route.detail", "ListView -push \"New\"-> Route.edit",
        "DetailView -push \"Edit\"-> Route.edit", "DetailView -push \"Profile\"-> Route.profile",
      ])
  }

  @Test("What a helper is given by name runs, as it is no model")
  func helper() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isDone = false
        var body: some View {
          Button("Go") { Worker(onDone: { isDone = true }).start() }
            .sheet(isPresented: $isDone) { DoneView() }
        }
      }
      final class Worker {
        let onDone: () -> Void
        init(onDone: @escaping () -> Void) { self.onDone = onDone }
        func start() { queue.add(onDone) }
      }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(app.edges == ["RootView -sheet \"Go\"-> DoneView"])
  }
}
