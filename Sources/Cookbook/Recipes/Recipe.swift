/// A recipe with everything that its pages show.
struct Recipe: Sendable, Identifiable {
  /// Where a recipe is stored.
  enum Shelf: Sendable {
    /// Planned for the week, and therefore on the shopping list.
    case thisWeek
    /// Saved for later.
    case saved
    /// Found only by a search.
    case catalogue
  }

  let id: String
  let name: String
  let icon: String
  let shelf: Shelf
  let time: CookingTime
  let servings: Int
  var isVegetarian = false
  /// Where the recipe comes from, in two or three sentences.
  var story: String?
  /// The recipe in the language in which it was written.
  var original: OriginalRecipe?
  let ingredients: [Ingredient]
  let steps: [CookingStep]

  /// One line below the name: "25 min · 4 servings".
  var summary: String { "\(time) · \(servings) servings" }

  func ingredient(_ id: String) -> Ingredient? {
    ingredients.first { $0.id == id }
  }

  /// A step by its number, counted from 1.
  func step(_ number: Int) -> CookingStep? {
    steps.indices.contains(number - 1) ? steps[number - 1] : nil
  }
}

/// One thing to do while cooking.
struct CookingStep: Sendable, Hashable {
  /// What to do, in one sentence without a full stop.
  let instruction: String
  /// What to watch for; a step without a note shows a skeleton until its author writes one.
  var note: String?
  /// How long to wait, for steps that need a timer.
  var wait: CookingTime?

  init(_ instruction: String, note: String? = nil, wait: CookingTime? = nil) {
    self.instruction = instruction
    self.note = note
    self.wait = wait
  }
}

/// How long something takes, in whole minutes.
struct CookingTime: Sendable, Hashable, Comparable {
  let minutes: Int

  static func minutes(_ count: Int) -> Self { Self(minutes: count) }
  static func hours(_ count: Int) -> Self { Self(minutes: count * 60) }

  static func < (one: Self, other: Self) -> Bool { one.minutes < other.minutes }
}

extension CookingTime: CustomStringConvertible {
  /// Hours from sixty minutes on: "25 min", "3 h", "1 h 30 min".
  var description: String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 || hours == 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
