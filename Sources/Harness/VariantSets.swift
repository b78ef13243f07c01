package import ManifestJSON
import PlainText
import Wireframes

/// The named sets of variants of a settings file.
///
///     {"variants": {"ci": ["standard", "dark", {"variant": "phone-se~ax3", "screens": ["recipe*"]}]}}
package struct VariantSets: Sendable {
  /// The key in the settings file.
  package static let key = "variants"

  /// A variant of a set, with the patterns of its screens; without any, it is for all screens.
  private struct Entry {
    var variant: Variant
    var screens: [Glob] = []
  }

  private var sets: [(name: String, entries: [Entry])] = []

  /// Reads the sets of a settings file; none if it has no key for them.
  package init(settings: PlacedJSON) throws(SettingError) {
    guard case .object(let members) = settings.value,
      let value = members.first(where: { $0.name == Self.key })?.value
    else { return }
    guard case .object(let named) = value.value else {
      throw value.isNot("an object of sets, each with a list of variants")
    }
    for set in named {
      guard case .array(let values) = set.value.value, !values.isEmpty else {
        throw set.value.isNot("a list of variants, such as [\"standard\", \"dark\"]")
      }
      var entries: [Entry] = []
      for value in values {
        let entry = try Self.entry(value)
        if entries.contains(where: { $0.variant == entry.variant }) {
          throw value.isNot("another variant, because '\(entry.variant.name)' is twice in the set")
        }
        entries.append(entry)
      }
      sets.append((set.name, entries))
    }
  }

  /// The variants of a set, each with its screens.
  ///
  /// - Parameter ids: The ids of all screens.
  package func plan(
    of name: String, ids: [String]
  ) throws(VariantPlanError) -> [PlannedVariant] {
    guard let set = sets.first(where: { $0.name == name }) else {
      throw .unknownSet(name, sets: sets.map(\.name))
    }
    var plan: [PlannedVariant] = []
    for entry in set.entries {
      guard !entry.screens.isEmpty else {
        plan.append(PlannedVariant(entry.variant))
        continue
      }
      for glob in entry.screens where !ids.contains(where: glob.matches) {
        throw .noScreen(glob.text, set: name)
      }
      let screens = ids.filter { id in entry.screens.contains { $0.matches(id) } }
      plan.append(PlannedVariant(entry.variant, screens: Set(screens)))
    }
    return plan
  }

  private static func entry(_ value: PlacedJSON) throws(SettingError) -> Entry {
    switch value.value {
    case .string(let name):
      return Entry(variant: try variant(name, at: value))
    case .object(let members):
      return try entry(members, at: value)
    case .number, .bool, .null, .array:
      throw value.isNot("the name of a variant, or an object with 'variant' and 'screens'")
    }
  }

  private static func entry(
    _ members: [PlacedJSON.Member], at value: PlacedJSON
  ) throws(SettingError) -> Entry {
    guard let name = members.first(where: { $0.name == "variant" })?.value,
      case .string(let text) = name.value
    else { throw value.isNot("an object with the name of a variant in 'variant'") }
    var entry = Entry(variant: try variant(text, at: name))
    for member in members where member.name != "variant" {
      guard member.name == "screens", case .array(let patterns) = member.value.value,
        !patterns.isEmpty
      else { throw member.value.isNot("a list of patterns in 'screens', beside 'variant'") }
      for pattern in patterns {
        guard case .string(let text) = pattern.value, let glob = try? Glob(text) else {
          throw pattern.isNot("a pattern for the ids of screens")
        }
        entry.screens.append(glob)
      }
    }
    return entry
  }

  private static func variant(
    _ name: String, at value: PlacedJSON
  ) throws(SettingError) -> Variant {
    do { return try Variant(name: name) } catch {
      throw value.isNot("the name of a variant: \(error)")
    }
  }
}

extension PlacedJSON {
  fileprivate func isNot(_ wanted: String) -> SettingError {
    SettingError(VariantSets.key, at: place, wanted: wanted)
  }
}

/// Why a set has no plan.
package enum VariantPlanError: Error, Equatable, Sendable {
  /// The settings file has no set with the name.
  case unknownSet(String, sets: [String])
  /// A pattern of the set matches no screen.
  case noScreen(String, set: String)
}

extension VariantPlanError: CustomStringConvertible {
  /// One sentence with a remedy.
  package var description: String {
    switch self {
    case .unknownSet(let name, sets: []):
      "there is no set \(VisibleText.quoted(name)); add "
        + "{\"variants\": {\"\(VisibleText.line(name))\": [\"standard\", \"dark\"]}} to .screens.json"
    case .unknownSet(let name, let sets):
      "there is no set \(VisibleText.quoted(name)) of variants; "
        + (NearestName.of(name, in: sets).map { "did you mean \(VisibleText.quoted($0))?" }
          ?? "the sets are \(sets.map(VisibleText.quoted).joined(separator: ", "))")
    case .noScreen(let pattern, let set):
      "no screen matches \(VisibleText.quoted(pattern)) in the set \(VisibleText.quoted(set)) of variants"
    }
  }
}
