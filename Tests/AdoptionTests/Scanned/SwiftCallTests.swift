import Testing

@testable import Adoption

@Suite("Calls in code") struct SwiftCallTests {
  private func call(_ texts: [String], _ names: [String]) -> String {
    SwiftCall("Picker").with(text: texts[0])
      .with("options", list: names.map { SwiftCall("Option").with(text: $0) })
      .with("text", text: texts[1]).code(indentation: "  ")
  }

  @Test("A call that fits is on one line")
  func short() {
    #expect(
      call(["Size", "Large"], ["S", "L"])
        == #"  Picker("Size", options: [Option("S"), Option("L")], text: "Large")"#)
  }

  @Test("Else each argument has a line, and an array breaks only if it does not fit there")
  func long() {
    let long = String(repeating: "x", count: 60)
    #expect(
      call([long, "Large"], ["S", "L"]) == """
          Picker(
            "\(long)",
            options: [Option("S"), Option("L")],
            text: "Large")
        """)
    #expect(
      call(["Size", "Large"], [long, "L", long]) == """
          Picker(
            "Size",
            options: [
              Option("\(long)"),
              Option("L"),
              Option("\(long)")
            ],
            text: "Large")
        """)
  }
}
