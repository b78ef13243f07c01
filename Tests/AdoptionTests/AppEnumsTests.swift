import Testing

@testable import Adoption

@Suite("The enums that a manifest is made of") struct AppEnumsTests {
  private static let all = "Hashable, CaseIterable, Sendable"

  private func options(
    _ named: [EnumRole: [String]] = [:], without excluded: [String] = []
  ) -> AppEnums.Options {
    var options = AppEnums.Options()
    options.named = named
    options.excluded = excluded
    return options
  }

  /// The enums of each role, those that others contain, and those that are left out; or the error.
  private func result(
    _ types: AppTypes, _ options: AppEnums.Options = AppEnums.Options()
  ) -> String {
    do {
      let enums = try AppEnums(in: types, options: options)
      let parts = [[enums.tab].compactMap(\.self), enums.routes, enums.sheets, enums.nested]
        .map { $0.isEmpty ? "-" : $0.map(\.name).joined(separator: " ") }
      return (parts + enums.leftOut.map(\.description)).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  private func code(_ names: String..., access: String = "public") -> String {
    names.map { "\(access) enum \($0): \(Self.all)\n  case home" }.joined(separator: "\n")
  }

  @Test("Names decide what an enum is, in all modules of the app")
  func names() {
    let types = appTypes(
      ("App", code("Main.Tab", "HomeRoute", "Order")),
      ("Shop", code("ShopPage", "BuySheet", "LoginCover")))
    #expect(result(types) == "Main.Tab\nHomeRoute ShopPage\nBuySheet LoginCover\n-")
  }

  @Test("Options add enums and leave out others")
  func choices() {
    let types = appTypes(("App", code("AppTab", "Place", "HomeRoute", "PrintPage")))
    #expect(
      result(types, options([.route: ["Place"]], without: ["App.PrintPage"]))
        == "AppTab\nHomeRoute Place\n-\n-\nApp.PrintPage: '--exclude' names it")
    #expect(result(types, options([.sheet: ["HomeRoute"]])) == "AppTab\nPrintPage\nHomeRoute\n-")
  }

  @Test("Modules of other packages are searched only if they are named")
  func modules() {
    let (app, other) = (code("AppTab"), code("OtherRoute"))
    #expect(result(appTypes(("App", app), ("Other", other))) == "AppTab\n-\n-\n-")
    #expect(
      result(appTypes(("App", app), ("Other", other), searched: ["Other"]))
        == "AppTab\nOtherRoute\n-\n-")
    // Another package does not see what is only for its own package.
    let hidden = appTypes(
      ("App", app), ("Other", code("OtherRoute", access: "package")), searched: ["Other"])
    #expect(result(hidden).contains("; nothing was written: "))
  }

  @Test("An enum that another one contains is not listed twice")
  func nesting() {
    let types = appTypes(
      (
        "App",
        """
        public enum ARoute: Hashable, Sendable
          case leaf
          case back(ZRoute)
        public enum BRoute: Hashable, Sendable
          case leaf
        public enum ZRoute: Hashable, Sendable
          case middle(MRoute, animated: Bool)
        public enum MRoute: Hashable, Sendable
          case inner(BRoute)
          case other(ARoute?)
        """
      ))
    #expect(result(types).hasPrefix("-\nARoute\n-\n"))
    let nested = result(types).split(separator: "\n")[3].split(separator: " ")
    #expect(Set(nested) == ["BRoute", "MRoute", "ZRoute"])
  }

  @Test("One enum is the tab bar's, and how to take another one is said")
  func tabs() {
    let types = appTypes(("App", code("AppTab", "ProfileTab") + "\n  case more"))
    let remark = "'--tab ProfileTab' takes this one"
    #expect(
      result(types)
        == "AppTab\n-\n-\n-\nApp.ProfileTab: an app has one tab bar, here of AppTab; \(remark)")
    #expect(result(types, options([.tab: ["ProfileTab"]])).hasPrefix("ProfileTab\n"))
  }

  @Test("Nothing with a matching name is left out without a word")
  func leftOut() {
    let types = appTypes(
      (
        "App",
        """
        public enum HomeRoute: Hashable, Sendable
          case home
        internal enum SecretRoute: Hashable, Sendable
          case home
        public enum BoxRoute<T>: Hashable, Sendable
          case home
        private enum View.Sheet: Hashable
          case sort
        public enum PageStyle: Hashable
          case dark
        public enum AppScreen: Hashable, Sendable, Manifest.ScreenManifest
          case home
        public enum RouteError: Hashable, Error
          case lost
        public enum Route: Hashable, Sendable
        """
      ))
    #expect(
      result(types) == """
        -
        HomeRoute
        -
        -
        App.BoxRoute: it or a type that contains it is generic, so it has no list of screens; \
        declare an enum for each type that it is used with
        App.SecretRoute: it is internal; make it and what contains it 'public' or 'package'
        App.View.Sheet: it is private; make it and what contains it 'public' or 'package'
        App.AppScreen: it is a manifest itself
        App.PageStyle: its name suggests no screens; '--route PageStyle' includes it
        """)
  }

  @Test("Missing conformances are listed")
  func conformances() throws {
    let types = appTypes(
      (
        "App",
        """
        public enum AppTab: Hashable
          case home
        public enum EditSheet: Identifiable
          case edit
        """
      ))
    #expect(
      try AppEnums(in: types).lacks == [
        "App.AppTab: it is not CaseIterable and not Sendable; the manifest makes up for that, "
          + "but better declare it in the app",
        "App.EditSheet: it is not Hashable and not Sendable; the manifest makes up for that, "
          + "but better declare it in the app",
      ])
  }

  @Test("If a role has only hidden enums, nothing is written, unless they are private")
  func hidden() {
    let app = appTypes(
      ("App", code("AppTab", access: "internal") + "\n" + code("HomeRoute")))
    #expect(
      result(app) == """
        App.AppTab: it is internal; make it and what contains it 'public' or 'package'; \
        nothing was written: change this, or go on without an enum with '--exclude NAME'
        """)
    #expect(result(app, options(without: ["AppTab"])).hasPrefix("-\nHomeRoute\n"))
    let view = appTypes(("App", code("HomeRoute") + "\n" + code("Sheet", access: "private")))
    #expect(result(view).hasPrefix("-\nHomeRoute\n-\n-\nApp.Sheet: it is private"))
  }

  @Test("An unknown name is refused with the nearest one")
  func unknown() {
    let types = appTypes(("App", code("Place")))
    #expect(
      result(types, options([.tab: ["Plase"]]))
        == "'--tab': there is no enum 'Plase'; did you mean 'Place'?")
    #expect(
      result(types, options(without: ["X"])) == "'--exclude': there is no enum 'X'")
    #expect(result(types).hasPrefix("no enum has a name like AppTab, HomeRoute, "))
  }
}
