import Scenes

/// A recipe as a line of a list.
struct RecipeRow: BlockConvertible {
  let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  var block: Block {
    Row(
      recipe.name, subtitle: recipe.summary, icon: recipe.icon, leadsTo: .showing(recipe)
    ).block
  }
}
