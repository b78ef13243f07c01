#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  extension StackNavigating {
    /// Runs verbs with a given animation, or without one.
    ///
    ///     router.animate(nil) { $0.visit(ScreenPath(tab: .recipes)) }
    ///
    /// This also applies to a layer that has to wait until another one is dismissed.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - verbs: What to do with the router.
    public func animate(_ animation: Animation?, _ verbs: (Self) throws -> Void) rethrows {
      useTransactions()
      var transaction = Transaction(animation: animation)
      transaction.disablesAnimations = animation == nil
      try withTransaction(transaction) {
        try showing(isAnimated: animation != nil) { try verbs(self) }
      }
    }
  }

  extension StackNavigating {
    /// Makes delayed presentations use the animation of the verb that requested them.
    func useTransactions() {
      setTransaction { isAnimated, notify in
        guard !isAnimated else { return notify() }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, notify)
      }
    }
  }
#endif
