/// What each case of an enum shows.
package struct Dispatch: Sendable {
  /// What one case shows.
  package struct Entry: Sendable {
    /// The name of the case, with that of a nested enum after a dot: `settings.general`.
    package var path: String
    /// The views.
    package var views: [ViewNode]
    /// The full name of the view; nil if the views are not one of the app's.
    package var view: String?
    /// Whether nothing is shown.
    package var isEmpty: Bool
    /// Where the case is declared.
    package var place: SourcePlace
    /// Whether the case has associated values.
    package var hasPayload: Bool
    /// Whether it is shown by the `default` of a `switch`, which another one may show by its name.
    var isDefault = false
  }

  /// The full name of the enum; nil for values of another type.
  package let enumName: String?
  /// The type around the enum, if the values that are shown are of that type.
  package internal(set) var wrapper: WrappedEnum?
  /// The cases, in the order of the source; for values of another type one without a name, or see ``ValuePages``.
  package let entries: [Entry]
  /// The numbers of the entries by their paths: a router may have hundreds of cases, and each control asks for one.
  private let numbers: [String: Int]

  /// Creates a dispatch.
  init(enumName: String?, wrapper: WrappedEnum? = nil, entries: [Entry]) {
    self.enumName = enumName
    self.wrapper = wrapper
    self.entries = entries
    numbers = Dictionary(entries.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  /// The case that decides what is shown for a value.
  func shown(_ value: Value) -> Value { (wrapper?.value(in: value) ?? value).pageCase }

  /// Whether the same view of the app is shown for each of several cases, as the page of a category.
  var showsOneView: Bool {
    guard entries.count > 1, let view = entries[0].view else { return false }
    return entries.allSatisfy { $0.view == view && !$0.isEmpty }
  }

  /// Whether several cases show the same page that is written in place, which differs in its texts only.
  var isOnePage: Bool {
    guard entries.count > 1 else { return false }
    return entries.allSatisfy {
      $0.view == nil && !$0.isEmpty && !$0.hasPayload && $0.views.hasShape(of: entries[0].views)
    }
  }

  /// Whether each case has the value of a model, as the elements of a list of several kinds.
  var isOfModels: Bool {
    entries.count > 1 && entries.allSatisfy { $0.hasPayload && !$0.isEmpty }
  }

  /// The entry of a value; nil if the value is not known.
  package func entry(for value: EnumValue) -> Entry? {
    if let type = value.type, let enumName, type != enumName { return nil }
    var path = value.path
    // A case inside the nested one may not decide what is shown.
    while path.contains(".") {
      if let nested = numbers[path] { return entries[nested] }
      path = path.outerName ?? ""
    }
    if let plain = numbers[value.name] { return entries[plain] }
    // The value of a nested enum is not known: the first of its screens.
    return entries.first { $0.path.hasPrefix(value.name + ".") }
  }
}

extension EnumValue {
  /// The name of the case and of a case of another enum inside it.
  package var path: String {
    for value in payload {
      if case .enumCase(let nested) = value.value { return "\(name).\(nested.path)" }
    }
    return name
  }
}

extension [ViewNode] {
  /// Whether views are those that others are, at the same places of the source, whatever they say.
  func hasShape(of others: [ViewNode]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { view, other in
        view.kind == other.kind && view.place == other.place
          && view.contents.count == other.contents.count
          && zip(view.contents, other.contents).allSatisfy { $0.views.hasShape(of: $1.views) }
      }
  }
}
