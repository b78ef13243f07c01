import Scenes

/// The composer, and what it puts over itself.
enum ComposerPages {
  static func composer(replyTo note: Note?) -> Page {
    Page(
      note == nil ? "New Note" : "Reply", background: .plain,
      leading: [BarButton("Close", icon: "xmark", leadsTo: AppScreen.composerLeave)],
      trailing: [BarButton("Publish", isProminent: true)]
    ) {
      if let note { Row(note.author.name, subtitle: note.text, icon: "arrowshape.turn.up.left") }
      Paragraph(
        note == nil
          ? "Found: a brass porthole, a glove, and the sentence I was looking for."
          : "I will be there with a flask and two cups.")
      Gap()
      ListSection {
        Row("Who may read it", value: "Everyone", icon: "eye", leadsTo: AppScreen.composerAudience)
        Row("Language", value: "English", icon: "globe", leadsTo: AppScreen.composerLanguage)
        Row("Photos", value: "1", icon: "photo", leadsTo: AppScreen.photoPicker)
        Row("Poll", icon: "chart.bar", leadsTo: AppScreen.poll)
        Row("Emoji", icon: "face.smiling", leadsTo: AppScreen.emojiPicker)
        Row("Publish later", icon: "clock", leadsTo: AppScreen.schedule)
      }
      ProgressBar(0.18, label: "410 of 500 characters left")
    }
  }

  static let audience = Page("Who May Read It") {
    ListSection {
      Row("Everyone", accessory: .checkmark)
      Row("Followers")
      Row("People mentioned")
    }
  }

  static let language = Page("Language") {
    SearchField("Search languages")
    ListSection("Used before") {
      Row("English", accessory: .checkmark)
      Row("Igbo", subtitle: "Asụsụ Igbo")
      Row("Norwegian", subtitle: "Norsk bokmål")
    }
  }

  static let poll = sheet("Poll", done: "Add") {
    InputField("Choice 1", value: "The slipway")
    InputField("Choice 2", value: "The lighthouse")
    InputField("Choice 3", placeholder: "One more")
    Row("Ends after", value: "1 day")
    Row("More than one answer", accessory: .toggle(isOn: false))
  }

  static let photoPicker = sheet("Photos", done: "Add") {
    CardGrid(
      columns: 3,
      [
        .init("Porthole", icon: "photo", leadsTo: AppScreen.altText), .init("Glove", icon: "photo"),
        .init("Tide", icon: "photo"), .init("Rope", icon: "photo"),
        .init("Gull", icon: "photo"), .init("Slipway", icon: "photo"),
      ])
  }

  static let altText = sheet("Description", done: "Save") {
    ImagePlaceholder(height: 180)
    InputField("In words", value: "A round brass window, green at the rim")
    Paragraph("Read aloud to people who do not see the picture.", style: .secondary)
  }

  static let schedule = sheet("Publish Later", done: "Set") {
    Row("Day", value: "Thursday, 14 May")
    Row("Time", value: "18:00")
    Paragraph("At six most of your followers read.", style: .secondary)
  }

  static let draftPicker = sheet("Drafts", done: "Done") {
    Row("Found: a brass porthole, a glove", subtitle: "Today")
    Row("Things that float, a list", subtitle: "3 May")
  }

  static let emojiPicker = sheet("Emoji", done: "Done") {
    SearchField("Search emoji")
    CardGrid(
      columns: 4,
      [
        .init("Boat", icon: "sailboat"), .init("Wave", icon: "water.waves"),
        .init("Leaf", icon: "leaf"), .init("Moon", icon: "moon"), .init("Star", icon: "star"),
        .init("Sun", icon: "sun.max"), .init("Heart", icon: "heart"), .init("Bolt", icon: "bolt"),
      ])
  }

  private static func sheet(
    _ title: String, done: String, @BlockBuilder content: () -> [Block]
  ) -> Page {
    Page(
      title, leading: [BarButton("Cancel")], trailing: [BarButton(done, isProminent: true)],
      content: content)
  }
}
