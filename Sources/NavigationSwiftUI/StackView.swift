#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  /// One stack of pages with its layers and its question, drawn from a router.
  public struct StackView<
    Route: Hashable & Sendable, Sheet: Hashable & Sendable, Root: View, Page: View, Layer: View
  >: View {
    private let router: StackRouter<Route, Sheet>
    private let root: () -> Root
    private let page: (Route) -> Page
    private let layer: (Sheet) -> Layer

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - router: The router of the stack.
    ///   - root: The root page.
    ///   - page: The view of a page.
    ///   - layer: The view at the root of a sheet or cover.
    public init(
      _ router: StackRouter<Route, Sheet>, @ViewBuilder root: @escaping () -> Root,
      @ViewBuilder page: @escaping (Route) -> Page, @ViewBuilder layer: @escaping (Sheet) -> Layer
    ) {
      self.router = router
      self.root = root
      self.page = page
      self.layer = layer
    }

    /// The pages, the layers over them and the question over everything.
    public var body: some View {
      LevelView(router: router, level: .root, root: root(), page: page, layer: layer)
        .environment(router)
        .onAppear { router.useTransactions() }
    }
  }

  /// The pages of one level and the layer over them, which is the next level.
  struct LevelView<
    Route: Hashable & Sendable, Sheet: Hashable & Sendable, Root: View, Page: View, Layer: View
  >: View {
    let router: StackRouter<Route, Sheet>
    let level: StackLevel
    let root: Root
    let page: (Route) -> Page
    let layer: (Sheet) -> Layer

    var body: some View {
      NavigationStack(path: router.path(at: level)) {
        root.navigationDestination(for: Route.self) { page($0) }
      }
      .sheet(item: router.sheet(over: level), onDismiss: router.didDismiss(over: level)) { sheet in
        next(sheet).presentationDetents([sheet.style.detent])
      }
      .cover(item: router.cover(over: level), onDismiss: router.didDismiss(over: level)) {
        next($0)
      }
      .confirmation(of: router, over: level)
    }

    /// The level above; its type is erased, because it contains itself.
    private func next(_ presented: PresentedLayer<Route, Sheet>) -> AnyView {
      AnyView(
        LevelView<Route, Sheet, Layer, Page, Layer>(
          router: router, level: presented.id.map(StackLevel.layer) ?? level,
          root: layer(presented.item), page: page, layer: layer
        )
        .interactiveDismissDisabled(presented.isInteractiveDismissDisabled)
        .environment(router))
    }
  }

  extension View {
    /// A full-screen cover; a sheet on the Mac, which has no covers.
    fileprivate func cover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: @escaping () -> Void,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      #if os(macOS)
        sheet(item: item, onDismiss: onDismiss, content: content)
      #else
        fullScreenCover(item: item, onDismiss: onDismiss, content: content)
      #endif
    }
  }

  extension View {
    /// Asks the router's question over a level.
    func confirmation<Route, Sheet>(of router: StackRouter<Route, Sheet>, over level: StackLevel)
      -> some View
    {
      let question = router.confirmation(over: level)
      return confirmationDialog(
        question?.title ?? "", isPresented: router.isConfirming(over: level),
        titleVisibility: .visible, presenting: question
      ) { question in
        Answers(router: router, question: question)
      } message: { question in
        if let message = question.message { Text(verbatim: message) }
      }
      .alert(
        question?.title ?? "", isPresented: router.isAlerting(over: level), presenting: question
      ) { question in
        ForEach(question.fields.indices, id: \.self) { index in
          AnswerField(
            field: question.fields[index], text: router.text(of: question, field: index))
        }
        Answers(router: router, question: question)
      } message: { question in
        if let message = question.message { Text(verbatim: message) }
      }
    }
  }

  /// The buttons that answer a question.
  private struct Answers<Route: Hashable & Sendable, Sheet: Hashable & Sendable>: View {
    let router: StackRouter<Route, Sheet>
    let question: Confirmation

    var body: some View {
      // Two buttons may have the same label, so they are identified by their indices.
      ForEach(question.buttons.indices, id: \.self) { index in
        Button(
          question.buttons[index].label, role: question.buttons[index].role.buttonRole,
          action: router.answer(question, buttonAt: index))
      }
    }
  }

  /// A text field of an alert.
  private struct AnswerField: View {
    let field: ConfirmationField
    let text: Binding<String>

    var body: some View {
      if field.isSecure {
        SecureField(field.label, text: text)
      } else {
        TextField(field.label, text: text)
      }
    }
  }

  extension PresentationStyle {
    /// The height of the sheet; popovers and inspectors are large sheets here.
    fileprivate var detent: PresentationDetent {
      switch self {
      case .sheet(.medium): .medium
      case .sheet(.fraction(let fraction)): .fraction(fraction)
      case .sheet(.height(let points)): .height(points)
      case .sheet(.large), .fullScreenCover, .popover, .inspector: .large
      }
    }
  }

  extension ConfirmationRole {
    var buttonRole: ButtonRole? {
      switch self {
      case .destructive: .destructive
      case .cancel: .cancel
      case .default: nil
      }
    }
  }

  /// A part of an app, with the views of its pages and sheets.
  public struct AppFeature<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
    let page: (Route) -> AnyView?
    let layer: (Sheet) -> AnyView?

    /// Creates a feature.
    ///
    /// - Parameters:
    ///   - page: The view of a page; nil if the page belongs to another feature.
    ///   - layer: The view of a sheet or cover; nil if it belongs to another feature.
    public init(
      page: @escaping (Route) -> AnyView? = { _ in nil },
      layer: @escaping (Sheet) -> AnyView? = { _ in nil }
    ) {
      self.page = page
      self.layer = layer
    }
  }

  extension View {
    /// Makes this view the root of a stack whose pages and layers come from features.
    ///
    /// - Parameters:
    ///   - router: The router of the stack.
    ///   - features: The features; the first one with a view for a page or sheet draws it.
    public func withRouter<Route, Sheet>(
      _ router: StackRouter<Route, Sheet>, features: [AppFeature<Route, Sheet>]
    ) -> some View {
      StackView(
        router, root: { self },
        page: { route in features.lazy.compactMap { $0.page(route) }.first },
        layer: { sheet in features.lazy.compactMap { $0.layer(sheet) }.first })
    }
  }
#endif
