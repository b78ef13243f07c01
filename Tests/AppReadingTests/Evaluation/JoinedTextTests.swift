import AppReading
import Testing

@Suite("Texts that are taken apart and put together")
struct JoinedTextTests {
  private func view(_ body: String, _ members: String = "") -> ScanReport.View? {
    GraphOutline(
      """
      enum Policy: String, CaseIterable {
        case always = "Always on.mp3", some = "Some.mp3"
        var file: String {
          let parts = rawValue.split(separator: ".")
          guard parts.count > 1 else { return rawValue }
          return parts.dropLast().joined(separator: ".")
        }
      }
      @Observable final class Model {
        var wifi = Policy.always
        var count = 0
        func load() { wifi = Server.policy; count = Server.count }
      }
      struct RootView: View {
        @State private var model = Model()
        \(members)
        var body: some View { VStack { \(body) } }
      }
      """
    ).report.views.first { $0.view == "RootView" }
  }

  @Test("Known texts and lists")
  func known() {
    let found = view(
      #"""
      ForEach(Policy.allCases, id: \.self) { Text($0.file) }
      Text(["A", "B"].joined(separator: ", "))
      Text("One, two, three".components(separatedBy: ", ").dropFirst().joined(separator: " or "))
      ForEach(["Plum", "Pear", "Fig"].prefix(2), id: \.self) { Text($0) }
      Text(String(format: "%.*f km", 2, model.distance))
      """#)
    #expect(
      found?.texts == [
        "Always on", "Some", "A, B", "two or three", "Plum", "Pear", "‹model.distance› km",
      ]
    )
    #expect(found?.otherTexts.isEmpty == true)
  }

  @Test("What a function adds to a list that it joins, in whichever branch")
  func added() {
    let found = view(
      "Text(summary)",
      """
      private var summary: String {
        var parts: [String] = []
        switch model.wifi {
        case .always: parts.append("Joins any network")
        case .some:
          if model.count == 0 { parts.append("Joins none yet") } else { parts += ["Joins some"] }
        }
        for name in model.names { parts.insert("Never joins \\(name)", at: 0) }
        if parts.isEmpty { return "Never joins." }
        return parts.joined(separator: ". ") + "."
      }
      """)
    #expect(
      found?.otherTexts == [
        "Never joins.", "Joins any network.", "Joins none yet.", "Joins some.",
        "Never joins ‹name›.",
      ])
  }

  @Test("Of a list of which the order or the number is not known all elements are drawn")
  func inexact() {
    let found = view(
      #"""
      ForEach(["B", "A"].sorted(by: <).prefix(1), id: \.self) { Text($0) }
      ForEach(["C", "D"].filter { model.has($0) }.dropFirst(), id: \.self) { Text($0) }
      Text(["E", "F"].reversed().joined(separator: ", "))
      Text(["G", "H"].prefix(model.count).joined())
      """#)
    #expect(found?.texts == ["B", "A", "C", "D"])
    #expect(found?.otherTexts.isEmpty == true)
  }

  @Test("What is always in a list is no text of its own")
  func always() {
    let found = view(
      "Text(summary)",
      """
      private var summary: String {
        var parts = ["Jar"]
        if model.count > 0 { parts.append("full") }
        parts.append("row")
        return parts.joined(separator: ", ")
      }
      """)
    #expect(found?.otherTexts.isEmpty == true)
  }
}
