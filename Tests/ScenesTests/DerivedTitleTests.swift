import Testing

@testable import Scenes

@Suite struct DerivedTitleTests {
  @Test(
    "A name in camel case or snake case becomes capitalised words",
    arguments: [
      ("home", "Home"),
      ("recipeDetail", "Recipe Detail"),
      ("URLField", "URL Field"),
      ("shareURL", "Share URL"),
      ("openPDFPreview", "Open PDF Preview"),
      ("iOS17", "iOS 17"),
      ("iPadLayout", "iPad Layout"),
      ("settings_iCloud", "Settings iCloud"),
      ("aboutIOS17Widgets", "About IOS 17 Widgets"),
      ("inbox", "Inbox"),
      ("step2", "Step 2"),
      ("user_profile", "User Profile"),
      ("_private", "Private"),
      ("trailing__gap_", "Trailing Gap"),
      ("kebab-case name", "Kebab Case Name"),
      ("größeÄndern", "Größe Ändern"),
      ("レシピ", "レシピ"),
      ("", ""),
    ])
  func words(in name: String, are title: String) {
    #expect(DerivedTitle.words(in: name).joined(separator: " ") == title)
  }

  enum Route {
    case userList
    case recipeDetail(id: Int)
    case shareSheet(String, Bool)
    case nested(Result<Int, Never>)
  }

  @Test(
    "The title of an enum case does not contain its payload",
    arguments: [
      (Route.userList, "User List"),
      (.recipeDetail(id: 7), "Recipe Detail"),
      (.shareSheet("a b", true), "Share Sheet"),
      (.nested(.success(1)), "Nested"),
    ])
  func title(of route: Route, is title: String) {
    #expect(DerivedTitle.of(route) == title)
  }

  @Test("The title of a value that is not an enum is its description")
  func otherValues() {
    #expect(DerivedTitle.of("searchResults") == "Search Results")
    #expect(DerivedTitle.of(42) == "42")
  }
}
