import Scenes
import Wireframes

/// What a report says of a screen beside its id.
package struct ScreenSubject: Sendable, Equatable {
  /// The title of the page on top.
  package var title: String
  /// The title of the selected tab, if there is one.
  package var tab: String?
  /// The way to the screen: its tab, the pushed pages, then the layers with their kind.
  package var crumbs: [String]

  init(_ scene: Scene) {
    title = scene.confirmation?.title ?? scene.topPage?.title ?? scene.id
    tab =
      scene.tabs.indices.contains(scene.selectedTab)
      ? scene.tabs[scene.selectedTab].title : nil
    crumbs = Crumb.crumbs(of: scene).map(\.caption)
  }
}
