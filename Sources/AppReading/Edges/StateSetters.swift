/// The controls of a page that set a state, as a toggle and a picker do.
///
/// What the page does when the state changes is what the control leads to: `Toggle("Sync", isOn: $isOn).onChange(of: isOn)
/// { isAsking = true }`.
struct StateSetters {
  private var labels: [StatePlace: ControlLabel] = [:]

  /// Notes a view if it is such a control.
  ///
  /// - Parameter name: The name of SwiftUI's view.
  mutating func note(_ node: ViewNode, _ name: String) {
    guard let label = Self.labels[name], case .binding(let state, _)? = node.argument(label),
      labels[state] == nil
    else { return }
    labels[state] = ControlLabel(node)
  }

  /// Says of what happens when a state changes which control changes it.
  func name(_ triggers: inout [Trigger]) {
    for number in triggers.indices {
      guard let label = triggers[number].watched.flatMap({ labels[$0] }) else { continue }
      (triggers[number].text, triggers[number].symbol) = (label.text, label.symbol)
      triggers[number].isControl = true
    }
  }

  /// The labels of the states that controls set.
  private static let labels = [
    "ColorPicker": "selection", "DatePicker": "selection", "PhotosPicker": "selection",
    "Picker": "selection", "Slider": "value", "Stepper": "value",
    "Toggle": "isOn",
  ]
}
