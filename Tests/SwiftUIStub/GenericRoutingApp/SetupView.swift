#if canImport(SwiftUI)
  import GenericRouting
  import SwiftUI

  /// A separate stack inside a sheet, with the router without tabs.
  struct SetupView: View {
    @State private var router = SetupRouter()

    var body: some View {
      NavigationStack(path: $router.path) {
        SetupHome()
          .navigationDestination(for: SetupPage.self) { SetupPageView(page: $0) }
      }
      .environment(router)
      .sheet(item: $router.presentedSheet) { Text(verbatim: $0.text) }
      .onOpenURL { router.navigate(to: $0) }
    }
  }

  struct SetupHome: View {
    @Environment(SetupRouter.self) private var router

    var body: some View {
      List {
        Button("Mount") { router.navigateTo(.mount) }
        Button("Lens") { router.navigateTo(.lens(Lens(focalLength: 25))) }
        Button("Back", action: router.popNavigation)
        Button("Start", action: router.popToRoot)
        Button("Close", action: router.dismissSheet)
      }
    }
  }

  struct SetupPageView: View {
    @Environment(SetupRouter.self) private var router
    let page: SetupPage

    var body: some View {
      switch page {
      case .mount: Button("Align") { router.navigateTo(.alignment) }
      case .lens(let lens): Text(verbatim: "\(lens.focalLength) mm")
      case .alignment: Button("Help") { router.presentSheet(SetupSheet(id: 1, text: "Polaris")) }
      }
    }
  }

  /// A view that receives its router.
  struct SetupProgress: View {
    @Bindable var router: SetupRouter

    var body: some View {
      NavigationStack(path: $router.path) { Text(verbatim: "\(router.path.count) steps") }
    }
  }
#endif
