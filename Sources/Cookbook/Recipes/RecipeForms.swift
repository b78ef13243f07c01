import Navigation
import Scenes

/// The form that changes a recipe.
struct RecipeEditPage: PageDescribing {
  let recipe: Recipe

  var page: Page {
    Page(
      "Edit Recipe",
      leading: [BarButton("Cancel", leadsTo: .recipeDiscardConfirmation)],
      trailing: [BarButton("Save", isProminent: true)]
    ) {
      ListSection("Details") {
        Row("Name", value: recipe.name)
        Row("Servings", value: "\(recipe.servings)")
        Row("Cooking time", value: "\(recipe.time)")
      }
      ListSection("Options") {
        Row("Show on home", accessory: .toggle(isOn: recipe.shelf == .thisWeek))
        Row("Vegetarian", accessory: .toggle(isOn: recipe.isVegetarian))
      }
      ActionButton("Delete recipe", role: .destructive, leadsTo: .recipeDeleteConfirmation)
    }
  }
}

/// The form that starts a recipe.
struct NewRecipePage: PageDescribing {
  var page: Page {
    Page(
      "New Recipe",
      leading: [BarButton("Cancel")],
      trailing: [BarButton("Add", isProminent: true)]
    ) {
      SegmentedControl(["Write", "From the web", "Photo"])
      ListSection("Details", footer: "A name is enough. The rest can wait until it is cooked.") {
        InputField("Name", placeholder: "Lemon Drizzle Cake")
        InputField("Servings", placeholder: "8")
        InputField("Cooking time", placeholder: "1 h 10 min")
      }
      ListSection("Picture") {
        Row("Take a picture", icon: "camera")
        Row("Choose from the library", icon: "photo.on.rectangle")
      }
      Paragraph("Recipes are private until you share them.", style: .secondary)
    }
  }
}

/// The form that changes the amount of an ingredient in a recipe.
struct IngredientEditPage: PageDescribing {
  let ingredient: Ingredient

  var page: Page {
    Page(
      "Ingredient",
      leading: [BarButton("Edit", icon: "chevron.backward")],
      trailing: [BarButton("Done", isProminent: true)]
    ) {
      ListSection("Quantity") {
        Row("Amount", value: "\(ingredient.quantity.amount)")
        Row("Unit", value: ingredient.quantity.unit.rawValue, leadsTo: .ingredientUnitPicker)
      }
    }
  }
}

/// All units, grouped by kind.
struct UnitPickerPage: PageDescribing {
  let selection: MeasureUnit

  var page: Page {
    Page("Unit") {
      for kind in MeasureUnit.Kind.allCases {
        ListSection(kind.rawValue.capitalizedFirst) {
          for unit in MeasureUnit.allCases where unit.kind == kind {
            Row(
              unit.rawValue, value: unit.symbol == unit.rawValue ? nil : unit.symbol,
              accessory: unit == selection ? .checkmark : Row.Accessory.none)
          }
        }
      }
    }
  }
}

extension Confirmation {
  /// The actions for a recipe.
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
