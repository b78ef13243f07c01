/// A short text that someone has published.
struct Note: Identifiable, Hashable {
  let id: Int
  let author: Person
  let age: String
  let text: String
  let replies: Int
  let lights: Int
  let shares: Int
}

extension Note {
  static let tide = Note(
    id: 41, author: .ines, age: "4 min",
    text: "Spring tide at six tomorrow. If you want to see the old slipway, that is your hour.",
    replies: 3, lights: 27, shares: 5)
  static let moss = Note(
    id: 42, author: .amara, age: "1 h",
    text: "No, moss does not grow only on the north side. It grows where it is damp, like ideas.",
    replies: 12, lights: 310, shares: 64)
  static let train = Note(
    id: 43, author: .tomasz, age: "3 h",
    text: "Third roll of film from the night train: everything is blue, and I would not change it.",
    replies: 1, lights: 18, shares: 0)
  static let play = Note(
    id: 44, author: .studio, age: "yesterday",
    text: "Episode nine is out. It has a lighthouse, two sisters, and no ghosts. Probably.",
    replies: 48, lights: 904, shares: 233)

  static let all = [tide, moss, train, play]

  /// The note with an id; nil if it is gone.
  static func withID(_ id: ID) -> Note? { all.first { $0.id == id } }
}
