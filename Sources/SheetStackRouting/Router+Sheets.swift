extension Router {
  /// Presents a sheet on top of the others, even if it equals the top one.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: The sheet.
  @discardableResult
  public func presentSheet(_ sheet: Sheet) -> Sheet {
    sheets.push(sheet)
    return sheet
  }

  /// Dismisses the top sheet, if there is one.
  public func dismissSheet() {
    sheets.pop()
  }

  /// Dismisses sheets from the top.
  ///
  /// - Parameter count: How many. A negative number dismisses none, and one that is too high
  ///   dismisses all.
  public func dismissSheets(count: Int) {
    sheets.pop(count)
  }

  /// Dismisses all sheets above the topmost one that equals a sheet, or all if none equals it.
  ///
  /// - Parameter sheet: The sheet that stays.
  public func dismissSheets(to sheet: Sheet) {
    sheets.pop { $0 == sheet }
  }
}
