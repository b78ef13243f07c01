import ArchitectureRouting
import SwiftUI

/// A stack with a router from outside, and with all its presentations.
struct StackRoot<Root: View>: View {
  @State private var router: AppRouter
  private let root: Root

  init(router: AppRouter, @ViewBuilder root: () -> Root) {
    _router = State(initialValue: router)
    self.root = root()
  }

  // A custom binding: it never lets the stack grow, because only the router pushes pages.
  private var path: Binding<[AppRoute]> {
    Binding(
      get: { router.stack },
      set: { newValue in
        if newValue.count < router.stack.count { router.stack = newValue }
      })
  }

  private var isConfirming: Binding<Bool> {
    Binding(
      get: { router.activeConfirmation != nil },
      set: { isPresented in
        if !isPresented { router.dismissConfirmation() }
      })
  }

  var body: some View {
    NavigationStack(path: path) {
      root.navigationDestination(for: AppRoute.self) { RoutePage(route: $0) }
    }
    .sheet(item: $router.activeSheet) { SheetPage(sheet: $0) }
    .modifier(CoverModifier(router: router))
    .confirmationDialog(
      router.activeConfirmation?.title ?? "", isPresented: isConfirming, titleVisibility: .visible,
      presenting: router.activeConfirmation
    ) { confirmation in
      Button(confirmation.destructiveLabel, role: .destructive) {
        confirmation.onConfirm()
        router.dismissConfirmation()
      }
      Button("Cancel", role: .cancel, action: router.dismissConfirmation)
    } message: { confirmation in
      Text(confirmation.message)
    }
  }
}

/// Shows the cover, or a sheet on a Mac, which has no covers.
struct CoverModifier: ViewModifier {
  @Bindable var router: AppRouter

  func body(content: Content) -> some View {
    #if os(macOS)
      content.sheet(item: $router.activeFullScreenCover) { SheetPage(sheet: $0) }
    #else
      content.fullScreenCover(item: $router.activeFullScreenCover) { SheetPage(sheet: $0) }
    #endif
  }
}
