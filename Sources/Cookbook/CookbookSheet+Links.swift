public import Navigation

extension CookbookSheet: Linkable {
  /// How each sheet and cover stands in a link.
  public static let links: LinkTable<Self> = [
    LinkPattern("edit", .path("recipe"), make: Self.edit) {
      if case .edit(let recipe) = $0 { recipe } else { nil }
    },
    LinkPattern(
      "ingredient", .path("recipe"), .path("id"), make: { .ingredient(id: $1, recipe: $0) }
    ) {
      if case .ingredient(let id, let recipe) = $0 { (recipe, id) } else { nil }
    },
    LinkPattern("new", .newRecipe),
    LinkPattern("cook", .path("recipe"), .path("step"), make: Self.cook) {
      if case .cook(let recipe, let step) = $0 { (recipe, step) } else { nil }
    },
    LinkPattern("timer", .path("recipe"), .path("step"), make: Self.timer) {
      if case .timer(let recipe, let step) = $0 { (recipe, step) } else { nil }
    },
    LinkPattern("chat", .path("recipe"), make: Self.chat) {
      if case .chat(let recipe) = $0 { recipe } else { nil }
    },
    LinkPattern("filters", .filters),
    LinkPattern("new-item", .shoppingItem),
  ]
}
