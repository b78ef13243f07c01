public import Navigation

// The pages inside a presented route belong to that route's own router, so neither direction converts
// them: a router knows its pages and the one route over them.
extension Router where Destination: Sendable {
  /// Converts the pages and the presentation to a state of `Navigation`.
  ///
  /// The state cannot express an `onDismiss`; if the presentation has one, that is a loss.
  public func stackState() -> StackConversion<Destination, Destination> {
    var conversion = StackConversion(
      StackState<Destination, Destination>(path: storage.path))
    guard let presentation = storage.slot.requested else { return conversion }
    conversion.state.layers = [presentation.layer]
    if presentation.onDismiss != nil {
      conversion.losses.append(ConversionLoss(.dismissalAction(of: presentation.route)))
    }
    return conversion
  }

  /// Takes over the pages and the first layer of a state of `Navigation`.
  ///
  /// A presentation that the state has too stays presented.
  ///
  /// - Parameter state: The state.
  /// - Returns: What a router cannot express: further layers, the pages inside the first one, the
  ///   height of a sheet, a question, columns and page states.
  @discardableResult
  public func apply(
    _ state: StackState<Destination, Destination>
  ) -> [ConversionLoss<Never, Destination, Destination>] {
    storage.path = state.path
    if let layer = state.layers.first {
      let layerWithoutPath = PresentedLayer<Destination, Destination>(
        layer.item, style: layer.style.presented.style)
      if storage.slot.requested?.layer != layerWithoutPath {
        present(layer.item, style: layer.style.presented)
      }
    } else {
      dismiss()
    }
    return losses(of: state)
  }

  private func losses(
    of state: StackState<Destination, Destination>
  ) -> [ConversionLoss<Never, Destination, Destination>] {
    var losses: [ConversionLoss<Never, Destination, Destination>] =
      state.lossesOfStack().map { ConversionLoss($0) }
    if let layer = state.layers.first {
      if layer.style != layer.style.presented.style {
        losses.append(ConversionLoss(.style(layer.style, of: layer.item)))
      }
      if !layer.path.isEmpty {
        losses.append(ConversionLoss(.layerPath(layer.path, in: layer.item)))
      }
    }
    losses += state.layers.dropFirst().map { ConversionLoss(.layer($0)) }
    if let confirmation = state.confirmation {
      losses.append(ConversionLoss(.confirmation(confirmation)))
    }
    return losses
  }
}

extension Presentation where Destination: Sendable {
  fileprivate var layer: PresentedLayer<Destination, Destination> {
    PresentedLayer(route, style: style.style)
  }
}

extension PresentationStyle {
  fileprivate var style: Navigation.PresentationStyle {
    self == .fullScreenCover ? .fullScreenCover : .sheet(.large)
  }
}

extension Navigation.PresentationStyle {
  fileprivate var presented: PresentationStyle {
    if case .fullScreenCover = self { .fullScreenCover } else { .sheet }
  }
}
