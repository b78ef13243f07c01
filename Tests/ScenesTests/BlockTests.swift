import SceneSamples
import Testing

@testable import Scenes

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

  @Test("An if without else builds its blocks or nothing", arguments: [true, false])
  func optional(isShown: Bool) {
    let built = texts {
      Paragraph("before")
      if isShown { Paragraph("shown") }
      Paragraph("after")
    }
    #expect(built == (isShown ? ["before", "shown", "after"] : ["before", "after"]))
  }

  @Test("An if with else and a switch build one of their branches", arguments: [0, 1, 2])
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

  @Test("A loop builds the blocks of each iteration, and an empty one builds none")
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

  @Test("A section and a page contain the blocks of their builder")
  func containers() {
    let section = ListSection("Header", footer: "Footer") { Row("One") }
    #expect(section.blocks == [.row(Row("One"))])
    #expect(Page("Title") { section }.blocks == [.section(section)])
    #expect(Page("Title") {}.blocks == [])
  }
}

@Suite struct BlockKindTests {
  @Test("A kind has the name of its case, and the case its model", arguments: SampleBlocks.all)
  func names(_ block: Block) throws {
    let kind = try #require(
      Block.kinds.first { $0.name == DerivedTitle.caseName(of: block) }, "missing in Block.kinds")
    #expect(ObjectIdentifier(kind.type) == ObjectIdentifier(type(of: block.content)))
    #expect(block.content.block == block)
  }

  @Test("Each kind is listed once, and the samples have it")
  func list() {
    let names = Block.kinds.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(SampleBlocks.all.map { DerivedTitle.caseName(of: $0) }))
  }

  @Test("The fields of a table have unique names", arguments: Block.kinds.map(\.form.names))
  func fields(_ names: [String]) {
    #expect(Set(names).count == names.count)
    #expect(names.count <= 64)
  }
}
