/// Values of types of the standard library and of Apple's frameworks.
enum StandardValues {
  /// The code of a value, and the module that it needs.
  struct Value: Equatable {
    var code: String
    var module: String?
  }

  /// The value of a type with this name; nil if none is known.
  static func value(of name: String) -> Value? {
    if numbers.contains(name) { return Value(code: "1") }
    if let code = swift[name] { return Value(code: code) }
    if let code = foundation[name] { return Value(code: code, module: "Foundation") }
    if let code = geometry[name] { return Value(code: code, module: "Foundation") }
    return swiftUI[name].map { Value(code: $0, module: "SwiftUI") }
  }

  /// Types with generic parameters that have an empty value.
  static let emptyCollections = [
    "Array": "[]", "ArraySlice": "[]", "ContiguousArray": "[]", "Set": "[]", "Dictionary": "[:]",
    "Optional": "nil",
  ]

  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "Double", "Float", "Float16", "TimeInterval",
  ]

  private static let swift = [
    "String": "\"example\"", "Substring": "\"example\"", "StaticString": "\"example\"",
    "Character": "\"a\"", "Bool": "true", "Void": "()", "AnyHashable": "AnyHashable(\"example\")",
    "Hashable": "\"example\"", "Sendable": "\"example\"", "Any": "\"example\"",
    "Error": "CancellationError()", "Duration": ".seconds(1)",
  ]

  /// Without the current time and random numbers: a path is the same each time it is read.
  private static let foundation = [
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))",
    "URL": "URL(filePath: \"/example\")",
    "Date": "Date(timeIntervalSince1970: 0)",
    "Data": "Data()",
    "Decimal": "1",
    "Locale": "Locale(identifier: \"en_US\")",
    "TimeZone": ".gmt",
    "Calendar": "Calendar(identifier: .gregorian)",
    "DateComponents": "DateComponents(year: 1970, month: 1, day: 1)",
    "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)",
    "IndexSet": "IndexSet()",
    "IndexPath": "IndexPath()",
    "CharacterSet": "CharacterSet()",
    "URLComponents": "URLComponents()",
    "URLRequest": "URLRequest(url: URL(filePath: \"/example\"))",
    "URLQueryItem": "URLQueryItem(name: \"example\", value: nil)",
    "PersonNameComponents": "PersonNameComponents()",
    "AttributedString": "AttributedString(\"example\")",
    "LocalizedStringResource": "\"example\"",
    "LocalizedError": "CocoaError(.fileNoSuchFile)",
    "NSRange": "NSRange()",
  ]

  private static let geometry = [
    "CGFloat": "1", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
  ]

  private static let swiftUI = [
    "LocalizedStringKey": "\"example\"", "Text": "Text(\"example\")", "Color": "Color.accentColor",
    "Image": "Image(systemName: \"photo\")", "Angle": ".zero", "UnitPoint": ".center",
    "AnyView": "AnyView(EmptyView())", "NavigationPath": "NavigationPath()",
  ]
}
