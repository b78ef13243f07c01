import Scenes

/// Values with the screens that use them, in the order in which they appear.
struct ScreenUses {
  private var values: [String] = []
  private var screens: [String: [String]] = [:]

  /// Collects those values of some scenes that are looked for.
  ///
  /// - Complexity: O(*n*) values, each of which is looked at once.
  init(of scenes: [Scene], _ list: (Scene) -> [String], where isWanted: (String) -> Bool) {
    var known: [String: Bool] = [:]
    for scene in scenes {
      for value in list(scene) {
        let isFound = known[value] ?? isWanted(value)
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
