#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  // Create these in `body` at every update: a binding refers to what is shown when it is created. Navigation
  // implements the effect of a write, where it is tested without SwiftUI.
  extension StackRouter {
    /// The pages at a level; those of a layer stay the same while it is dismissed.
    public func path(at level: StackLevel) -> Binding<[Route]> {
      Binding(pathBinding(at: level))
    }

    /// The sheet directly over a level, for `sheet(item:onDismiss:content:)`.
    ///
    /// Pass ``didDismiss(over:)`` as `onDismiss`. The call presents the next layer; without it, the next layer is
    /// presented a second after the dismissal.
    public func sheet(over level: StackLevel) -> Binding<PresentedLayer<Route, Sheet>?> {
      Binding(layerBinding(over: level, isCover: false))
    }

    /// The full-screen cover directly over a level, for `fullScreenCover(item:onDismiss:content:)`.
    ///
    /// Pass ``didDismiss(over:)`` as `onDismiss`.
    public func cover(over level: StackLevel) -> Binding<PresentedLayer<Route, Sheet>?> {
      Binding(layerBinding(over: level, isCover: true))
    }

    /// The action for SwiftUI's report that the sheet or cover over a level has left the screen.
    public func didDismiss(over level: StackLevel) -> @MainActor () -> Void {
      dismissalHandler(over: level)
    }

    /// Whether the router's question is asked over a level as a confirmation dialog.
    public func isConfirming(over level: StackLevel) -> Binding<Bool> {
      Binding(questionBinding(over: level, style: .dialog))
    }

    /// Whether the router's question is asked over a level as an alert.
    public func isAlerting(over level: StackLevel) -> Binding<Bool> {
      Binding(questionBinding(over: level, style: .alert))
    }

    /// The text in a field of an alert, for a `TextField`.
    public func text(of question: Confirmation, field index: Int) -> Binding<String> {
      Binding(textBinding(of: question, field: index))
    }

    /// The page that is selected in a column of a split view, for the `selection` of its `List`.
    public func selection(inColumn column: Int) -> Binding<Route?> {
      Binding(selectionBinding(inColumn: column))
    }

    /// Which columns of a split view are visible, for `NavigationSplitView(columnVisibility:)`.
    public var columnVisibility: Binding<NavigationSplitViewVisibility> {
      let binding = visibilityBinding()
      return Binding(
        get: { @MainActor in binding.get().swiftUI },
        set: { @MainActor written in binding.set(ColumnVisibility(written)) })
    }

    /// The question to draw over a level, also while it is fading out.
    public func confirmation(over level: StackLevel) -> Confirmation? { drawnQuestion(over: level) }

    /// The action of one of a question's buttons.
    public func answer(
      _ question: Confirmation, buttonAt index: Int
    ) -> @MainActor () -> Void {
      answerHandler(of: question, buttonAt: index)
    }
  }

  extension ColumnVisibility {
    init(_ visibility: NavigationSplitViewVisibility) {
      switch visibility {
      case .all: self = .all
      case .doubleColumn: self = .doubleColumn
      case .detailOnly: self = .detailOnly
      default: self = .automatic
      }
    }

    var swiftUI: NavigationSplitViewVisibility {
      switch self {
      case .automatic: .automatic
      case .all: .all
      case .doubleColumn: .doubleColumn
      case .detailOnly: .detailOnly
      }
    }
  }

  extension Binding {
    /// A binding that reads and writes through the router.
    init(_ binding: RouterBinding<Value>) where Value: Sendable {
      self.init(
        get: { @MainActor in binding.get() }, set: { @MainActor value in binding.set(value) })
    }
  }

  extension TabRouter {
    /// The selected tab, for a `TabView`; create it in `body` at every update.
    ///
    /// SwiftUI writes the selected tab again when it is tapped, and sometimes by itself. A repeated write within
    /// one second of another write, or of a change of the selection or the layout, is not a tap and is ignored.
    /// An app that uses `TabView` directly reports layout changes with ``layoutDidChange()``.
    ///
    /// - Parameter reselection: The effect of a tap on the selected tab.
    public func tabSelection(reselection: TabReselection = .ignored) -> Binding<Tab> {
      Binding(tabBinding(reselection: reselection))
    }

    /// The selected row of a sidebar; a sidebar without a selection changes nothing.
    public var sidebarSelection: Binding<Tab?> { Binding(sidebarBinding()) }

    /// Reports a layout change, during which SwiftUI may write the selected tab again.
    public func layoutDidChange() { noteLayoutChange() }
  }
#endif
