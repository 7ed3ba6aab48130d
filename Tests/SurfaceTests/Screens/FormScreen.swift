import ListScope

/// Fields of elements that hand the focus on, and a control.
final class FormScreen: UIViewController {
  enum Field: Hashable {
    case name
    case city
  }

  @FocusState private(set) var focused: Field?
  private(set) var name = ""
  private(set) var speed = 0
  let blueprintView = BlueprintView()

  override func loadView() { view = blueprintView }

  override func viewDidLoad() {
    super.viewDidLoad()
    render()
  }

  func focus(_ field: Field?) { focused = field }

  private func render() {
    blueprintView.element = Column(alignment: .fill) {
      TextField(text: name) {
        $0.returnKeyType = .next
        $0.onChange = { [weak self] in self?.name = $0 }
        $0.onReturn = { [weak self] in self?.focused = .city }
      }
      .focused(when: $focused, equals: .name)
      TextField(text: "") { $0.keyboardType = .numberPad }
        .focused(when: $focused, equals: .city)
      SegmentedControl {
        $0.appendItem(title: "Slow", onSelect: { [weak self] in self?.speed = 1 })
        $0.appendItem(
          title: "Fast",
          width: .specific(120),
          onSelect: { [weak self] in self?.speed = 2 }
        )
      }
      Label(text: "metres").accessibility(label: "Metres").transition(onLayout: .specific())
    }
  }
}
