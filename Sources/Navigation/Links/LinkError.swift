/// Why a link cannot be parsed, or why a screen has no link.
public enum LinkError: Error, Hashable, Sendable {
  /// The text is not a link.
  case malformed(MalformedLink)
  /// The scheme is not one of the app's.
  case foreignScheme(String)
  /// A web link to a host that is not one of the app's.
  case foreignHost(String)
  /// No page or sheet has this name at this position; the index counts components from zero.
  case unknownComponent(index: Int, text: String)
  /// Two pages match the component.
  case ambiguous(index: Int, text: String)
  /// A required parameter of a page or sheet is missing.
  case missingParameter(name: String)
  /// A parameter's text is not a value of its type.
  case invalidParameter(name: String, text: String)
  /// A parameter is given more than once, and the codec rejects duplicates.
  case repeatedParameter(name: String)
  /// Both the first component and a parameter name a tab, and the codec rejects duplicates.
  case repeatedTab(component: String, parameter: String)
  /// No tab has this name.
  case unknownTab(String)
  /// The link is valid, but its target does not exist.
  case notFound
  /// The screen cannot be written as a link.
  case unprintable(UnprintableLink)
}

/// Why a text is not a link.
public enum MalformedLink: Hashable, Sendable {
  /// There is no scheme, or it contains characters that a scheme may not have.
  case noScheme
  /// It contains a space, a control character or, in the host, a backslash.
  case forbiddenCharacter
  /// A percent sign is not followed by two hexadecimal digits, or the bytes are not UTF-8.
  case invalidEncoding(String)
  /// It is longer than the codec allows; the limit is in bytes.
  case tooLong(limit: Int)
  /// It has more components than the codec allows.
  case tooManyComponents(limit: Int)
}

/// Why a screen cannot be written as a link.
public enum UnprintableLink: Hashable, Sendable {
  /// The codec has no scheme or host to write, or an invalid one.
  case noScheme(String)
  /// No link is declared for the tab, page or sheet.
  case undeclared(String)
  /// The parameter's value cannot be written in a link, for instance an empty text in the path.
  case parameter(name: String)
  /// With the app's declarations the link would open another screen; the text is the link.
  case leadsElsewhere(String)
}

extension LinkError: CustomStringConvertible {
  /// A message for the user.
  public var description: String {
    switch self {
    case .malformed(let reason): reason.description
    case .foreignScheme(let scheme): "The scheme '\(scheme)' is not one of this app's."
    case .foreignHost(let host): "The host '\(host)' is not one of this app's."
    case .unknownComponent(let index, let text): "Component \(index), '\(text)', is unknown here."
    case .ambiguous(let index, let text):
      "Component \(index), '\(text)', can mean more than one screen."
    case .missingParameter(let name): "The parameter '\(name)' is missing."
    case .invalidParameter(let name, let text):
      "The parameter '\(name)' cannot be '\(text)'."
    case .repeatedParameter(let name): "The parameter '\(name)' is given more than once."
    case .repeatedTab(let component, let name):
      "The tab is given by the component '\(component)' and by the parameter '\(name)'."
    case .unknownTab(let text): "There is no tab '\(text)'."
    case .notFound: "The target of the link does not exist."
    case .unprintable(let reason): reason.description
    }
  }
}

extension MalformedLink: CustomStringConvertible {
  /// A message for the user.
  public var description: String {
    switch self {
    case .noScheme: "The link does not begin with a scheme such as 'myapp:'."
    case .forbiddenCharacter: "The link contains a character that must be percent-encoded."
    case .invalidEncoding(let text): "'\(text)' is not valid percent-encoded UTF-8."
    case .tooLong(let limit): "The link is longer than \(limit) bytes."
    case .tooManyComponents(let limit): "The link has more than \(limit) components."
    }
  }
}

extension UnprintableLink: CustomStringConvertible {
  /// A message for the user.
  public var description: String {
    switch self {
    case .noScheme(let scheme): "'\(scheme)' cannot be the scheme or host of a link."
    case .undeclared(let value): "No link is declared for '\(value)'."
    case .parameter(let name):
      "The value of the parameter '\(name)' cannot be written in a link."
    case .leadsElsewhere(let link): "The link '\(link)' would open another screen."
    }
  }
}
