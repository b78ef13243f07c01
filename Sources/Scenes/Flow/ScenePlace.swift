/// A state as a key: everything of a scene but its name.
struct ScenePlace: Hashable {
  private let tab: Int
  private let pages: [Page]
  private let layers: [Layer]
  private let confirmation: ConfirmationCard?

  init(_ scene: Scene) {
    tab = scene.selectedTab
    pages = scene.pages
    layers = scene.layers
    confirmation = scene.confirmation
  }
}
