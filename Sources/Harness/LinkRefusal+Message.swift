import Navigation

extension LinkRefusal {
  /// The reason as what follows a colon.
  package var message: String {
    switch self {
    case .noLinks: "the manifest has no 'linkCodec'"
    case .unread(let error): error.description
    case .guarded(.held): "a guard holds it until it is resumed"
    case .guarded(.pending): "an asynchronous guard has not decided"
    case .guarded: "a guard blocks it"
    case .unlisted: "no screen of the manifest file has it"
    }
  }
}
