import ListScope
import TestSupport
import Testing

/// The parts of UIKit that screens use beside lists.
@Suite struct ScreenControlsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test("A tap on a segment chooses it, with an event; code chooses without one")
  func segments() {
    let control = UISegmentedControl(items: ["Light", "Dark", "Auto"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    window.addSubview(control)
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(events == 0)
    control.simulateTap(at: CGPoint(x: 250, y: 16))
    control.simulateTap(at: CGPoint(x: 250, y: 16))
    #expect(control.selectedSegmentIndex == 2)
    #expect(events == 1)
    control.setTitle("Automatic", forSegmentAt: 2)
    #expect(control.titleForSegment(at: 2) == "Automatic")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test("A stepper takes steps between its limits, with an event for each")
  func stepper() {
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 3, 2)
    window.addSubview(stepper)
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    for x in [80.0, 80, 20, 20, 20] { stepper.simulateTap(at: CGPoint(x: x, y: 16)) }
    #expect(values == [3, 2, 1])
    stepper.value = .nan
    #expect(stepper.value == 1)
  }

  @Test("A configured button is as large as picture, title and insets; its action is performed")
  func button() {
    var taps = 0
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(named: "plane", size: CGSize(width: 20, height: 24))
    configuration.imagePadding = 5
    let action = UIAction(title: "Send") { _ in taps += 1 }
    let button = UIButton(configuration: configuration, primaryAction: action)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.titleLabel?.text == "Send")
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 49, height: 38))
    button.frame = CGRect(x: 0, y: 0, width: title.width + 149, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 62, y: 8, width: 20, height: 24))
    #expect(button.titleLabel?.frame.minX == 87)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 12)
    button.tap()
    #expect(taps == 1)
  }

  @Test("A button with a picture for a state shows it")
  func buttonImages() {
    let button = UIButton(type: .system)
    let heart = UIImage(systemName: "heart")
    button.setImage(heart, for: .normal)
    button.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    #expect(button.imageView?.image == heart)
    button.isSelected = true
    #expect(button.currentImage?.name == "heart.fill")
    #expect(button.image(for: .normal) == heart)
    #expect(button.intrinsicContentSize == button.currentImage?.size)
  }

  @Test("A text field shows its placeholder in grey, secrets as dots, and a border around them")
  func textField() {
    let field = UITextField()
    field.placeholder = "Password"
    let label = field.subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(label?.textColor == .placeholderText)
    let plain = field.intrinsicContentSize
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == plain.width + 14)
    field.isSecureTextEntry = true
    field.text = "abc"
    #expect(label?.text == "\u{2022}\u{2022}\u{2022}")
    #expect(label?.textColor == .label)
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.returnKeyType = .next
    field.textContentType = .password
    field.clearButtonMode = .whileEditing
    #expect(field.textContentType?.rawValue == "password")
  }

  @Test("The edit button of a controller begins and ends editing")
  func editing() {
    final class Controller: UIViewController {
      var changes: [Bool] = []

      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        changes.append(editing)
      }
    }
    let controller = Controller()
    controller.title = "Inbox"
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    #expect(controller.navigationItem.title == "Inbox")
    #expect(controller.editButtonItem.title == "Edit")
    controller.navigationItem.rightBarButtonItems?.first?.tap()
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    controller.editButtonItem.isEnabled = false
    controller.editButtonItem.tap()
    controller.isEditing = false
    #expect(controller.changes == [true, false])
  }

  @Test("A symbol takes the size of the view's configuration, and the colour that it was given")
  func symbols() {
    let view = UIImageView(image: UIImage(systemName: "chevron.right"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
    let red = UIImage(systemName: "star")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    #expect(red != UIImage(systemName: "star"))
    #expect(red == red?.withRenderingMode(.alwaysTemplate))
  }

  /// Hue, saturation, brightness; red, green, blue.
  private static let colors: [[Double]] = [
    [0, 1, 1, 1, 0, 0], [1.0 / 3, 1, 1, 0, 1, 0], [2.0 / 3, 0.5, 0.8, 0.4, 0.4, 0.8],
    [0.5, 1, 0.5, 0, 0.5, 0.5], [1.0 / 12, 1, 1, 1, 0.5, 0], [0.7, 0, 0.3, 0.3, 0.3, 0.3],
  ]

  @Test(
    "Colours from hue, saturation and brightness have the components that CSS says",
    arguments: colors
  )
  func hue(numbers: [Double]) {
    let color = UIColor(
      hue: numbers[0],
      saturation: numbers[1],
      brightness: numbers[2],
      alpha: 1
    )
    #expect(abs(color.red - numbers[3]) < 1e-9)
    #expect(abs(color.green - numbers[4]) < 1e-9)
    #expect(abs(color.blue - numbers[5]) < 1e-9)
  }
}
