/// The way to a value in a document: `screens[3].layers[0].style`.
struct FieldPath: Sendable, Equatable {
  enum Step: Sendable, Equatable {
    case field(String)
    case index(Int)
  }

  private(set) var steps: [Step] = []

  mutating func enter(_ step: Step) { steps.append(step) }

  mutating func leave() { steps.removeLast() }

  /// The way in writing; empty at the top of the document.
  var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .field(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
