#if canImport(SwiftUI)
  public import SwiftUI

  extension Router: DynamicProperty {
    /// Goes over to the router that the view has kept; SwiftUI calls this before each update.
    public mutating func update() { reference.install(kept) }
  }
#endif
