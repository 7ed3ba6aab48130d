import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NumericNamesTests {
  @Test("Priorities, levels of windows and weights of fonts are added and subtracted")
  func operators() {
    var priority = UILayoutPriority.defaultLow + 1
    #expect(priority.rawValue == 251)
    priority -= 2
    priority += 3
    #expect(priority.rawValue == 252)
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIFont.Weight.light < .bold)
    #expect(UILayoutPriority.dragThatCanResizeScene > .sceneSizeStayPut)
  }

  @Test(
    "A picker keeps its time between its limits",
    arguments: [
      (nil, 100.0, 900.0, 100.0), (nil, 100, 50, 50), (10, nil, 5, 10), (10, nil, 50, 50),
      (10, 100, 900, 100), (10, 100, 5, 10), (nil, nil, 5, 5),
    ] as [(Double?, Double?, Double, Double)]
  )
  func dates(minimum: Double?, maximum: Double?, date: Double, kept: Double) {
    let picker = UIDatePicker()
    picker.minimumDate = minimum.map(Date.init(timeIntervalSince1970:))
    picker.maximumDate = maximum.map(Date.init(timeIntervalSince1970:))
    picker.date = Date(timeIntervalSince1970: date)
    #expect(picker.date.timeIntervalSince1970 == kept)
  }

  @Test("Animations are not enabled while changes are made without animation")
  func animations() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test("A field whose text is set to nil has an empty one")
  func emptyText() {
    let field = UITextField()
    field.text = "A"
    field.text = nil
    #expect(field.text == "")
  }

  @Test("Rectangles, points and sizes are compared, boxed and written")
  func geometry() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {30, 40}}")
    #expect(NSStringFromCGPoint(rect.origin) == "{1, 2.5}")
    #expect(NSStringFromCGSize(rect.size) == "{30, 40}")
    #expect(
      NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}"
    )
    #expect(rect.equalTo(CGRect(x: 31, y: 42.5, width: -30, height: -40)))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2.5)))
    #expect(!rect.size.equalTo(.zero))
  }

  @Test("Transforms of space are combined before another one, and inverted")
  func transforms() {
    let start = CATransform3DMakeTranslation(10, 20, 0)
    #expect(CATransform3DScale(start, 2, 3, 1).m41 == 10)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 1, 1, 0).m42 == 3)
    let turned = CATransform3DRotate(start, 0.5, 0, 0, 1)
    #expect(abs(turned.m12 - sin(0.5)) < 1e-12)
    var inverse = CATransform3DInvert(CATransform3DConcat(turned, CATransform3DMakeScale(2, 4, 8)))
    inverse = CATransform3DConcat(CATransform3DMakeScale(2, 4, 8), inverse)
    let identity = CATransform3DConcat(turned, inverse)
    #expect(abs(identity.m11 - 1) < 1e-12)
    #expect(abs(identity.m41) < 1e-12)
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DIsAffine(turned))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }
}
