import AppReading
import Scenes
import Testing

@Suite("Figures side by side, and free space")
struct FigureTests {
  @Test(
    "figures with symbols are cards with pictures, days a week, and a row with its value stays one")
  func figures() {
    func figure(_ views: ViewNode...) -> ViewNode { view("VStack", content: views) }
    let days = ["M", "T", "W", "T", "F", "S", "S"]
    let reading = column(
      view(
        "HStack",
        content: [
          figure(symbol("flame"), hole("kcal"), text("Energy")),
          figure(symbol("figure.walk"), hole("steps"), text("Steps")),
          figure(symbol("bed.double"), hole("hours"), text("Sleep")),
        ]),
      view("HStack", content: days.map { figure(text($0), hole("day")) }),
      view(
        "HStack",
        content: [
          view("Button", action(), content: [figure(symbol("phone"), text("Call"))]),
          view("Button", action(1), content: [figure(symbol("envelope"), text("Write"))]),
        ]),
      view(
        "HStack",
        content: [figure(text("A"), text("a")), view("Spacer"), figure(text("4"), text("5"))]))
    let (kcal, steps, hours) = (
      TextHole.mark("kcal"), TextHole.mark("steps"), TextHole.mark("hours")
    )
    #expect(
      reading.page.blocks == [
        .grid(
          CardGrid(
            columns: 3,
            [
              .init(kcal, subtitle: "Energy", icon: "flame"),
              .init(steps, subtitle: "Steps", icon: "figure.walk"),
              .init(hours, subtitle: "Sleep", icon: "bed.double"),
            ])),
        .grid(
          CardGrid(
            columns: 7, isTextOnly: true, days.map { .init($0, subtitle: TextHole.mark("day")) })),
        .buttonRow(
          ButtonRow([BarButton("Call", leadsTo: "#0"), BarButton("Write", leadsTo: "#1")])),
        .row(Row("A", subtitle: "a", value: "4 5")),
      ])
  }

  @Test("a text between free space is in the middle of the rest, also below a title")
  func middle() {
    let reading = column(
      text("Tasks").with("font", word("title")), view("Spacer"), text("No tasks"), view("Spacer"))
    #expect(
      reading.page.blocks == [
        .text(Paragraph("Tasks", style: .title)), .gap(Gap()), .text(Paragraph("No tasks")),
        .gap(Gap()),
      ])
    let low = column(text("Top"), view("Spacer"))
    #expect(low.page.blocks == [.text(Paragraph("Top"))])
  }

  @Test("A row of two parts stays one in a list, and so does a line with long texts")
  func noFigures() {
    func part(_ views: ViewNode...) -> ViewNode { view("VStack", content: views) }
    let row = view(
      "HStack", content: [part(text("Order"), text("Open")), part(text("4 €"), text("Today"))])
    #expect(list(row).page.blocks?.contains { if case .grid = $0 { true } else { false } } == false)
    let long = "Check the oil, the tyres and the brakes"
    let line = view(
      "HStack", content: [part(text("Check"), text(long)), part(text("Wash"), text(long))])
    #expect(
      column(line).page.blocks?.contains { if case .grid = $0 { true } else { false } } == false)
  }

  @Test("Free space of a fixed size, and at the end of what people scroll, moves nothing")
  func fixedSpace() {
    let fixed = view("Spacer").with("frame", known("height", "40"))
    let reading = column(text("Logo"), view("Spacer"), text("Start"), fixed)
    #expect(
      reading.page.blocks == [.text(Paragraph("Logo")), .gap(Gap()), .text(Paragraph("Start"))])
    let scrolled = page(
      own(
        "Home",
        view(
          "ScrollView",
          content: [
            view("VStack", content: [text("A"), view("Spacer"), text("B"), view("Spacer")])
          ])))
    #expect(scrolled.page.blocks == [.text(Paragraph("A")), .gap(Gap()), .text(Paragraph("B"))])
  }
}
