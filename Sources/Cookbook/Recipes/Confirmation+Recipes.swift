import Navigation

extension Confirmation {
  /// What can be done with a recipe.
  static func actions(forRecipe id: Recipe.ID) -> Self {
    Self(
      title: name(ofRecipe: id),
      buttons: [
        ConfirmationButton("Edit recipe"),
        ConfirmationButton("Ask the cook"),
        .destructive("Delete"),
        .cancel(),
      ])
  }

  static func deletion(ofRecipe id: Recipe.ID) -> Self {
    Self(
      title: "Delete “\(name(ofRecipe: id))”?", message: "This action cannot be undone.",
      destructiveLabel: "Delete")
  }

  static let discardingChanges = Self(
    title: "Discard your changes?", message: "The recipe stays as it was before.",
    buttons: [.destructive("Discard changes"), .cancel("Keep editing")])

  private static func name(ofRecipe id: Recipe.ID) -> String {
    RecipeBook.sample[id]?.name ?? id
  }
}
