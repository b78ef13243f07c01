import Testing

@testable import ScreensCLI

@Suite("Table of options") struct OptionTableTests {
  @Test("Every option of a verb is known before the verb is", arguments: Verb.allCases)
  func complete(verb: Verb) {
    let known = Set(Option.all.map(\.name))
    for option in verb.usage.options { #expect(known.contains(option.name), "\(option.name)") }
  }

  @Test("No option is listed twice, as the first one of its name would hide the other")
  func unique() {
    let names = Dictionary(grouping: Option.all.map(\.name)) { $0 }.filter { $0.value.count > 1 }
    #expect(names.keys.sorted() == [])
  }
}
