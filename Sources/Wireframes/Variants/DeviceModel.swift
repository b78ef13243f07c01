/// A device with its orientations.
package struct DeviceModel: Hashable, Sendable {
  /// The name in options and in file names.
  package let name: String
  /// The dimensions upright.
  private let upright: Device
  /// What differs when the device lies on its side.
  private let onSide: Turned

  /// The dimensions of a phone on its side that differ from those upright.
  private struct Turned: Hashable {
    var sideInset: Double
    var bottomInset: Double
  }

  /// All devices: the one table.
  package static let all = [
    DeviceModel("phone-se", 375, 667, top: 20, bottom: 0, side: 0, sideBottom: 0, hasButton: true),
    DeviceModel("phone", 390, 844, top: 54, bottom: 34, side: 47),
    DeviceModel("phone-16", 393, 852, top: 59, bottom: 34, side: 59),
    DeviceModel("phone-max", 440, 956, top: 62, bottom: 34, side: 62),
  ]

  /// The default device.
  package static let phone = named("phone") ?? all[0]

  /// The device with a name, if there is one.
  package static func named(_ name: String) -> DeviceModel? { all.first { $0.name == name } }

  private init(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, side: Double,
    sideBottom: Double = 21, hasButton: Bool = false
  ) {
    self.name = name
    onSide = Turned(sideInset: side, bottomInset: sideBottom)
    var device = Device(
      name: name, display: Size(width: width, height: height), statusBarHeight: top,
      homeIndicatorHeight: bottom, displayCorner: hasButton ? 0 : 44, bezel: 12,
      outerCorner: hasButton ? 50 : 54, scale: 2)
    if hasButton {
      device.kind = .buttonPhone
      device.bezelEnd = 100
    }
    upright = device
  }

  /// How the device can be held.
  package var orientations: [Orientation] { Orientation.allCases }

  /// The dimensions in an orientation.
  package func frame(in orientation: Orientation) -> Device {
    guard orientation == .landscape else { return upright }
    var device = upright
    device.display = Size(width: upright.display.height, height: upright.display.width)
    device.statusBarHeight = 0
    device.homeIndicatorHeight = onSide.bottomInset
    device.sideInset = onSide.sideInset
    device.bezel = upright.bezelEnd
    device.bezelEnd = upright.bezel
    return device
  }
}
