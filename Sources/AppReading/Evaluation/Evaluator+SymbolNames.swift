import SwiftParsing

/// Symbols of SF Symbols by the Swift names that the library SFSafeSymbols gives them: `Image(systemSymbol: .person2Fill)`
/// is `Image(systemName: "person.2.fill")`.
extension LabelledValue {
  /// The argument of SwiftUI for one of that library; nil for other arguments.
  ///
  /// - Parameter view: The name of the view that gets it.
  func asSystemSymbol(of view: String) -> LabelledValue? {
    guard label == "systemSymbol" else { return nil }
    let name: String
    switch value {
    case .enumCase(let symbol) where symbol.payload.isEmpty: name = symbol.name
    case .unknown(let source, _) where source.hasPrefix("SFSymbol."): name = source.lastComponent
    default: return nil
    }
    return LabelledValue(
      view == "Image" ? "systemName" : "systemImage",
      .text(PartialText([.known(name.symbolName)])))
  }
}

extension String {
  /// `person.2.fill` of `person2Fill`, and `1.circle` of `_1Circle`.
  fileprivate var symbolName: String {
    var name = ""
    var previous: Character?
    for character in drop(while: { $0 == "_" }) {
      let begins = character.isUppercase || character.isNumber && previous?.isNumber == false
      if begins, !name.isEmpty { name.append(".") }
      name += character.lowercased()
      previous = character
    }
    return name
  }
}
