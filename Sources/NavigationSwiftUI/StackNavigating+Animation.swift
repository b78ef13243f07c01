#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  extension StackNavigating {
    /// Runs verbs with an animation of their own, or without one.
    ///
    ///     router.animate(nil) { $0.visit(ScreenPath(tab: .recipes)) }
    ///
    /// A layer that has to wait until another one has gone comes without an animation too.
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
    /// Has what a router presents later, on its own, follow the animation of the verb that asked for it.
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
