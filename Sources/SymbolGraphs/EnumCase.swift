/// One case of an enum.
package struct EnumCase: Sendable, Equatable {
  /// The name, without what it carries.
  package var name: String
  /// Where it is declared.
  package var place: SourcePlace?

  package init(name: String, place: SourcePlace?) {
    self.name = name
    self.place = place
  }
}
