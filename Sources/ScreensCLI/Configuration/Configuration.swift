import ManifestJSON

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
    let json: PlacedJSON
    do { json = try PlacedJSON(bytes) } catch {
      throw .configuration(ConfigurationPlace(path: path), .notJSON(error))
    }
    guard case .object(let members) = json.value else {
      throw .configuration(place(json.place), .noObject)
    }
    for member in members {
      guard let verb = Verb(rawValue: member.name) else {
        common[member.name] = try words(member, of: nil)
        continue
      }
      guard case .object(let own) = member.value.value else {
        throw .configuration(place(member.value.place), .notAnObject(verb))
      }
      for member in own { specific[verb, default: [:]][member.name] = try words(member, of: verb) }
    }
  }

  /// Puts the values of a verb's option into the settings, the verb's own before those of all.
  func apply(_ option: Option, of verb: Verb, to settings: inout Settings) throws(UsageError) {
    guard option.isForFile else { return }
    let words = specific[verb]?[option.name] ?? common[option.name] ?? []
    for word in words { try store(word, option, place(nil), &settings) }
  }

  /// The words that a key's value stands for, once they are known to be right.
  private func words(
    _ member: PlacedJSON.Member, of verb: Verb?
  ) throws(UsageError) -> [String] {
    let key = member.name
    guard let option = Option.all.first(where: { $0.name == key }) else {
      throw .configuration(
        place(member.place), .unknownKey(key, nearest: Self.nearest(to: key)))
    }
    guard option.isForFile else {
      throw .configuration(place(member.place), .commandLineOnly(key))
    }
    if let verb, !verb.usage.options.contains(where: { $0.name == key && $0.isForFile }) {
      throw .configuration(place(member.place), .foreignKey(key, verb: verb))
    }
    guard let words = member.value.words(for: option.kind) else {
      throw .configuration(place(member.value.place), .wrongKind(key, option.kind))
    }
    var settings = Settings()
    for word in words { try store(word, option, place(member.value.place), &settings) }
    return words
  }

  private func store(
    _ word: String, _ option: Option, _ place: ConfigurationPlace, _ settings: inout Settings
  ) throws(UsageError) {
    do { try option.store(word, &settings) } catch {
      throw .invalidValue(word, origin: .file(place, key: option.name), problem: error)
    }
  }

  private func place(_ place: TextPlace?) -> ConfigurationPlace {
    ConfigurationPlace(path: path, place: place)
  }

  /// The key that a wrong one was probably meant to be; a negation is one of the positive name.
  private static func nearest(to key: String) -> String? {
    let names = Option.all.filter(\.isForFile).map(\.name) + Verb.allCases.map(\.rawValue)
    return key.nearest(in: names)
      ?? (key.hasPrefix("no-") ? String(key.dropFirst(3)).nearest(in: names) : nil)
  }
}
