import Foundation
import Navigation
import NavigationSwiftUI
import SwiftUI

/// An app as a reader of the documentation would write it; it is only type-checked.
@main
struct ExampleApp: App {
  @State private var router = AppRouter(homeTab: .recipes)

  var body: some Scene {
    WindowGroup {
      TabRootView(router, tabs: AppTab.allCases, reselection: .popsToRoot) { tab in
        Label(tab.title, systemImage: tab.icon)
      } root: { tab in
        RootPage(tab: tab)
      } page: { route in
        RoutePage(route: route)
      } layer: { sheet in
        SheetPage(sheet: sheet)
      }
      .splitInRegularWidth()
      .opensLinks(with: router) { outcome in
        if outcome == .notFound { router.visit(ScreenPath()) }
      }
      .providesLinkAction(from: router)
      .restoresNavigation(of: router)
      .visitsLaunchScreen(
        of: AppScreen.self, with: router, arguments: ProcessInfo.processInfo.arguments,
        environment: ProcessInfo.processInfo.environment
      )
      .onAppear { router.links = LinkOpener(AppRouter.codec) }
    }
  }
}

struct RootPage: View {
  @Environment(AppRouter.self) private var router
  @Environment(\.openAppLink) private var openLink

  let tab: AppTab

  /// SwiftUI's type: no module that an app imports declares a type with this name.
  private var license: Link<Text> { Link("License", destination: URL(filePath: "/licenses")) }

  var body: some View {
    List {
      Button("Pancakes") { router.push(.recipe(1)) }
      Button("New recipe") { router.present(sheet: .editor, detent: .medium) }
      Button("Delete all") {
        router.presentConfirmation(title: "Delete all?", destructiveLabel: "Delete") {
          router.popToRoot()
        }
      }
      license
      Button("Import") {
        router.present(.editor, isInteractiveDismissDisabled: true) { print("imported") }
      }
      Button("Start over") { router.animate(nil) { $0.visit(ScreenPath()) } }
      Button("From the web") { Task { await openLink("recipes://recipe/7") } }
    }
    .navigationTitle("Recipes")
  }
}

struct RoutePage: View {
  let route: AppRoute

  var body: some View {
    switch route {
    case .recipe(let id): Text("Recipe \(id)")
    }
  }
}

struct SheetPage: View {
  @Environment(StackRouter<AppRoute, AppSheet>.self) private var stack

  let sheet: AppSheet

  var body: some View {
    Button("Done") { stack.dismiss(returning: 1) }
  }
}

/// A single stack whose views come from features.
struct SmallRoot: View {
  @State private var router = StackRouter<AppRoute, AppSheet>()

  var body: some View {
    Text("Root").withRouter(
      router,
      features: [
        AppFeature(
          page: { route in AnyView(RoutePage(route: route)) },
          layer: { sheet in AnyView(SheetPage(sheet: sheet)) })
      ])
  }
}

/// An app that keeps its own tab view and stacks and binds them to the router.
struct OwnRoot: View {
  @State private var router = AppRouter(initialTab: .recipes)

  var body: some View {
    TabView(selection: router.tabSelection()) {
      ForEach(AppTab.allCases, id: \.self) { tab in
        OwnStack(stack: router.router(for: tab), tab: tab)
          .tabItem { Label(tab.title, systemImage: tab.icon) }
          .tag(tab)
      }
    }
  }
}

struct OwnStack: View {
  let stack: StackRouter<AppRoute, AppSheet>
  let tab: AppTab

  var body: some View {
    NavigationStack(path: stack.path(at: .root)) {
      RootPage(tab: tab).navigationDestination(for: AppRoute.self) { RoutePage(route: $0) }
    }
    .sheet(item: stack.sheet(over: .root), onDismiss: stack.didDismiss(over: .root)) {
      SheetPage(sheet: $0.item)
    }
  }
}

/// The shortest code: bindings to the router's own properties.
struct PlainRoot: View {
  @State private var router = AppRouter(initialTab: .recipes)

  var body: some View {
    TabView(selection: $router.selectedTab) {
      ForEach(AppTab.allCases, id: \.self) { tab in
        NavigationStack(path: $router[tab]) {
          RootPage(tab: tab).navigationDestination(for: AppRoute.self) { RoutePage(route: $0) }
        }
        .tag(tab)
      }
    }
  }
}

/// The content of `#Preview { … }`.
@MainActor func recipePreview() -> some View {
  NavigationPreview(of: AppScreen.newRecipe, homeTab: .recipes) { router in
    RootPage(tab: router.selectedTab)
  }
}
