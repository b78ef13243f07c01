import Harness
import PlainText
import Wireframes

/// One line per variant of a plan: its name, its display and its screens.
struct VariantTable {
  let plan: [PlannedVariant]
  /// The ids of the selected screens.
  let ids: [String]
  let palette: Palette

  /// The most ids that are listed; more are counted.
  private static let mostListed = 3

  var text: String {
    let width = plan.map(\.variant.name.count).max() ?? 0
    let displays = plan.map { Self.display(of: $0.variant) }
    let displayWidth = max(Self.leastDisplay, displays.map(\.count).max() ?? 0)
    let lines = zip(plan, displays).map { planned, display in
      let name = planned.variant.name
      let gap = String(repeating: " ", count: width - name.count)
      let displayGap = String(repeating: " ", count: displayWidth - display.count)
      return
        "\(palette.paint(name, .bold))\(gap)  \(display)\(displayGap)  \(screens(of: planned))\n"
    }
    let count = plan.reduce(0) { sum, planned in sum + ids.count(where: planned.includes) }
    return lines.joined() + "\(count.counted("picture", "pictures"))\n"
  }

  /// The width of the column of displays with phones only.
  private static let leastDisplay = 10

  private static func display(of variant: Variant) -> String {
    let size = variant.frame.display
    return "\(Int(size.width)) × \(Int(size.height))"
  }

  /// The screens of a variant: all of them, their ids if they are few, or their number.
  private func screens(of planned: PlannedVariant) -> String {
    let included = ids.filter(planned.includes)
    if included.count == ids.count { return "all \(ids.count.counted("screen", "screens"))" }
    guard included.count <= Self.mostListed else {
      return included.count.counted("screen", "screens")
    }
    return included.isEmpty ? "no screen" : included.map(VisibleText.line).joined(separator: ", ")
  }
}
