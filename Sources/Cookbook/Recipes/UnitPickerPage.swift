import Scenes

/// All units, grouped by what they measure.
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
