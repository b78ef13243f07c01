import Scenes
import Testing

@testable import Wireframes

@Suite("Places of popovers") struct PopoverPlacementTests {
  private let bounds = Wireframes.Rect(x: 0, y: 24, width: 1210, height: 810)

  private func placement(_ height: Double, x: Double, y: Double) -> PopoverPlacement {
    PopoverPlacement(
      Size(width: 320, height: height), at: Wireframes.Rect(x: x, y: y, width: 36, height: 36),
      in: bounds)
  }

  @Test("a popover is below its control, with the tip of the arrow 3 points from it")
  func below() {
    let place = placement(200, x: 600, y: 31)
    #expect(place.card == Wireframes.Rect(x: 458, y: 83, width: 320, height: 200))
    #expect(place.arrow == .init(tip: Point(x: 618, y: 70), isAbove: true))
  }

  @Test("near the bottom it is above its control")
  func above() {
    let place = placement(200, x: 600, y: 760)
    #expect(place.card == Wireframes.Rect(x: 458, y: 544, width: 320, height: 200))
    #expect(place.arrow == .init(tip: Point(x: 618, y: 757), isAbove: false))
  }

  @Test("it is 12 points from the edge of the display, and the arrow 29 from that of the card")
  func edges() {
    let left = placement(200, x: 0, y: 31)
    #expect(left.card.x == 12)
    #expect(left.arrow?.tip.x == 41)
    let right = placement(200, x: 1174, y: 31)
    #expect(right.card.maxX == 1198)
    #expect(right.arrow?.tip.x == 1169)
  }

  @Test("it is as high as the larger room, and without room in the middle")
  func room() {
    let high = placement(2000, x: 600, y: 400)
    #expect(high.card.y == 452 && high.card.maxY == 822)
    let low = PopoverPlacement(
      Size(width: 320, height: 300), at: Wireframes.Rect(x: 100, y: 100, width: 36, height: 700),
      in: bounds)
    #expect(low.arrow == nil)
    #expect(low.card == Wireframes.Rect(x: 445, y: 279, width: 320, height: 300))
    #expect(PopoverPlacement(Size(width: 320, height: 300), at: nil, in: bounds) == low)
  }
}

@Suite("Controls of popovers") struct PopoverSourceTests {
  private let bar = Wireframes.Rect(x: 0, y: 0, width: 36, height: 36)

  private func control(
    _ labels: [String], isOnLayer: Bool = false, _ controls: DrawnControl...
  ) -> String? {
    PopoverSource(labels: labels, screen: "ask", isOnLayer: isOnLayer).control(in: controls)?.label
  }

  @Test("the control that leads to the screen comes before one with its label")
  func leads() {
    let clear = DrawnControl(BarButton("Clear", leadsTo: "ask"), isLeading: true, in: bar)
    let delete = DrawnControl(BarButton("Delete", icon: "trash"), isLeading: false, in: bar)
    #expect(control(["Delete"], clear, delete) == "Clear")
    #expect(control(["delete"], delete) == "Delete")
  }

  @Test("a popover of a menu item points at the button of the menu")
  func menus() {
    let more = BarButton("More", icon: "ellipsis", menu: [MenuItem("Delete")])
    let share = DrawnControl(BarButton("Share", icon: "link"), isLeading: false, in: bar)
    #expect(control(["Delete"], DrawnControl(more, isLeading: false, in: bar), share) == "More")
  }

  @Test("rows and buttons of the content are controls")
  func content() {
    let row = DrawnControl(Row("Sign out", leadsTo: "ask"), in: bar)
    #expect(control([], row) == "Sign out")
    #expect(control(["Sign out"], DrawnControl(ActionButton("Sign out"), in: bar)) == "Sign out")
  }

  @Test("otherwise it is the last icon of the bar, or the first button of a sheet, or none")
  func others() {
    let cancel = DrawnControl(BarButton("Cancel"), isLeading: true, in: bar)
    let save = DrawnControl(BarButton("Save"), isLeading: false, in: bar)
    let more = DrawnControl(BarButton("More", icon: "ellipsis"), isLeading: false, in: bar)
    #expect(control(["Delete"], cancel, more, save) == "More")
    #expect(control(["Discard"], isOnLayer: true, cancel, save) == "Cancel")
    #expect(control(["Delete"], save) == nil)
  }
}
