import Foundation
import Navigation
import Testing

@Suite struct LinkValueTests {
  private enum Season: String, LinkValue { case spring, autumn }

  @Test("An app that imports the module can still pass initializers of the standard types")
  func initializers() {
    let text: String? = "7"
    #expect(text.flatMap(Int.init) == 7)
    #expect(text.flatMap(Int32.init) == 7)
    #expect(text.flatMap(Int64.init) == 7)
    #expect(text.flatMap(UInt.init) == 7)
    #expect(text.flatMap(UInt64.init) == 7)
    #expect(text.flatMap(Double.init) == 7)
    #expect(text.flatMap(Bool.init) == nil)
    #expect(["1", "x"].compactMap(Int.init) == [1])
    #expect(text.flatMap(UUID.init) == nil)
    #expect(text.flatMap(Season.init) == nil)
  }

  @Test("A value is read from its own text")
  func readBack() {
    let id = UUID()
    #expect(UUID.value(linkText: id.linkText) == id)
    #expect(Int.value(linkText: (-3).linkText) == -3)
    #expect(String.value(linkText: "".linkText)?.isEmpty == true)
    #expect(Season.value(linkText: Season.autumn.linkText) == .autumn)
  }

  @Test("An invalid text gives nil")
  func refused() {
    #expect(Int.value(linkText: "seven") == nil)
    #expect(Bool.value(linkText: "yes") == nil)
    #expect(UUID.value(linkText: "7") == nil)
    #expect(Season.value(linkText: "winter") == nil)
  }
}
