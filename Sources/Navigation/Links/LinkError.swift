/// Why a link leads nowhere, or why a screen has no link.
public enum LinkError: Error, Hashable, Sendable {
  /// The text is not a link at all.
  case malformed(MalformedLink)
  /// The scheme is not one of the app's.
  case foreignScheme(String)
  /// A web link to a host that is not one of the app's.
  case foreignHost(String)
  /// No page or sheet has this name at this place; the index counts components from zero.
  case unknownComponent(index: Int, text: String)
  /// Two pages claim the component.
  case ambiguous(index: Int, text: String)
  /// A page or sheet needs a parameter that the link does not give.
  case missingParameter(name: String)
  /// A parameter's text does not fit its type.
  case invalidParameter(name: String, text: String)
  /// A parameter is given more than once, and the app did not say which one counts.
  case repeatedParameter(name: String)
  /// The first component names a tab, a parameter gives one too, and the app did not say which one counts.
  case repeatedTab(component: String, parameter: String)
  /// No tab has this name.
  case unknownTab(String)
  /// The link is sound, but what it names does not exist.
  case notFound
  /// The screen cannot be written as a link.
  case unprintable(UnprintableLink)
}

/// What is wrong with a text that is not a link.
public enum MalformedLink: Hashable, Sendable {
  /// There is no scheme, or it has characters that no scheme may have.
  case noScheme
  /// It holds a space, a control character or, in the host, a backslash.
  case forbiddenCharacter
  /// A percent sign is not followed by two hexadecimal digits, or the bytes are not UTF-8.
  case invalidEncoding(String)
  /// It is longer than the codec accepts; the number is the limit in bytes.
  case tooLong(limit: Int)
  /// It has more components than the codec accepts.
  case tooManyComponents(limit: Int)
}

/// Why a screen cannot be written as a link.
public enum UnprintableLink: Hashable, Sendable {
  /// The codec has no scheme or host to write, or the scheme is not one.
  case noScheme(String)
  /// No link is declared for the tab, page or sheet.
  case undeclared(String)
  /// The parameter's value cannot stand in a link, for instance an empty text in the path.
  case parameter(name: String)
  /// The links that are declared would lead to another screen; the text is the link.
  case leadsElsewhere(String)
}
