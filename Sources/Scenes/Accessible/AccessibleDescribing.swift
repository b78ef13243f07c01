/// A part of a page of which a screen reader may say something else than what it shows.
public protocol AccessibleDescribing {
  /// What a screen reader says instead of what is shown; nil if it says what is shown.
  var accessible: AccessibleDescription? { get set }
}

extension AccessibleDescribing {
  /// The same part with what a screen reader says instead of what is shown.
  ///
  /// - Parameters:
  ///   - label: The label instead of the shown texts.
  ///   - value: The value instead of the shown one; an empty text is no value.
  ///   - hint: What happens when the element is activated.
  ///   - isHidden: Whether a screen reader leaves the part out.
  ///   - traits: The traits that the part does not have by itself.
  ///   - removedTraits: The traits that are not said.
  ///   - headingLevel: The level of a heading, from 1 to 6.
  ///   - children: How the elements inside are said.
  ///   - sortPriority: The place among the parts beside it: a higher number is read earlier.
  public func accessible(
    label: String? = nil, value: String? = nil, hint: String? = nil, isHidden: Bool = false,
    traits: [AccessibleDescription.Trait] = [], removedTraits: [AccessibleDescription.Trait] = [],
    headingLevel: Int? = nil, children: AccessibleDescription.Children = .automatic,
    sortPriority: Double? = nil
  ) -> Self {
    var part = self
    part.accessible = AccessibleDescription(
      label: label, value: value, hint: hint, isHidden: isHidden, traits: traits,
      removedTraits: removedTraits, headingLevel: headingLevel, children: children,
      sortPriority: sortPriority)
    return part
  }
}

extension Block: AccessibleDescribing {
  /// What a screen reader says instead of what is shown; a gap says nothing.
  public var accessible: AccessibleDescription? {
    get { (content as? any AccessibleDescribing)?.accessible }
    set {
      guard var content = content as? any AccessibleDescribing & BlockContent else { return }
      content.accessible = newValue
      self = content.block
    }
  }
}

extension Field where Owner: AccessibleDescribing {
  /// What a screen reader says instead of what is shown.
  static var accessible: Field {
    .object("accessible", \.accessible)
  }
}
