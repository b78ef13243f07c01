package import Scenes

/// Blocks of every kind, with everything that they can hold.
package enum SampleBlocks {
  package static let all: [Block] = [
    ListSection("Header", footer: "Footer") {
      Row("Inside")
      ListSection { Paragraph("Deeper") }
    }.block,
    Row("Bare").block,
    Row("Full", subtitle: "Below", value: "7", icon: "star", leadsTo: "detail").block,
    Row("Quiet", accessory: Row.Accessory.none, leadsTo: "detail").block,
    Row("Loud", accessory: .disclosure).block,
    Row("On", accessory: .toggle(isOn: true)).block,
    Row("Off", accessory: .toggle(isOn: false)).block,
    Row("Chosen", accessory: .checkmark).block,
    Paragraph("Heading", style: .title).block,
    Paragraph("Words\nin “two” lines – 味噌 🌮 \"quoted\" \\ \u{1}\t").block,
    Paragraph("Remark", style: .secondary).block,
    ImagePlaceholder().block,
    ImagePlaceholder(icon: nil, height: 120.5).block,
    ActionButton("Go", leadsTo: "next").block,
    ActionButton("Else", role: .secondary).block,
    ActionButton("Lose", role: .destructive).block,
    ButtonRow([BarButton("Like", icon: "heart"), BarButton("Follow", leadsTo: "follow")]).block,
    InputField("Name", value: "Ada").block,
    InputField("Name", placeholder: "Your name").block,
    InputField("", placeholder: "Say", buttons: [BarButton("Send", icon: "a", leadsTo: "b")]).block,
    SearchField().block,
    SearchField("Find", value: "eggs").block,
    SegmentedControl(["A", "B"], selection: 1).block,
    ProgressBar(1.0 / 3, label: "A third").block,
    CardGrid(columns: 3, [.init("Card", subtitle: "Below", icon: "leaf", leadsTo: "card")]).block,
    CardGrid(columns: 7, isTextOnly: true, [.init("30", subtitle: "Mon", leadsTo: "day")]).block,
    ChatBubble("Hello").block,
    ChatBubble("Hi", isOutgoing: true).block,
    MapPlaceholder().block,
    MapPlaceholder(pins: ["Here", "There"], height: 200).block,
    Gap().block,
    Gap(8).block,
    EmptyState("Nothing", message: "Add something", icon: "tray").block,
    SkeletonLines(5).block,
    SkeletonLines().block,
  ]
}
