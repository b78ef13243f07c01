package import Navigation

extension OpenOutcome {
  /// Why a link was not opened, as what follows a colon.
  package var reason: String {
    switch self {
    case .refused(let error): error.description
    case .notFound: LinkError.notFound.description
    case .failed(let reason): "looking up what it names failed: \(reason)"
    case .held: "a guard holds it until it is resumed"
    default: "a guard blocks it"
    }
  }
}
