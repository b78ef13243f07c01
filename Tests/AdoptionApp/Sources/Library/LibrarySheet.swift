public import Catalog
public import Foundation

/// What the app presents, apart from the reader.
package enum LibrarySheet: Hashable, Sendable {
  case settings
  case addBook(on: Date, isGift: Bool)
  case renew(loan: UUID, until: Date)
  case pay(PaymentToken)
  case rate(Book, stars: Int)
  case cancelHold(Book.ID)
  case newList(title: String?)
  case invite(to: Club, guests: [String])
  case scanCard
  case contact(Branch.Floor)
  case signIn(Credentials)
  case confirm(Question)
}

/// What only the server makes.
package struct PaymentToken: Hashable, Sendable {
  let secret: Data
}

/// Who signs in.
package struct Credentials: Hashable, Sendable {
  let user: String
  let password: String?

  package init(user: String) { self.init(user: user, password: nil) }

  package init(user: String, password: String?) {
    self.user = user
    self.password = password
  }

  package init?(keychain: Data) { nil }

  package static func sample(user: String = "ada") -> Credentials { Credentials(user: user) }
}

/// A question with its answer.
package struct Question: Hashable, Sendable {
  let text: String
  let isYes: @Sendable () -> Bool

  package init(_ text: String, isYes: @escaping @Sendable () -> Bool) {
    self.text = text
    self.isYes = isYes
  }

  package static func == (first: Question, second: Question) -> Bool { first.text == second.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// How a page is shown, which is no page.
package enum PageStyle: Hashable { case light, dark }

/// A view with a sheet of its own, which no other module sees.
struct ShelfView {
  private enum Sheet: Hashable { case sort }
}
