import Navigation

extension LinkRefusal {
  /// The reason as what follows a colon.
  package var message: String {
    switch self {
    case .noLinks: "the manifest has no 'linkCodec'"
    case .notOpened(.refused(let error)): error.description
    case .notOpened(.notFound): LinkError.notFound.description
    case .notOpened(.failed(let reason)): "looking up what it names failed: \(reason)"
    case .notOpened(.held): "a guard holds it until it is resumed"
    case .notOpened: "a guard blocks it"
    case .unlisted: "no screen of the manifest file has it"
    }
  }
}
