/// A route or sheet that says what its page shows.
///
/// A type that does not say so gets a skeleton whose title comes from its case name, so that a
/// manifest gives useful pictures before anyone describes anything.
public protocol PageDescribing {
  /// What the page shows.
  var page: Page { get }
}

/// A tab that says what its item in the tab bar and its root page show.
public protocol TabDescribing: PageDescribing {
  /// The item in the tab bar.
  var item: TabItem { get }
}
