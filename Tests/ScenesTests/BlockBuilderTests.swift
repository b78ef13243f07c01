import Scenes
import Testing

@Suite struct BlockBuilderTests {
  private func texts(@BlockBuilder _ content: () -> [Block]) -> [String] {
    content().map { block in
      if case .text(let paragraph) = block { paragraph.text } else { "no text" }
    }
  }

  @Test("Statements are kept in their order")
  func order() {
    let built = texts {
      Paragraph("a")
      Block.text(Paragraph("b"))
      [Paragraph("c").block, Paragraph("d").block]
    }
    #expect(built == ["a", "b", "c", "d"])
  }

  @Test("An if without else gives its blocks or nothing", arguments: [true, false])
  func optional(isShown: Bool) {
    let built = texts {
      Paragraph("before")
      if isShown { Paragraph("shown") }
      Paragraph("after")
    }
    #expect(built == (isShown ? ["before", "shown", "after"] : ["before", "after"]))
  }

  @Test("An if with else and a switch give one of their branches", arguments: [0, 1, 2])
  func branches(number: Int) {
    let built = texts {
      if number == 0 { Paragraph("zero") } else { Paragraph("more") }
      switch number {
      case 0: Paragraph("none")
      case 1: Paragraph("one")
      default:
        Paragraph("many")
        Paragraph("indeed")
      }
    }
    #expect(built == [["zero", "none"], ["more", "one"], ["more", "many", "indeed"]][number])
  }

  @Test("A loop gives the blocks of each turn, and an empty one gives none")
  func loops() {
    let built = texts {
      for number in 1...2 {
        Paragraph("\(number)")
        if number == 2 { Paragraph("last") }
      }
      for number in [Int]() { Paragraph("\(number)") }
    }
    #expect(built == ["1", "2", "last"])
  }

  @Test("A section and a page keep what their builder gives")
  func containers() {
    let section = ListSection("Header", footer: "Footer") { Row("One") }
    #expect(section.blocks == [.row(Row("One"))])
    #expect(Page("Title") { section }.blocks == [.section(section)])
    #expect(Page("Title") {}.blocks == [])
  }
}
