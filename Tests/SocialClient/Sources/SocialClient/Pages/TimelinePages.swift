import Scenes

/// The timelines, and what a search finds.
enum TimelinePages {
  static let home = Page(
    "Home",
    leading: [BarButton("Sidebar", icon: "sidebar.left", leadsTo: AppScreen.sidebar)],
    trailing: [BarButton("Write", icon: "square.and.pencil", leadsTo: AppScreen.composer)]
  ) {
    SegmentedControl(["Following", "Circles", "Quiet"])
    NoteBlocks.card(.tide, leadsTo: .note)
    NoteBlocks.card(.moss, leadsTo: .translation)
    NoteBlocks.card(.play)
  }

  static func timeline(_ title: String, of notes: [Note]) -> Page {
    Page(title, trailing: [BarButton("Write", icon: "square.and.pencil")]) {
      for note in notes { NoteBlocks.card(note) }
    }
  }

  static let explore = Page("Explore") {
    SearchField("Notes, people, topics")
    ListSection("Talked about now") {
      Row("#slipway", subtitle: "214 notes today", icon: "number", leadsTo: AppScreen.topic)
      Row("#nighttrain", subtitle: "98 notes today", icon: "number")
    }
    ListSection("People you may like") {
      NoteBlocks.row(.amara, leadsTo: .person)
      NoteBlocks.row(.studio)
    }
    ActionButton("What “moss” finds", role: .secondary, leadsTo: AppScreen.searchResults)
  }

  static func results(for text: String) -> Page {
    Page("“\(text)”") {
      SegmentedControl(["Notes", "People", "Topics"])
      NoteBlocks.card(.moss)
      ListSection("People") { NoteBlocks.row(.amara, leadsTo: .person) }
    }
  }

  static func topic(_ name: String) -> Page {
    Page("#\(name)", trailing: [BarButton("Follow", isProminent: true)]) {
      Paragraph("214 notes by 96 people today", style: .secondary)
      NoteBlocks.card(.tide, leadsTo: .note)
      NoteBlocks.card(.train)
    }
  }

  static let news = Page("News") {
    ImagePlaceholder(icon: "newspaper", height: 150)
    ListSection("Shared by people you follow") {
      Row(
        "The last ferry pilot retires", subtitle: "The Quay Post · shared 31 times",
        leadsTo: AppScreen.article)
      Row("A library for seeds", subtitle: "Field Notes Weekly · shared 12 times")
      Row("Radio plays are back", subtitle: "The Quay Post · shared 9 times")
    }
  }

  static let article = Page(
    "The Quay Post", background: .plain,
    trailing: [BarButton("Share", icon: "square.and.arrow.up", leadsTo: AppScreen.share)]
  ) {
    Paragraph("The last ferry pilot retires", style: .title)
    Paragraph("Four minutes to read", style: .secondary)
    ImagePlaceholder(icon: "ferry", height: 160)
    SkeletonLines(7)
  }
}
