import Foundation
import Navigation
import RoutableRouting
import TestSupport
import Testing

@Suite struct DocumentationTests {
  @Test("Every block of code in the documentation is compiled, here or in the sample app")
  func blocks() throws {
    let here = URL(filePath: #filePath)
    let app = here.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SwiftUIStub/RoutableRoutingApp")
    let files =
      try [here]
      + FileManager.default.contentsOfDirectory(at: app, includingPropertiesForKeys: nil)
    let code = try DocumentedCode(of: "RoutableRouting")
    #expect(code.blocks.count == 7)
    for block in code.blocks {
      let isCompiled = try files.contains {
        try block.isPart(of: $0.path(percentEncoded: false))
      }
      #expect(isCompiled, "\(block.title)")
    }
  }

  @Test("The examples without a view")
  func examples() {
    var dismissals = 0
    let router = Router<TicketRoute>()
    router.navigate(to: .calendar)
    router.navigate(to: .day(3))
    router.goBack()
    router.present(.receipt(number: "7")) { dismissals += 1 }
    router.dismiss()
    #expect(router.wrappedValue == [.calendar])
    #expect(dismissals == 1)

    let conversion = router.stackState()
    let losses = Router<TicketRoute>().apply(conversion.state)
    #expect(conversion.losses.isEmpty && losses.isEmpty)
  }
}
