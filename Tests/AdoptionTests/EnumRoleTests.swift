import Testing

@testable import Adoption

@Suite("The role that a name suggests") struct EnumRoleTests {
  @Test(
    "The last word decides, except that a sheet's destination is a sheet",
    arguments: [
      ("AppTab", "tab"), ("Main.Tabs", "tab"), ("TabItem", "tab"), ("RootTabIdentifier", "tab"),
      ("HomeRoute", "route"), ("Destination", "route"), ("DetailScreen", "route"),
      ("SettingsPage", "route"), ("HomeTabRoute", "route"), ("RouterDestinations", "route"),
      ("ScreenType", "route"), ("Route", "route"), ("URLRoute", "route"), ("ARoute", "route"),
      ("EditSheet", "sheet"), ("SheetDestination", "sheet"), ("ModalRoute", "sheet"),
      ("LoginModal", "sheet"), ("FullScreenCover", "sheet"), ("SheetKind", "sheet"),
      ("PageStyle", nil), ("TabBarStyle", nil), ("RouteError", nil), ("Order", nil), ("Table", nil),
      ("Homepage", nil), ("Type", nil),
    ] as [(String, String?)])
  func role(name: String, role: String?) {
    #expect(EnumRole(name: name)?.rawValue == role)
  }

  @Test(
    "A name mentions a role anywhere",
    arguments: [
      ("PageStyle", "route"), ("SheetDetent", "sheet"), ("TabBarStyle", "tab"), ("Order", nil),
    ] as [(String, String?)])
  func mention(name: String, role: String?) {
    #expect(EnumRole.mentioned(in: name)?.rawValue == role)
  }

  @Test(
    "The stem is what is left without the words of the role",
    arguments: [
      ("HomeRoute", "home"), ("RouterDestination", "router"), ("Feature.Destination", "feature"),
      ("BookListPage", "bookList"), ("URLRoute", "url"), ("Route", "route"),
      ("SheetDestination", "sheet"),
    ])
  func stem(name: String, stem: String) {
    #expect(EnumRole.stem(of: name) == stem)
  }
}
