import Scenes

/// What several pages show of notes and people.
enum NoteBlocks {
  /// A note in a timeline.
  static func card(_ note: Note, leadsTo screen: AppScreen? = nil) -> ListSection {
    ListSection("\(note.author.name) · \(note.age)") {
      Paragraph(note.text)
      Row(
        count(note.replies, "reply", "replies"), value: "\(note.lights) lights",
        icon: "bubble.left", leadsTo: screen?.rawValue)
    }
  }

  /// A person in a list.
  static func row(_ person: Person, leadsTo screen: AppScreen? = nil) -> Row {
    Row(
      person.name, subtitle: person.handle, icon: "person.crop.circle",
      leadsTo: screen?.rawValue)
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
