extension LinkError: CustomStringConvertible {
  /// The error in words.
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
    case .notFound: "What the link names does not exist."
    case .unprintable(let reason): reason.description
    }
  }
}

extension MalformedLink: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .noScheme: "The link does not begin with a scheme such as 'myapp:'."
    case .forbiddenCharacter: "The link holds a character that must be percent-encoded."
    case .invalidEncoding(let text): "'\(text)' is not valid percent-encoded UTF-8."
    case .tooLong(let limit): "The link is longer than \(limit) bytes."
    case .tooManyComponents(let limit): "The link has more than \(limit) components."
    }
  }
}

extension UnprintableLink: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .noScheme(let scheme): "'\(scheme)' cannot be the scheme or host of a link."
    case .undeclared(let value): "No link is declared for '\(value)'."
    case .parameter(let name): "The parameter '\(name)' has a value that no link can hold."
    case .leadsElsewhere(let link): "The link '\(link)' would lead to another screen."
    }
  }
}
