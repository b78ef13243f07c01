/// A device with its orientations.
package struct DeviceModel: Hashable, Sendable {
  /// The name in options and in file names.
  package let name: String
  /// The dimensions upright.
  private let upright: Device
  /// What differs when the device lies on its side.
  private let onSide: Turned?

  /// The dimensions of a device on its side that differ from those upright.
  private struct Turned: Hashable {
    var sideInset: Double
    var topInset = 0.0
    var bottomInset: Double
    /// Whether there is room for columns.
    var isRegular = false
  }

  /// All devices: the one table.
  package static let all = [
    DeviceModel("phone-se", 375, 667, top: 20, bottom: 0, side: 0, sideBottom: 0, hasButton: true),
    DeviceModel("phone", 390, 844, top: 54, bottom: 34, side: 47),
    DeviceModel("phone-16", 393, 852, top: 59, bottom: 34, side: 59),
    DeviceModel(
      "phone-max", 440, 956, top: 62, bottom: 34, side: 62,
      isRegularOnSide: true),
    DeviceModel(pad: "pad-mini", 744, 1133),
    DeviceModel(pad: "pad-11", 834, 1210),
    DeviceModel(pad: "pad-13", 1032, 1376),
    DeviceModel(window: "mac-window", 1280, 800),
  ]

  /// The default device.
  package static let phone = named("phone") ?? all[0]

  /// The device with a name, if there is one.
  package static func named(_ name: String) -> DeviceModel? { all.first { $0.name == name } }

  private init(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, side: Double,
    sideBottom: Double = 21, hasButton: Bool = false, isRegularOnSide: Bool = false
  ) {
    self.name = name
    onSide = Turned(
      sideInset: side, bottomInset: sideBottom, isRegular: isRegularOnSide)
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

  private init(pad name: String, _ width: Double, _ height: Double) {
    self.name = name
    onSide = Turned(sideInset: 0, topInset: 24, bottomInset: 20, isRegular: true)
    var device = Device(
      name: name, display: Size(width: width, height: height), statusBarHeight: 24,
      homeIndicatorHeight: 20, displayCorner: 20, bezel: 20, outerCorner: 38, scale: 2)
    device.kind = .pad
    device.isRegular = true
    upright = device
  }

  /// A window; its bezel is the line around it.
  private init(window name: String, _ width: Double, _ height: Double) {
    self.name = name
    onSide = nil
    var device = Device(
      name: name, display: Size(width: width, height: height), statusBarHeight: 0,
      homeIndicatorHeight: 0, displayCorner: 11, bezel: 1.5, outerCorner: 12, scale: 2)
    device.kind = .window
    device.isRegular = true
    upright = device
  }

  /// How the device can be held; empty for one that nobody holds.
  package var orientations: [Orientation] { onSide == nil ? [] : Orientation.allCases }

  /// The dimensions in an orientation.
  package func frame(in orientation: Orientation) -> Device {
    guard orientation == .landscape, let onSide else { return upright }
    var device = upright
    device.display = Size(width: upright.display.height, height: upright.display.width)
    device.statusBarHeight = onSide.topInset
    device.homeIndicatorHeight = onSide.bottomInset
    device.sideInset = onSide.sideInset
    device.isRegular = onSide.isRegular
    device.bezel = upright.bezelEnd
    device.bezelEnd = upright.bezel
    return device
  }
}
