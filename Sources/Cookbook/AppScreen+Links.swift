public import Navigation

extension AppScreen {
  /// What reads and writes the app's deep links.
  public static let linkCodec: LinkCodec<CookbookTab, CookbookRoute, CookbookSheet>? = {
    var codec = LinkCodec<CookbookTab, CookbookRoute, CookbookSheet>(
      schemes: ["cookbook"], confirmations: questions)
    codec.tabPlace = .firstComponent
    return codec
  }()

  /// How the questions over a screen stand in a link; each is named only where the app asks it.
  @Sendable
  private static func questions(over screen: Path) -> LinkTable<Confirmation> {
    switch (screen.layers.last?.item, screen.routes.last) {
    case (.edit, _): [LinkPattern("discard", .discardingChanges)]
    case (nil, .recipe(let id)):
      [
        LinkPattern("actions", .actions(forRecipe: id)),
        LinkPattern("delete", .deletion(ofRecipe: id)),
      ]
    case (nil, nil) where screen.tab == .shopping: [LinkPattern("clear", .clearing(.thisWeek))]
    default: []
    }
  }
}
