import Scenes

/// What a link shows when the thing it names is gone.
struct MissingPage: PageDescribing {
  /// What is gone: "Recipe".
  let thing: String

  init(_ thing: String) {
    self.thing = thing
  }

  var page: Page {
    Page(thing) {
      EmptyState(
        "\(thing) not found", message: "It may have been deleted on another device.",
        icon: "questionmark.circle")
    }
  }
}
