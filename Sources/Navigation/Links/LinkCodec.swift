/// Parses links into screens and writes screens as links.
///
/// A link is `scheme://page/page?parameters`. The query expresses what pages cannot: `tab` selects the
/// tab, each `sheet`, `sheet.medium` and `cover` presents a layer whose value is a nested link, and
/// `confirm` asks a question, by its declared name or with its full text. A link that this type writes
/// parses as the same screen; if the app's declarations make that impossible, writing throws.
public struct LinkCodec<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Sendable {
  /// The screen that a link opens.
  public typealias Path = ScreenPath<Tab, Route, Sheet>

  /// The app's own schemes; links are written with the first.
  public var schemes: [String]
  /// The hosts of the app's web links; links are written with the first.
  public var hosts: [String]
  /// How to treat a repeated parameter.
  public var duplicates = DuplicateParameters.reject
  /// How to treat a component without a declared link.
  public var unmatched = UnmatchedComponents.reject
  /// Where a link names its tab.
  public var tabPlace = LinkTabPlace.query
  /// Whether links may ask questions with their own text.
  ///
  /// Turn it off to prevent others from choosing the text; questions that the app declares are always allowed.
  public var allowsConfirmations = true
  /// The maximum length of a link to parse, in bytes.
  public var maximumLength = 16_384
  /// The maximum number of components to parse, in the link and in each of its layers.
  public var maximumComponents = 64

  let tabs: LinkTable<Tab>
  let routes: LinkTable<Route>
  let sheets: LinkTable<Sheet>
  let confirmations: Questions

  /// The questions that can be asked over a screen, each with its name and parameters, if any.
  ///
  /// The function receives the screen without a question, so that a question need not repeat what the screen
  /// contains: `recipes/1?confirm=delete` is enough to identify the recipe.
  public typealias Questions = @Sendable (Path) -> LinkTable<Confirmation>

  /// Creates a codec.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts of the app's web links.
  ///   - tabs: The links of the tabs.
  ///   - routes: The links of the pages.
  ///   - sheets: The links of the sheets and covers.
  ///   - confirmations: The links of the questions over a screen; undeclared questions are written with their
  ///     full text.
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

extension LinkCodec where Tab == Never {
  /// Creates a codec for an app without tabs.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts of the app's web links.
  ///   - routes: The links of the pages.
  ///   - sheets: The links of the sheets and covers.
  ///   - confirmations: The links of the questions over a screen; undeclared questions are written with their
  ///     full text.
  public init(
    schemes: [String], hosts: [String] = [], routes: LinkTable<Route>, sheets: LinkTable<Sheet>,
    confirmations: @escaping Questions = { _ in [] }
  ) {
    self.init(
      schemes: schemes, hosts: hosts, tabs: [], routes: routes, sheets: sheets,
      confirmations: confirmations)
  }
}

extension LinkCodec where Tab: Linkable, Route: Linkable, Sheet: Linkable {
  /// Creates a codec with the links that the types declare.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts of the app's web links.
  ///   - confirmations: The links of the questions over a screen; undeclared questions are written with their
  ///     full text.
  public init(
    schemes: [String], hosts: [String] = [], confirmations: @escaping Questions = { _ in [] }
  ) {
    self.init(
      schemes: schemes, hosts: hosts, tabs: Tab.links, routes: Route.links, sheets: Sheet.links,
      confirmations: confirmations)
  }
}

extension LinkCodec where Tab == Never, Route: Linkable, Sheet: Linkable {
  /// Creates a codec for an app without tabs, with the links that the types declare.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts of the app's web links.
  ///   - confirmations: The links of the questions over a screen; undeclared questions are written with their
  ///     full text.
  public init(
    schemes: [String], hosts: [String] = [], confirmations: @escaping Questions = { _ in [] }
  ) {
    self.init(
      schemes: schemes, hosts: hosts, routes: Route.links, sheets: Sheet.links,
      confirmations: confirmations)
  }
}

/// Where a link names its tab.
public enum LinkTabPlace: String, Hashable, Sendable, CaseIterable {
  /// In the query: `detail/1?tab=profile`.
  case query
  /// As the first component: `profile/detail/1`.
  ///
  /// If a page begins with the same name as a tab, the link means the page, which selects the tab:
  /// with a tab `recipes` and a page `recipes/1`, that link is the page in its tab. `?tab=` is still
  /// accepted, and is written if the first component would parse as something else.
  case firstComponent
}

/// How to treat a repeated parameter that takes one value.
public enum DuplicateParameters: String, Hashable, Sendable, CaseIterable {
  /// Refuse the link.
  case reject
  /// Use the first value.
  case first
  /// Use the last value.
  case last
}

/// How to treat a component without a declared link.
public enum UnmatchedComponents: String, Hashable, Sendable, CaseIterable {
  /// Refuse the link.
  case reject
  /// Ignore the component.
  case skip
}
