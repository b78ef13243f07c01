import SceneSamples
import Testing

@testable import Scenes

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

  @Test("The fields of a table have names of their own", arguments: Block.kinds.map(\.form.names))
  func fields(_ names: [String]) {
    #expect(Set(names).count == names.count)
    #expect(names.count <= 64)
  }
}
