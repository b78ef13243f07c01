import Scenes

/// The diets that a search respects.
struct DietPickerPage: PageDescribing {
  let selection: SearchFilters.Diet

  var page: Page {
    Page("Diet") {
      ListSection(footer: "Allergies are set in your account and apply to every search.") {
        for diet in SearchFilters.Diet.allCases {
          Row(
            diet.rawValue.capitalizedFirst, subtitle: diet.remark,
            accessory: diet == selection ? .checkmark : Row.Accessory.none)
        }
      }
    }
  }
}
