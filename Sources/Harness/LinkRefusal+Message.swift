import Manifest

extension LinkRefusal {
  /// The reason as what follows a colon.
  package var message: String {
    switch self {
    case .noLinks: "the manifest has no 'linkCodec'"
    case .notOpened(let outcome): outcome.reason
    case .unlisted: "no screen of the manifest file has it"
    }
  }
}
