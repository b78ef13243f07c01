import Scenes

/// People, and the servers that they are on.
enum PeoplePages {
  static let own = Page(
    "Profile",
    leading: [BarButton("Accounts", icon: "person.2", leadsTo: AppScreen.accounts)],
    trailing: [BarButton("Edit", leadsTo: AppScreen.editProfile)]
  ) {
    head(.ines)
    ListSection {
      Row("Followers", value: Person.ines.followers, leadsTo: AppScreen.followers)
      Row("Following", value: "180", leadsTo: AppScreen.following)
      Row("Your code", icon: "qrcode", leadsTo: AppScreen.code)
    }
    NoteBlocks.card(.tide, leadsTo: .note)
  }

  static func person(_ person: Person) -> Page {
    Page(
      person.name, trailing: [BarButton("More", icon: "ellipsis", leadsTo: AppScreen.personActions)]
    ) {
      head(person)
      ActionButton("Follow")
      ListSection {
        Row("Photos", icon: "photo", leadsTo: AppScreen.personPhotos)
        Row("Server", value: person.server, icon: "server.rack", leadsTo: AppScreen.server)
      }
      for note in Note.all where note.author == person { NoteBlocks.card(note) }
    }
  }

  private static func head(_ person: Person) -> [Block] {
    [
      ListSection(footer: person.about) {
        Row(person.name, subtitle: person.handle, icon: "person.crop.circle.fill")
        Row("Notes", value: person.notes)
      }.block
    ]
  }

  static func followers(_ person: Person) -> Page {
    Page("Followers") {
      SearchField("Search followers")
      ListSection("\(person.followers) people") {
        NoteBlocks.row(.tomasz)
        NoteBlocks.row(.amara, leadsTo: .person)
        NoteBlocks.row(.studio)
      }
    }
  }

  static func following(_ person: Person) -> Page {
    Page("Following") {
      ListSection("Newest first") {
        NoteBlocks.row(.studio)
        NoteBlocks.row(.amara, leadsTo: .person)
      }
    }
  }

  static func photos(_ person: Person) -> Page {
    Page("Photos") {
      CardGrid(
        columns: 2,
        [
          .init("Bog moss", subtitle: "March", icon: "leaf", leadsTo: AppScreen.photo),
          .init("Wall moss", subtitle: "March", icon: "leaf"),
          .init("Spores", subtitle: "February", icon: "circle.dashed"),
          .init("The greenhouse", subtitle: "January", icon: "house"),
        ])
    }
  }

  static func code(_ person: Person) -> Page {
    Page("Your Code", trailing: [BarButton("Done", isProminent: true)]) {
      ImagePlaceholder(icon: "qrcode", height: 260)
      Paragraph(person.name, style: .title)
      Paragraph("\(person.handle). Whoever scans this can follow you.", style: .secondary)
    }
  }

  static func server(_ host: String) -> Page {
    Page(host) {
      Paragraph("Gardens, greenhouses and those who would like one.")
      ListSection {
        Row("Members", value: "2,318")
        Row("Run by", value: "Amara Lindqvist")
        Row("Rules", leadsTo: AppScreen.serverRules)
      }
      ProgressBar(0.72, label: "72 % of this year's costs are covered")
      ActionButton("Hide this server", role: .destructive)
    }
  }

  static let serverRules = Page("Rules") {
    ListSection {
      Row("1. Be kind", subtitle: "Also when you are right.")
      Row("2. Say who took the picture")
      Row("3. No advertising", subtitle: "Seeds may be swapped, not sold.")
    }
  }
}
