#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// A conversation, with a field for the next message above the keyboard.
final class ThreadViewController: UIViewController, UITextFieldDelegate {
  var conversation: Conversation

  private let listView = ListView()
  private let composeBar = UIView()
  private let textField = UITextField()
  private lazy var sendButton = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Send") { [unowned self] _ in send() }
  )

  init(conversation: Conversation) {
    self.conversation = conversation
    super.init(nibName: nil, bundle: nil)
    title = "Ada"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    composeBar.backgroundColor = .secondarySystemBackground
    textField.placeholder = "Message"
    textField.borderStyle = .roundedRect
    textField.returnKeyType = .send
    textField.delegate = self
    textField.addAction(
      UIAction { [unowned self] _ in updateSendButton() },
      for: .editingChanged
    )
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    updateSendButton()
    let row = UIStackView(arrangedSubviews: [textField, sendButton])
    row.spacing = 8
    view.addSubview(listView)
    view.addSubview(composeBar)
    composeBar.addSubview(row)
    for view in [listView, composeBar, row] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      listView.topAnchor.constraint(equalTo: view.topAnchor),
      listView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      listView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      listView.bottomAnchor.constraint(equalTo: composeBar.topAnchor),
      composeBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composeBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composeBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: composeBar.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: composeBar.trailingAnchor, constant: -12),
      row.topAnchor.constraint(equalTo: composeBar.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: composeBar.bottomAnchor, constant: -8),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload(animated: false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  func reload(animated: Bool) {
    listView.configure { list in
      list.animatesChanges = animated
      configure(list: &list)
    }
  }

  func configure(list: inout ListProperties) {
    list.layout = .table { table in
      table.stickySectionHeaders = true
      table.layout.interSectionSpacingWithNoFooter = 8
    }
    list.behavior.keyboardDismissMode = .onDrag
    list.behavior.verticalLayoutGravity = .bottom
    list.behavior.underflow.alignment = .bottom
    list.appearance.backgroundColor = .systemBackground
    if let last = conversation.messages.last {
      list.autoScrollAction = .scrollTo(
        .lastItem,
        onInsertOf: MessageRow.identifier(with: last.id),
        position: .init(position: .bottom),
        animated: true,
        shouldPerform: { $0.isLastItemVisible }
      )
    }
    list.content.sections = conversation.days.map { day in
      Section(day.id) { section in
        section.header = HeaderFooter(DayHeader(date: day.date), sizing: .autolayout())
        section += day.messages.map { Item(MessageRow(message: $0), sizing: .autolayout()) }
      }
    }
  }

  private func updateSendButton() {
    sendButton.isEnabled = textField.text?.isEmpty == false
  }

  private func send() {
    guard let text = textField.text, !text.isEmpty else { return }
    textField.text = ""
    updateSendButton()
    conversation.send(text)
    reload(animated: true)
  }
}
