#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// A stack with its own router: the pages over a root, and a presentation over them.
  struct RouterStack<Route: Routable, Root: View>: View {
    @Router private var path: [Route]

    private let root: Root
    private let keyPath: WritableKeyPath<EnvironmentValues, Router<Route>>
    private let features: FeatureSet

    init(
      root: Root, keyPath: WritableKeyPath<EnvironmentValues, Router<Route>>, features: FeatureSet
    ) {
      self.root = root
      self.keyPath = keyPath
      self.features = features
    }

    var body: some View {
      stack.environment(keyPath, _path)
    }

    private var storage: RouterStorage<Route> { _path.storage }

    @ViewBuilder private var stack: some View {
      if features.followsLinks {
        restoringStack
          .onOpenURL { storage.follow($0, .custom, with: features) }
          .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
            guard let url = activity.webpageURL else { return }
            storage.follow(url, .universal, with: features)
          }
      } else {
        restoringStack
      }
    }

    @ViewBuilder private var restoringStack: some View {
      if let key = features.restorationKey {
        presentingStack.modifier(PageRestoration(storage: storage, key: key))
      } else {
        presentingStack
      }
    }

    private var presentingStack: some View {
      let sheet = storage.slot.visible(as: .sheet)?.id
      let cover = storage.slot.visible(as: .fullScreenCover)?.id
      return NavigationStack(path: $path) {
        root.navigationDestination(for: Route.self) { $0.destination }
      }
      .sheet(
        item: Bindable(wrappedValue: storage)[presentedAs: .sheet, sheet],
        onDismiss: { storage.didDismiss(id: sheet) }
      ) { modal($0) }
      .cover(
        item: Bindable(wrappedValue: storage)[presentedAs: .fullScreenCover, cover],
        onDismiss: { storage.didDismiss(id: cover) }
      ) { modal($0) }
    }

    /// The presented view, with its own stack and router.
    private func modal(_ presentation: Presentation<Route>) -> some View {
      RouterStack<Route, Route.Destination>(
        root: presentation.route.destination, keyPath: keyPath, features: FeatureSet([])
      )
      .onAppear { storage.didAppear(id: presentation.id) }
      .onDisappear { storage.didDisappear(id: presentation.id) }
    }
  }

  extension View {
    /// A full-screen cover, if the system has them.
    fileprivate func cover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: @escaping () -> Void,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      #if os(macOS)
        self
      #else
        fullScreenCover(item: item, onDismiss: onDismiss, content: content)
      #endif
    }
  }

  extension View {
    /// Makes this view the root of a stack with its own router.
    ///
    /// The router lives as long as the view. The environment of the root, its pages and its presentations
    /// contains it. A presented view has its own stack and its own router, with the same key path.
    ///
    /// - Parameters:
    ///   - keyPath: The router's key path in the environment.
    ///   - features: The features of the stack; of two of one kind, the last counts.
    public func withRouter<Route: Routable>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Router<Route>>, features: [RouterFeature] = []
    ) -> some View {
      RouterStack(root: self, keyPath: keyPath, features: FeatureSet(features))
    }
  }

  extension Router: DynamicProperty {
    /// Switches to the router that the view has stored; SwiftUI calls this before each update.
    public mutating func update() { reference.install(kept) }
  }
#endif
