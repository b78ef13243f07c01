#if canImport(SwiftUI)
  import Foundation
  import Navigation
  import SwiftUI

  extension View {
    /// Reports changes of the layout to a router, so that it can distinguish a tap on the selected tab from a
    /// repeated write.
    func reportsLayout<Tab, Route, Sheet>(to router: TabRouter<Tab, Route, Sheet>) -> some View {
      modifier(LayoutReports { router.layoutDidChange() })
    }
  }

  private struct LayoutReports: ViewModifier {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.scenePhase) private var scenePhase

    private let report: @MainActor @Sendable () -> Void

    init(_ report: @escaping @MainActor @Sendable () -> Void) {
      self.report = report
    }

    func body(content: Content) -> some View {
      content
        .onChange(of: horizontalSizeClass) { report() }
        .onChange(of: scenePhase) { report() }
        .onGeometryChange(for: CGSize.self, of: \.size) { _ in report() }
    }
  }
#endif
