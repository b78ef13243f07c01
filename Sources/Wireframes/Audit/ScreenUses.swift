import Scenes

/// Values and the screens that use them, in order of appearance.
struct ScreenUses {
  private var values: [String] = []
  private var screens: [String: [String]] = [:]

  /// Collects the values of scenes that satisfy a condition.
  ///
  /// - Complexity: O(*n*) for *n* values; the condition is evaluated once for each distinct value.
  init(of scenes: [Scene], _ list: (Scene) -> [String], where isIncluded: (String) -> Bool) {
    var known: [String: Bool] = [:]
    for scene in scenes {
      for value in list(scene) {
        let isFound = known[value] ?? isIncluded(value)
        known[value] = isFound
        if isFound { add(value, scene.id) }
      }
    }
  }

  private mutating func add(_ value: String, _ screen: String) {
    guard let users = screens[value] else {
      values.append(value)
      screens[value] = [screen]
      return
    }
    if users.last != screen { screens[value]?.append(screen) }
  }

  var isEmpty: Bool { values.isEmpty }

  func map<Result>(_ body: (_ value: String, _ screens: [String]) -> Result) -> [Result] {
    values.map { body($0, screens[$0] ?? []) }
  }
}
