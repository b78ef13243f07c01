import AppReading
import Testing

@Suite("Texts of errors that are caught")
struct CaughtErrorTests {
  /// The texts that a page may show later: one with a state `message` and a function `act`.
  private func others(_ members: String) -> [String]? {
    let app = GraphOutline(
      """
      enum ShopError: LocalizedError {
        case closed, soldOut(String), unnamed
        var errorDescription: String? {
          switch self {
          case .closed: return "The shop is closed"
          case .soldOut(let name): return "\\(name) is sold out"
          case .unnamed: return nil
          }
        }
      }
      struct RouteError: Error { let message: String }
      final class Shop: ObservableObject {
        static func check() throws { throw ShopError.closed }
        func open() throws { throw ShopError.closed }
        func order(_ name: String, isNew: Bool) async throws -> Int {
          guard isNew else { throw ShopError.soldOut(name) }
          try await deliver()
          return 1
        }
        private func deliver() async throws {
          do { try Shop.check() } catch { throw RouteError(message: "No route") }
          do { try Shop.check() } catch { print(error) }
        }
        func waiting() async throws {
          try await withCheckedThrowingContinuation { continuation in
            continuation.resume(throwing: ShopError.closed)
          }
        }
        func deliver(to place: Int) async throws {
          do {
            try self.ask(place)
          } catch let error as ShopError {
            throw RouteError(message: "Shop: \\(error.localizedDescription)")
          }
        }
        func sell() throws { throw ShopError.soldOut("Jam") }
        func swallow() throws {
          do { try pack() } catch { print(error) }
          try pack()
        }
        private func pack() throws { throw ShopError.soldOut("Lid") }
        private func ask(_ place: Int) throws { throw problem(at: place) }
        private func problem(at place: Int) -> Error {
          switch place {
          case 0: return ShopError.closed
          case 1: return ShopError.soldOut("Jam")
          default: return RouteError(message: "No place")
          }
        }
      }
      struct RootView: View {
        @ObservedObject var shop: Shop
        @State private var message: String?
        var body: some View {
          VStack { Text("Page"); if let message { Text(message) }; Button("Try") { act() } }
        }
        \(members)
      }
      """)
    return app.report.views.first?.otherTexts
  }

  @Test(
    "Those of the functions that are called, as the clauses show them",
    arguments: [
      (
        "func act() { do { try shop.open() } catch { message = error.localizedDescription } }",
        ["The shop is closed"]
      ),
      (
        "func act() { do { try Shop.check() } catch let failure { message = failure.localizedDescription } }",
        ["The shop is closed"]
      ),
      (
        """
        func act() {
          Task {
            do { _ = try await shop.order("Jam", isNew: true) }
            catch let error as RouteError { message = error.message }
            catch { await MainActor.run { message = "Failed: \\(error.localizedDescription)" } }
          }
        }
        """,
        ["Failed: ‹error.localizedDescription›", "Failed: ‹name› is sold out", "No route"]
      ),
      (
        """
        func act() { Task { do { try await shop.waiting() } catch { show(error) } } }
        func show(_ error: Error) {
          message = (error as? LocalizedError)?.errorDescription ?? "Something went wrong"
        }
        """,
        ["Something went wrong", "The shop is closed"]
      ),
      (
        """
        func act() {
          do { throw ShopError.unnamed } catch ShopError.closed { message = "Closed" } catch { message = error.localizedDescription }
        }
        """,
        ["Closed"]
      ),
      (
        """
        func act() {
          Task {
            do { try await shop.deliver(to: 1) } catch {
              message = (error as? RouteError)?.message
            }
          }
        }
        """,
        ["Shop: The shop is closed", "Shop: Jam is sold out", "No place"]
      ),
      (
        """
        func act() {
          do {
            _ = try? Shop.check()
            Task { try await shop.waiting() }
            try shop.sell()
          } catch let error as URLError where error.code == .timedOut {
            message = "Late: \\(error.localizedDescription)"
          } catch let error as LocalizedError { message = error.errorDescription } catch {
            message = "Other"
          }
        }
        """,
        ["Late: ‹error.localizedDescription›", "Other", "Jam is sold out"]
      ),
      (
        """
        func act() {
          do { try shop.swallow() } catch ShopError.soldOut(let name) { message = name }
        }
        """,
        ["Lid"]
      ),
      (
        """
        func act() {
          do {
            throw NSError(domain: "Shop", code: 1, userInfo: [NSLocalizedDescriptionKey: "No answer"])
          } catch { message = error.localizedDescription }
        }
        """,
        ["No answer"]
      ),
    ])
  func shown(members: String, texts: [String]) {
    #expect(others(members) == texts)
  }

  @Test("Clauses inside of each other are followed only so far")
  func nestedClauses() {
    let depth = 60
    let opening = String(
      repeating: "do { try shop.open(); throw ShopError.closed } catch { ", count: depth)
    let closing = String(repeating: " }", count: depth)
    let found = others(
      "func act() { do { \(opening)throw ShopError.closed\(closing) } catch { message = error.localizedDescription } }"
    )
    #expect(found == ["The shop is closed"])
  }

  @Test(
    "What asks a server says something for developers, which is data",
    arguments: [
      ("APIError", []), ("HTTPClientError", []), ("NetworkError", []),
      ("CapitalError", ["No money"]),
    ])
  func transport(type: String, texts: [String]) {
    let app = GraphOutline(
      """
      enum \(type): LocalizedError {
        case empty
        var errorDescription: String? { "No money" }
      }
      struct RootView: View {
        @State private var message: String?
        var body: some View {
          VStack { Text("Page"); if let message { Text(message) }; Button("Pay") { pay() } }
        }
        private func pay() {
          do { try send() } catch { message = error.localizedDescription }
        }
        private func send() throws { throw \(type).empty }
      }
      """)
    #expect(app.report.views.first?.otherTexts == texts)
  }
}
