/// A call in Swift code, which breaks into lines where one would be too long.
struct SwiftCall {
  /// What is called; empty for an array literal.
  private var name: String
  /// The arguments with their labels.
  private var arguments: [(label: String?, value: Value)] = []
  /// The calls of a result builder in a trailing closure; nil without a closure.
  private var content: [SwiftCall]?
  /// The calls of methods on the result.
  private var methods: [SwiftCall] = []

  private enum Value {
    case code(String)
    case list([SwiftCall])
  }

  /// Creates a call without arguments.
  init(_ name: String) { self.name = name }

  /// The call with an argument; without it if the code is nil.
  func with(_ label: String? = nil, code: String?) -> SwiftCall {
    guard let code else { return self }
    return adding(label, .code(code))
  }

  /// The call with a text; without it if the text is nil.
  func with(_ label: String? = nil, text: String?) -> SwiftCall {
    with(label, code: text.map(Self.literal))
  }

  /// The call with an argument that is true; without it if it is false.
  func with(_ label: String, isOn: Bool) -> SwiftCall { with(label, code: isOn ? "true" : nil) }

  /// The call with an array; without it if the array is empty and may be missing.
  func with(
    _ label: String? = nil, list: [SwiftCall], isRequired: Bool = false
  ) -> SwiftCall {
    list.isEmpty && !isRequired ? self : adding(label, .list(list))
  }

  /// The call with a closure of a result builder.
  func containing(_ calls: [SwiftCall]) -> SwiftCall {
    var copy = self
    copy.content = calls
    return copy
  }

  /// The call with the call of a method on its result.
  func calling(_ method: SwiftCall) -> SwiftCall {
    var copy = self
    copy.methods.append(method)
    return copy
  }

  private func adding(_ label: String?, _ value: Value) -> SwiftCall {
    var copy = self
    copy.arguments.append((label, value))
    return copy
  }

  /// A text as a literal; word joiners, which nobody sees, are escaped.
  static func literal(_ text: String) -> String {
    text.debugDescription.replacing("\u{2060}", with: "\\u{2060}")
  }

  /// The code.
  ///
  /// - Parameter indentation: What is before each line.
  func code(indentation: String) -> String {
    indentation + code(after: indentation.count, indentation)
  }

  /// The code behind a number of characters on its first line.
  private func code(after start: Int, _ indentation: String) -> String {
    let whole = line
    if content == nil, start + whole.count + 2 <= CallLines.width { return whole }
    let inner = content == nil ? indentation + "  " : indentation
    return methods.reduce(callCode(after: start, indentation)) { code, method in
      code + "\n\(inner)." + method.code(after: inner.count + 1, inner)
    }
  }

  /// The code without the methods.
  private func callCode(after start: Int, _ indentation: String) -> String {
    let short = callLine
    let head =
      start + short.count + 2 <= CallLines.width
      ? short : "\(name)(\n\(broken(indentation + "  ")))"
    guard let content else { return head }
    // A closure needs no empty parentheses before it.
    let call = head.hasSuffix("()") ? String(head.dropLast(2)) : head
    guard !content.isEmpty else { return call + " {}" }
    let lines = content.map { $0.code(indentation: indentation + "  ") + "\n" }.joined()
    return "\(call) {\n\(lines)\(indentation)}"
  }

  /// The call with its methods on one line, without its closure.
  private var line: String { callLine + methods.map { "." + $0.line }.joined() }

  private var callLine: String {
    let parts = arguments.map { label, value in
      let name = label.map { "\($0): " } ?? ""
      return switch value {
      case .code(let code): name + code
      case .list(let calls): name + "[\(calls.map(\.line).joined(separator: ", "))]"
      }
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  /// The arguments, one a line.
  private func broken(_ indentation: String) -> String {
    arguments.map { label, value in
      let start = indentation + (label.map { "\($0): " } ?? "")
      switch value {
      case .code(let code): return start + code
      case .list(let calls):
        let line = start + "[\(calls.map(\.line).joined(separator: ", "))]"
        guard line.count + 1 > CallLines.width else { return line }
        let lines = calls.map { $0.code(indentation: indentation + "  ") }
        return "\(start)[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
      }
    }.joined(separator: ",\n")
  }
}
