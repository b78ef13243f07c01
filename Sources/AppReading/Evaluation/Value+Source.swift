extension Value {
  /// The source of a value that is not known; of other values a name for people.
  package var source: String {
    switch self {
    case .unknown(let source, _): source
    case .binding(_, let value): value.source
    case .enumCase(let value): ".\(value.name)"
    case .text(let text): text.plain ?? ""
    case .number(let number): number
    case .boolean(let flag): "\(flag)"
    case .type(let name): name
    case .object(let object): object.type
    case .keyPath(let path): path
    case .closure, .array, .tuple, .views, .nothing: ""
    }
  }
}
