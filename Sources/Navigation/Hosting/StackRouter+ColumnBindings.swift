// The bindings through which SwiftUI reads and writes the columns of a split view and the fields of an alert. Like the
// other bindings, each belongs to what was shown when it was created: a later write affects that or nothing.
extension StackRouter {
  /// The page that is selected in a column; nil without a selection.
  package func selectionBinding(inColumn column: Int) -> RouterBinding<Route?> {
    let seen = selection(inColumn: column)
    let last = LastWrite<Route?>()
    return RouterBinding(
      get: { self.selection(inColumn: column) },
      set: { written in
        if written != seen, last.isNew(written) {
          self.perform(as: .user) { state in
            guard state.selection(inColumn: column) == seen else { return }
            state.select(written, inColumn: column)
          }
        }
        if self.place.state.selection(inColumn: column) != written { self.place.refresh() }
      })
  }

  /// Which columns are visible; automatic without a split view.
  package func visibilityBinding() -> RouterBinding<ColumnVisibility> {
    RouterBinding(
      get: { self.state.columns?.visibility ?? .automatic },
      set: { written in
        self.perform(as: .user) { $0.columns?.visibility = written }
        if self.place.state.columns?.visibility != written { self.place.refresh() }
      })
  }

  /// The text in a field of an alert; empty after the alert is dismissed.
  package func textBinding(of question: Confirmation, field index: Int) -> RouterBinding<String> {
    RouterBinding(
      get: { self.state.text(of: question, field: index) ?? "" },
      set: { written in
        self.perform(as: .user) { state in
          guard state.text(of: question, field: index) != nil else { return }
          state.confirmation?.fields[index].text = written
        }
        let text = self.place.state.text(of: question, field: index)
        if text != nil, text != written { self.place.refresh() }
      })
  }

  private func selection(inColumn column: Int) -> Route? { state.selection(inColumn: column) }
}

extension StackState {
  /// The page that is selected in a column; nil without a selection.
  public func selection(inColumn column: Int) -> Route? {
    guard let selections = columns?.selections, selections.indices.contains(column) else {
      return nil
    }
    return selections[column]
  }

  /// The text in a field of the question with the same identity; nil if it is not asked or has no such field.
  fileprivate func text(of question: Confirmation, field index: Int) -> String? {
    guard let confirmation, confirmation.id == question.id,
      confirmation.fields.indices.contains(index)
    else { return nil }
    return confirmation.fields[index].text
  }
}
