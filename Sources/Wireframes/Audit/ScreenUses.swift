import Scenes

/// Values and the screens that use them, in order of appearance.
struct ScreenUses<Value: Hashable> {
  private var values: [Value] = []
  private var screens: [Value: [String]] = [:]
  private var first: [Value: Scene] = [:]

  /// Collects the values of scenes that satisfy a condition.
  ///
  /// - Complexity: O(*n*) for *n* values; the condition is evaluated once for each distinct value.
  init(
    of scenes: [Scene], _ list: (Scene) -> [Value],
    where isIncluded: (Value) -> Bool = { _ in true }
  ) {
    var known: [Value: Bool] = [:]
    for scene in scenes {
      for value in list(scene) {
        let isFound = known[value] ?? isIncluded(value)
        known[value] = isFound
        if isFound { add(value, scene) }
      }
    }
  }

  private mutating func add(_ value: Value, _ scene: Scene) {
    guard let users = screens[value] else {
      values.append(value)
      screens[value] = [scene.id]
      first[value] = scene
      return
    }
    if users.last != scene.id { screens[value]?.append(scene.id) }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Visits each value with the ids of its screens and with the first of them.
  func map<Result>(
    _ body: (_ value: Value, _ screens: [String], _ first: Scene) -> Result
  ) -> [Result] {
    values.compactMap { value in
      first[value].map { body(value, screens[value] ?? [], $0) }
    }
  }
}
