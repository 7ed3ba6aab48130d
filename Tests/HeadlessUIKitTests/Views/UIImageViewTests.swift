import HeadlessUIKit
import Testing

@Suite struct UIImageViewTests {
  @Test("An image is placed according to the content mode")
  func modes() {
    let room = CGRect(x: 10, y: 20, width: 100, height: 50)
    func frame(_ mode: UIView.ContentMode) -> CGRect {
      mode.frame(of: CGSize(width: 20, height: 20), in: room)
    }
    #expect(frame(.scaleToFill) == room)
    #expect(frame(.scaleAspectFit) == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(frame(.scaleAspectFill) == CGRect(x: 10, y: -5, width: 100, height: 100))
    #expect(frame(.center) == CGRect(x: 50, y: 35, width: 20, height: 20))
    #expect(frame(.topLeft) == CGRect(x: 10, y: 20, width: 20, height: 20))
    #expect(frame(.bottomRight) == CGRect(x: 90, y: 50, width: 20, height: 20))
    #expect(frame(.right) == CGRect(x: 90, y: 35, width: 20, height: 20))
    #expect(frame(.top) == CGRect(x: 50, y: 20, width: 20, height: 20))
  }

  @Test("An image without a size fills the available space")
  func symbols() {
    let room = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(UIView.ContentMode.scaleAspectFit.frame(of: .zero, in: room) == room)
  }

  @Test("The view asks for the size of its picture")
  func size() {
    let image = UIImage(named: "bird", size: CGSize(width: 30, height: 40))
    #expect(UIImageView(image: image).frame.size == CGSize(width: 30, height: 40))
    #expect(UIImageView(image: image).sizeThatFits(.zero) == CGSize(width: 30, height: 40))
    #expect(UIImageView().sizeThatFits(.zero) == .zero)
    #expect(UIImageView().contentMode == .scaleToFill)
  }
}
