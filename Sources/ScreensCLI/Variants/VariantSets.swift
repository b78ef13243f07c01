import CommandParsing
import Harness
import PlainText
import Wireframes

/// The named sets of variants of a settings file.
///
///     {"variants": {"ci": ["standard", "dark", {"variant": "phone-se~ax3", "screens": ["recipe*"]}]}}
struct VariantSets {
  /// The key in the settings file.
  static let key = "variants"

  /// A variant of a set, with the patterns of its screens; without any, it is for all screens.
  private struct Entry {
    var variant: Variant
    var screens: [Glob] = []
  }

  private var sets: [(name: String, entries: [Entry])] = []

  /// Reads the members of a settings file that are no options.
  init(_ members: [ConfigurationValue.Member]) throws(UsageError) {
    for member in members where member.name == Self.key {
      guard case .object(let named) = member.value.content else {
        throw member.value.isNot("an object of sets, each with a list of variants")
      }
      for set in named {
        guard case .array(let values) = set.value.content, !values.isEmpty else {
          throw set.value.isNot("a list of variants, such as [\"standard\", \"dark\"]")
        }
        var entries: [Entry] = []
        for value in values {
          let entry = try Self.entry(value)
          if entries.contains(where: { $0.variant == entry.variant }) {
            throw value.isNot("a list with each variant once, and '\(entry.variant.name)' is twice")
          }
          entries.append(entry)
        }
        sets.append((set.name, entries))
      }
    }
  }

  /// The sets of the settings file of a run.
  static func configured(_ session: Tool.Session) throws(CommandError) -> VariantSets {
    do {
      let file = try Configuration(session.configuration, session.environment)
      return try VariantSets(file?.sharedSettings ?? [])
    } catch {
      throw .usage(error)
    }
  }

  /// The variants of a set with their screens.
  func plan(of name: String, ids: [String]) throws(CommandError) -> [PlannedVariant] {
    guard let set = sets.first(where: { $0.name == name }) else {
      guard !sets.isEmpty else {
        throw .variants(
          "there is no set \(name.quoted); .screens.json has no key 'variants', such as "
            + "{\"variants\": {\"ci\": [\"standard\", \"dark\"]}}")
      }
      let names = sets.map(\.name)
      let remedy =
        NearestName.of(name, in: names).map { "did you mean \($0.quoted)?" }
        ?? "the sets are \(names.map(\.quoted).joined(separator: ", "))"
      throw .variants("there is no set \(name.quoted) of variants; \(remedy)")
    }
    var plan: [PlannedVariant] = []
    for entry in set.entries {
      for glob in entry.screens where !ids.contains(where: glob.matches) {
        throw .selection(
          glob.isLiteral
            ? .unknownScreen(glob.text, nearest: NearestName.of(glob.text, in: ids))
            : .unmatchedGlob(glob.text))
      }
      let screens = ids.filter { id in entry.screens.contains { $0.matches(id) } }
      plan.append(
        PlannedVariant(entry.variant, screens: entry.screens.isEmpty ? nil : Set(screens)))
    }
    return plan
  }

  private static func entry(_ value: ConfigurationValue) throws(UsageError) -> Entry {
    switch value.content {
    case .string(let name):
      return Entry(variant: try variant(name, at: value))
    case .object(let members):
      guard let name = members.first(where: { $0.name == "variant" })?.value,
        case .string(let text) = name.content
      else { throw value.isNot("an object with the key 'variant' and the name of a variant") }
      var entry = Entry(variant: try variant(text, at: name))
      for member in members where member.name != "variant" {
        guard member.name == "screens", case .array(let patterns) = member.value.content,
          !patterns.isEmpty
        else { throw member.value.isNot("'variant' and a list of patterns in 'screens'") }
        for pattern in patterns {
          guard case .string(let text) = pattern.content, let glob = try? Glob(text) else {
            throw pattern.isNot("a pattern for ids of screens, as a string")
          }
          entry.screens.append(glob)
        }
      }
      return entry
    case .number, .bool, .null, .array:
      throw value.isNot("the name of a variant, or an object with 'variant' and 'screens'")
    }
  }

  private static func variant(
    _ name: String, at value: ConfigurationValue
  ) throws(UsageError) -> Variant {
    do { return try Variant(name: name) } catch {
      throw value.isNot("the name of a variant: \(error)")
    }
  }
}

extension ConfigurationValue {
  /// The error about a wrong value of the key.
  fileprivate func isNot(_ wanted: String) -> UsageError {
    .configuration(place, .wrongSetting(VariantSets.key, wanted: wanted))
  }
}
