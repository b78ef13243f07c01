import Scenes

/// A note, and what can be done with it.
enum NotePages {
  static func thread(_ note: Note) -> Page {
    Page(
      "Note", background: .plain,
      trailing: [BarButton("More", icon: "ellipsis", leadsTo: AppScreen.noteActions)]
    ) {
      NoteBlocks.row(note.author, leadsTo: .person)
      Paragraph(note.text, style: .title)
      ImagePlaceholder(height: 130)
      ListSection {
        Row("Lights", value: "\(note.lights)", icon: "lightbulb", leadsTo: AppScreen.noteLights)
        Row(
          "Shares", value: "\(note.shares)", icon: "arrow.2.squarepath",
          leadsTo: AppScreen.noteShares)
        Row("Edited once", icon: "clock.arrow.circlepath", leadsTo: AppScreen.noteVersions)
      }
      ListSection("Replies") {
        Row("Tomasz Wilk", subtitle: "I will bring the camera.", icon: "person.crop.circle")
      }
    }
  }

  static func lights(_ note: Note) -> Page { people("Lights", [.tomasz, .amara, .studio]) }

  static func shares(_ note: Note) -> Page { people("Shares", [.studio, .amara]) }

  private static func people(_ title: String, _ people: [Person]) -> Page {
    Page(title) { ListSection { for person in people { NoteBlocks.row(person) } } }
  }

  static func versions(_ note: Note) -> Page {
    Page("Versions") {
      ListSection("Now") { Paragraph(note.text) }
      ListSection("Six minutes ago", footer: "Replies keep the version that they answered.") {
        Paragraph("Spring tide at seven tomorrow.")
      }
    }
  }

  static func share(_ note: Note) -> Page {
    Page("Share", leading: [BarButton("Cancel")]) {
      ListSection {
        Row("To everyone who follows you", icon: "arrow.2.squarepath")
        Row("With words of your own", icon: "quote.bubble", leadsTo: AppScreen.composer)
        Row("In a message", icon: "envelope", leadsTo: AppScreen.newMessage)
        Row("Copy the link", icon: "link")
      }
    }
  }

  static func report(_ note: Note) -> Page {
    Page("Report", leading: [BarButton("Cancel")], trailing: [BarButton("Send", isProminent: true)])
    {
      Paragraph("Only the moderators of harbour.example read this.", style: .secondary)
      ListSection("What is wrong?") {
        Row("It is unkind", accessory: .checkmark)
        Row("It is advertising")
        Row("It breaks a rule of the server", leadsTo: AppScreen.serverRules)
      }
      InputField("Words", placeholder: "What should they know?")
      Row("Also mute the author", accessory: .toggle(isOn: false))
    }
  }

  static func translation(_ note: Note) -> Page {
    Page("Translation", trailing: [BarButton("Done", isProminent: true)]) {
      ListSection("From Swedish") {
        Paragraph(
          "Nej, mossa växer inte bara på norrsidan. Den växer där det är fuktigt, som idéer.")
      }
      ListSection("To English") { Paragraph(note.text) }
    }
  }

  static let photo = Page(
    "2 of 3", background: .plain, leading: [BarButton("Close", icon: "xmark")],
    trailing: [BarButton("Share", icon: "square.and.arrow.up", leadsTo: AppScreen.photoShare)]
  ) {
    Gap(70)
    ImagePlaceholder(icon: "photo", height: 430)
    Paragraph(
      "An old slipway at low tide, green with weed, with one small boat on it.", style: .secondary)
  }
}
