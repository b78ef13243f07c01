import AppReading
import Scenes
import Testing

@Suite("Values that are pushed, and those that only look so")
struct PushedValueTests {
  /// The edges of an app whose one button runs statements, next to a stack of harvests.
  private func edges(_ members: String, _ statements: String) -> [String] {
    GraphOutline(
      """
      struct Harvest: Hashable { var id: Int }
      struct Barn { struct Ticket: Hashable { var id: Int } }
      struct Mill { struct Ticket: Hashable { var id: Int } }
      @Observable final class Farm {
        var path = NavigationPath()
        \(members)
      }
      struct RootView: View {
        @State var farm = Farm()
        var body: some View {
          NavigationStack(path: $farm.path) {
            Button("Go") { \(statements) }
              .navigationDestination(for: Mill.Ticket.self) { _ in MillPage() }
          }
        }
      }
      struct MillPage: View { var body: some View { Text("Mill") } }
      """
    ).edges
  }

  @Test("A value in the path is pushed")
  func path() {
    #expect(
      edges("", "farm.path.append(Mill.Ticket(id: 1))") == [
        "RootView -push \"Go\"-> MillPage"
      ])
  }

  @Test("Sets and lists of other values are no paths", arguments: ["Set<Int>", "[Int]"])
  func collections(type: String) {
    #expect(edges("var closedStackIDs: \(type) = []", "farm.closedStackIDs.insert(newID)") == [])
  }

  @Test("Each argument of a parameter pack is pushed, and nothing of an empty pack")
  func packs() {
    let members = """
      func go<each Value: Hashable>(to values: repeat each Value, resets: Bool = true) {
        for value in repeat each values { path.append(value) }
      }
      """
    #expect(edges(members, "farm.go(resets: false)") == [])
    #expect(
      edges(members, "farm.go(to: Mill.Ticket(id: 1))") == [
        "RootView -push \"Go\"-> MillPage ?"
      ])
  }

  @Test("A type of the same last name is another type")
  func names() {
    #expect(edges("", "farm.path.append(Barn.Ticket(id: 1))") == [])
  }

  @Test("A value may be pushed on the stack of another tab")
  func otherTab() {
    let app = GraphOutline(
      """
      enum Room { case shop, orders }
      struct Order: Hashable { var id: Int }
      @Observable final class House {
        var room = Room.shop
        var orders = NavigationPath()
      }
      struct RootView: View {
        @State var house = House()
        var body: some View {
          TabView(selection: $house.room) {
            Tab("Shop", systemImage: "cart", value: .shop) {
              NavigationStack {
                Button("Buy") { house.room = .orders; house.orders.append(Order(id: 1)) }
              }
            }
            Tab("Orders", systemImage: "shippingbox", value: .orders) {
              NavigationStack(path: $house.orders) {
                NavigationLink("First", value: Order(id: 0))
                  .navigationDestination(for: Order.self) { _ in OrderPage() }
              }
            }
          }
        }
      }
      struct OrderPage: View { var body: some View { Text("Order") } }
      """)
    #expect(
      app.edges == [
        "RootView -tab \"Buy\"-> Room.orders", "RootView -push \"Buy\"-> OrderPage ?",
        "RootView -push \"First\"-> OrderPage",
      ])
  }

  @Test("A case that is not known leads to all cases that have the same page, and to none else")
  func categories() {
    func edges(_ page: String) -> [String] {
      GraphOutline(
        """
        enum Crop: String, Hashable { case wheat, corn }
        struct RootView: View {
          @State var crops: [Crop] = []
          var body: some View {
            NavigationStack {
              List(crops, id: \\.self) { crop in NavigationLink(value: crop) { Text("Crop") } }
                .navigationDestination(for: Crop.self) { crop in \(page) }
            }
          }
        }
        struct CropPage: View {
          let crop: Crop
          var body: some View { Text(crop.rawValue) }
        }
        """
      ).edges
    }
    #expect(
      edges("CropPage(crop: crop)") == [
        "RootView -push \"Crop\"-> Crop.wheat ?", "RootView -push \"Crop\"-> Crop.corn ?",
      ])
    let choice = "switch crop { case .wheat: CropPage(crop: crop); case .corn: Text(\"Corn\") }"
    #expect(edges(choice) == [])
  }

  @Test(
    "A text that is made of an id, or a name, leads to the page of texts, not to that of the model",
    arguments: ["plan.id.uuidString", "plan.name"])
  func madeTexts(text: String) {
    let app = GraphOutline(
      """
      struct Plan: Hashable, Identifiable { let id: UUID; var name: String }
      struct RootView: View {
        let plans: [Plan]
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            List(plans) { plan in
              Button("Edit") { path.append(plan) }
              Button("Start") { path.append(\(text)) }
            }
            .navigationDestination(for: Plan.self) { _ in EditView() }
            .navigationDestination(for: String.self) { _ in StartView() }
          }
        }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      struct StartView: View { var body: some View { Text("Start") } }
      """)
    #expect(
      app.edges.map { $0.replacing(" ?", with: "") } == [
        "RootView -push \"Edit\"-> EditView", "RootView -push \"Start\"-> StartView",
      ])
  }

  @Test("A text or number leads to its own page, and one that is not known to all others")
  func literals() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var path = NavigationPath()
        let link: String
        @State private var isAsking = false
        let isNew: Bool
        var body: some View {
          NavigationStack(path: $path) {
            Button("About") { path.append("about") }
            Button("Help") { path.append("help") }
            NavigationLink("Any", value: link)
            Button("Ask") { isAsking = true }
              .navigationDestination(for: String.self) { name in
                switch name {
                case "about", "imprint": AboutView()
                default: if name.hasPrefix("item") { ItemView() } else { MissingView() }
                }
              }
              .sheet(isPresented: $isAsking) { if isNew { AboutView() } else { ItemView() } }
          }
        }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      struct ItemView: View { var body: some View { Text("Item") } }
      struct MissingView: View { var body: some View { Text("Missing") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"About\"-> AboutView", "RootView -push \"Help\"-> ItemView ?",
        "RootView -push \"Help\"-> MissingView ?", "RootView -push \"Any\"-> AboutView ?",
        "RootView -push \"Any\"-> ItemView ?", "RootView -push \"Any\"-> MissingView ?",
        "RootView -sheet \"Ask\"-> AboutView ?", "RootView -sheet \"Ask\"-> ItemView ?",
      ])
  }

  @Test("Many values inside of each other are no more pages than they are in the source")
  func nestedValues() {
    var inner = "AboutView()"
    for number in 0..<40 {
      inner = """
        switch name { case "a\(number)", "b\(number)", "c\(number)": \(inner)
        default: ItemView() }
        """
    }
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("About", value: "b0").navigationDestination(for: String.self) { name in \(inner) }
          }
        }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      struct ItemView: View { var body: some View { Text("Item") } }
      """)
    #expect(app.edges == ["RootView -push \"About\"-> AboutView"])
  }

  @Test("An element of several kinds leads to the page of each; a route that is not known to none")
  func kinds() {
    func edges(_ cases: String) -> [String] {
      GraphOutline(
        """
        enum Entry: Hashable { \(cases) }
        struct RootView: View {
          let entries: [Entry]
          @State private var shown: Entry?
          var body: some View {
            List(entries) { entry in Button("Show") { shown = entry } }
              .navigationDestination(item: $shown) { entry in
                switch entry { case .order: OrderView(); case .visit: VisitView() }
              }
          }
        }
        struct OrderView: View { var body: some View { Text("Order") } }
        struct VisitView: View { var body: some View { Text("Visit") } }
        """
      ).edges
    }
    #expect(
      edges("case order(Int), visit(Int)") == [
        "RootView -push \"Show\"-> Entry.order ?", "RootView -push \"Show\"-> Entry.visit ?",
      ])
    #expect(edges("case order(Int), visit").isEmpty)
  }

  @Test("A value with the name of a view that is added to something else is no page")
  func appendedValue() {
    let app = GraphOutline(
      """
      import Network
      struct RootView: View {
        let builder: Builder
        var body: some View {
          NavigationStack { Button("Save") { builder.appendTags(Network.Tag(name: "d")) } }
        }
      }
      struct Tag: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(app.edges == [])
    #expect(app.ids == ["view.root"])
  }

  @Test("Values to which the app gives names, as members of all values that may be pushed")
  func namedValues() {
    let app = GraphOutline(
      """
      struct JarsRoute: Hashable { let onlyOpen: Bool }
      struct LidsRoute: Hashable {}
      extension Hashable {
        static func jars(onlyOpen: Bool) -> JarsRoute { .init(onlyOpen: onlyOpen) }
        static var lids: LidsRoute { .init() }
      }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Jars", value: .jars(onlyOpen: true))
              NavigationLink("Lids", value: .lids)
              NavigationLink("Others", value: .others)
            }
            .navigationDestination(for: JarsRoute.self) { JarsView(onlyOpen: $0.onlyOpen) }
            .navigationDestination(for: LidsRoute.self) { _ in LidsView() }
          }
        }
      }
      struct JarsView: View { let onlyOpen: Bool; var body: some View { Text("Jar") } }
      struct LidsView: View { var body: some View { Text("Lid") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> JarsView", "RootView -push \"Lids\"-> LidsView",
      ])
  }
}
