public import Navigation

extension CookbookSheet: Linkable {
  /// How each sheet and cover stands in a link.
  public static let links: LinkTable<Self> = [
    Link("edit", .path("recipe"), make: Self.edit) {
      if case .edit(let recipe) = $0 { recipe } else { nil }
    },
    Link(
      "ingredient", .path("recipe"), .path("id"), make: { .ingredient(id: $1, recipe: $0) }
    ) {
      if case .ingredient(let id, let recipe) = $0 { (recipe, id) } else { nil }
    },
    Link("new", .newRecipe),
    Link("cook", .path("recipe"), .path("step"), make: Self.cook) {
      if case .cook(let recipe, let step) = $0 { (recipe, step) } else { nil }
    },
    Link("timer", .path("recipe"), .path("step"), make: Self.timer) {
      if case .timer(let recipe, let step) = $0 { (recipe, step) } else { nil }
    },
    Link("chat", .path("recipe"), make: Self.chat) {
      if case .chat(let recipe) = $0 { recipe } else { nil }
    },
    Link("filters", .filters),
    Link("new-item", .shoppingItem),
  ]
}
