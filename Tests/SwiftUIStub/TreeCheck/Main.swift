import Foundation
import NavigationSwiftUI
import SwiftUI

/// Checks that a change of the size class replaces no tab view.
///
/// SwiftUI keeps a view, with its state, its sheets and its tasks, as long as it stays in the same branch of the same
/// condition. The type of a body contains all branches, so it shows whether a tab view is in one that can change.
@main
struct TreeCheck {
  static func main() {
    // To test the check: it has to find a view that swaps its tabs.
    let swapping = ViewTypes.tabViews(in: Swapping.Body.self)
    check(swapping == [.replaceable, .replaceable], "the self-check found \(swapping)")
    let split = ViewTypes.tabViews(in: body(of: Tabs.splitInRegularWidth))
    check(split == [.kept], "the split view has the tab views \(split)")
  }

  private typealias Tabs = TabRootView<
    String, String, String, EmptyView, EmptyView, EmptyView, EmptyView
  >

  private struct Swapping: View {
    var isRegular = false

    var body: some View {
      if isRegular {
        HStack(spacing: 0) { tabs }
      } else {
        tabs
      }
    }

    private var tabs: some View {
      TabView(selection: Binding(get: { "" }, set: { _ in })) { EmptyView() }
    }
  }

  private static func body<Root, Shown: View>(of method: (Root) -> () -> Shown) -> Any.Type {
    Shown.Body.self
  }

  private static func check(_ isTrue: Bool, _ message: String) {
    if isTrue { return }
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }
}

/// The tab views in the type of a view.
enum ViewTypes {
  enum Place: Equatable {
    /// In no condition, or only in one on the system's version, which never changes.
    case kept
    case replaceable
  }

  /// A generic type whose arguments are being read.
  private struct Generic {
    var name: Substring
    var firstArgument: Substring = ""
    var argument = 0

    var canChange: Bool {
      switch name {
      case "Swift.Optional": true
      // Types that are available only on some systems are erased.
      case "SwiftUI.ConditionalContent": argument == 0 || firstArgument != "SwiftUI.AnyView"
      default: false
      }
    }
  }

  static func tabViews(in type: Any.Type) -> [Place] {
    let text = String(reflecting: type)
    var outer: [Generic] = []
    var places: [Place] = []
    var start = text.startIndex
    for index in text.indices where "<>(), ".contains(text[index]) {
      let name = text[start..<index]
      start = text.index(after: index)
      if !name.isEmpty, outer.last?.argument == 0 { outer[outer.count - 1].firstArgument = name }
      switch text[index] {
      case "<":
        if name == "SwiftUI.TabView" {
          places.append(outer.contains(where: \.canChange) ? .replaceable : .kept)
        }
        outer.append(Generic(name: name))
      case "(": outer.append(Generic(name: ""))
      case ">", ")": outer.removeLast()
      case ",": outer[outer.count - 1].argument += 1
      default: break
      }
    }
    return places
  }
}
