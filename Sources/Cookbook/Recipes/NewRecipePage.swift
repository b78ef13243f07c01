import Scenes

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
