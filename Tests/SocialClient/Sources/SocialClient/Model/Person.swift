/// Someone who writes notes.
struct Person: Identifiable, Hashable {
  let id: String
  let name: String
  let server: String
  let about: String
  let followers: String
  let notes: String

  /// The whole name in the network: `@ines@harbour.example`.
  var handle: String { "@\(id)@\(server)" }
}

extension Person {
  static let ines = Person(
    id: "ines", name: "Ines Okafor", server: "harbour.example",
    about: "Builds small boats and smaller radios. Mostly tides, sometimes jazz.",
    followers: "1,204", notes: "862")
  static let tomasz = Person(
    id: "tomasz", name: "Tomasz Wilk", server: "harbour.example",
    about: "Night trains, day hikes, film photography.", followers: "318", notes: "2,051")
  static let amara = Person(
    id: "amara", name: "Amara Lindqvist", server: "greenhouse.example",
    about: "Botanist. I answer questions about moss.", followers: "9,410", notes: "4,377")
  static let studio = Person(
    id: "paperboats", name: "Paper Boats Studio", server: "harbour.example",
    about: "Radio plays for the last hour before sleep.", followers: "26,118", notes: "540")

  static let all = [ines, tomasz, amara, studio]

  /// The person with an id; nil if nobody has it.
  static func withID(_ id: ID) -> Person? { all.first { $0.id == id } }
}
