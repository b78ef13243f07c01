/// Reads links as screens and writes screens as links.
///
/// A link is `scheme://page/page?parameters`. What a link cannot say by its pages stands in its query:
/// `tab` selects the tab, each `sheet`, `sheet.medium` and `cover` puts up a layer whose value is a
/// small link of its own, and `confirm` asks a question, by the name that the app gave it or in words
/// of its own. Whatever this type writes, it reads as the same screen; where the app's links would not
/// allow that, writing throws.
public struct LinkCodec<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Sendable {
  /// What a link leads to.
  public typealias Path = ScreenPath<Tab, Route, Sheet>

  /// The app's own schemes; links are written with the first.
  public var schemes: [String]
  /// The hosts of the app's web links; links are written with the first.
  public var hosts: [String]
  /// What a parameter means that is given more than once.
  public var duplicates = DuplicateParameters.reject
  /// What a component means that no link is declared for.
  public var unmatched = UnmatchedComponents.reject
  /// Where a link names its tab.
  public var tabPlace = LinkTabPlace.query
  /// Whether links may ask questions in words of their own.
  ///
  /// Turn it off to keep others from choosing the app's words; what the app declares may always be asked.
  public var allowsConfirmations = true
  /// The longest link that is read, in bytes.
  public var maximumLength = 16_384
  /// The most components that are read, in the link and in each of its layers.
  public var maximumComponents = 64

  let tabs: LinkTable<Tab>
  let routes: LinkTable<Route>
  let sheets: LinkTable<Sheet>
  let confirmations: Questions

  /// The questions that can be asked over a screen, each with its name and, if need be, parameters.
  ///
  /// It is given the screen without a question, so that a question need not repeat what the screen
  /// says already: `recipes/1?confirm=delete` is enough to know which recipe.
  public typealias Questions = @Sendable (Path) -> LinkTable<Confirmation>

  /// Creates a codec.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts of the app's web links.
  ///   - tabs: How tabs stand in a link.
  ///   - routes: How pages stand in a link.
  ///   - sheets: How sheets and covers stand in a link.
  ///   - confirmations: How the questions over a screen stand in a link; those that are not declared
  ///     stand there word by word.
  public init(
    schemes: [String], hosts: [String] = [], tabs: LinkTable<Tab>, routes: LinkTable<Route>,
    sheets: LinkTable<Sheet>, confirmations: @escaping Questions = { _ in [] }
  ) {
    self.schemes = schemes
    self.hosts = hosts
    self.tabs = tabs
    self.routes = routes
    self.sheets = sheets
    self.confirmations = confirmations
  }

  var limits: RawLink.Limits {
    RawLink.Limits(bytes: maximumLength, components: maximumComponents)
  }
}

extension LinkCodec where Tab: Linkable, Route: Linkable, Sheet: Linkable {
  /// Creates a codec over what the types themselves declare.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts of the app's web links.
  ///   - confirmations: How the questions over a screen stand in a link; those that are not declared
  ///     stand there word by word.
  public init(
    schemes: [String], hosts: [String] = [], confirmations: @escaping Questions = { _ in [] }
  ) {
    self.init(
      schemes: schemes, hosts: hosts, tabs: Tab.links, routes: Route.links, sheets: Sheet.links,
      confirmations: confirmations)
  }
}
