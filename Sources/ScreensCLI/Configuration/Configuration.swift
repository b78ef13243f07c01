#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a file of settings says: the values of options by their names, for all verbs or, within an
/// object that has a verb's name, for one.
struct Configuration: Sendable {
  /// The file in the working directory that is read where no other is named.
  static let standardName = ".screens.json"

  /// The path as it is shown.
  let path: String
  private var common: [String: [String]] = [:]
  private var specific: [Verb: [String: [String]]] = [:]

  /// Reads a file's content and checks all of it, whatever verb it is for.
  init(parsing bytes: [UInt8], path: String) throws(UsageError) {
    self.path = path
    guard
      let keys = try? JSONDecoder().decode([String: ConfigurationValue].self, from: Data(bytes))
    else { throw .configuration(path, .notJSON) }
    // Sorted, so that of two mistakes the same is told every time.
    for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
      if let verb = Verb(rawValue: key) {
        guard case .object(let own) = value else { throw .configuration(path, .notAnObject(verb)) }
        for (key, value) in own.sorted(by: { $0.key < $1.key }) {
          specific[verb, default: [:]][key] = try words(key, value, of: verb)
        }
      } else {
        common[key] = try words(key, value, of: nil)
      }
    }
  }

  /// Puts the values of a verb's option into the settings, the verb's own before those of all.
  func apply(_ option: Option, of verb: Verb, to settings: inout Settings) throws(UsageError) {
    guard option.isForFile else { return }
    let words = specific[verb]?[option.name] ?? common[option.name] ?? []
    for word in words { try store(word, option, &settings) }
  }

  /// The words that a key's value stands for, once they are known to be right.
  private func words(
    _ key: String, _ value: ConfigurationValue, of verb: Verb?
  ) throws(UsageError) -> [String] {
    guard let option = Option.all.first(where: { $0.name == key }) else {
      throw .configuration(path, .unknownKey(key, nearest: Self.nearest(to: key)))
    }
    guard option.isForFile else { throw .configuration(path, .commandLineOnly(key)) }
    if let verb, !verb.usage.options.contains(where: { $0.name == key && $0.isForFile }) {
      throw .configuration(path, .foreignKey(key, verb: verb))
    }
    guard let words = value.words(for: option.kind) else {
      throw .configuration(path, .wrongKind(key, option.kind))
    }
    var settings = Settings()
    for word in words { try store(word, option, &settings) }
    return words
  }

  private func store(
    _ word: String, _ option: Option, _ settings: inout Settings
  ) throws(UsageError) {
    do { try option.store(word, &settings) } catch {
      throw .invalidValue(word, origin: .file(path, key: option.name), problem: error)
    }
  }

  /// The key that a wrong one was probably meant to be; a negation is one of the positive name.
  private static func nearest(to key: String) -> String? {
    let names = Option.all.filter(\.isForFile).map(\.name) + Verb.allCases.map(\.rawValue)
    return key.nearest(in: names)
      ?? (key.hasPrefix("no-") ? String(key.dropFirst(3)).nearest(in: names) : nil)
  }
}
