#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// The inbox: swipe actions, and an editing mode with multiple selection and reordering.
final class InboxViewController: UIViewController {
  var mailbox: Mailbox

  private(set) var selection: Set<Mailbox.Mail.ID> = []
  private let listView = ListView()
  private let toolbar = UIView()
  private let deleteButton = UIButton(type: .system)
  private let statusLabel = UILabel()

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(nibName: nil, bundle: nil)
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    toolbar.backgroundColor = .secondarySystemBackground
    statusLabel.font = .preferredFont(forTextStyle: .footnote)
    statusLabel.textAlignment = .center
    deleteButton.setTitle("Delete", for: .normal)
    deleteButton.setTitleColor(.systemRed, for: .normal)
    deleteButton.addAction(
      UIAction { [unowned self] _ in deleteSelected() },
      for: .touchUpInside
    )
    for view in [listView, toolbar, statusLabel, deleteButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(listView)
    view.addSubview(toolbar)
    toolbar.addSubview(statusLabel)
    toolbar.addSubview(deleteButton)
    NSLayoutConstraint.activate([
      listView.topAnchor.constraint(equalTo: view.topAnchor),
      listView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      listView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      listView.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 49),
      statusLabel.centerXAnchor.constraint(equalTo: toolbar.centerXAnchor),
      statusLabel.centerYAnchor.constraint(equalTo: toolbar.centerYAnchor),
      deleteButton.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor, constant: -16),
      deleteButton.centerYAnchor.constraint(equalTo: toolbar.centerYAnchor),
    ])
    updateToolbar()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload(animated: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    selection = []
    reload(animated: animated)
  }

  func reload(animated: Bool) {
    updateToolbar()
    listView.configure { list in
      list.animatesChanges = animated
      configure(list: &list)
    }
  }

  func configure(list: inout ListProperties) {
    list.layout = .table { $0.stickySectionHeaders = true }
    list.behavior.selectionMode = isEditing ? .multiple : .single
    list.stateObserver.onSelectionChanged { [weak self] change in
      guard let self, self.isEditing else { return }
      self.selection = Set(change.new.compactMap { $0.anyValue.base as? Int })
      self.updateToolbar()
    }
    list("pinned") { section in
      section.header = HeaderFooter(
        MailboxTitle(title: "Pinned", count: mailbox.pinned.count),
        sizing: .thatFits()
      )
      section += mailbox.pinned.map { item(for: $0, isPinned: true) }
    }
    list("inbox") { section in
      section.header = HeaderFooter(
        MailboxTitle(title: "Inbox", count: mailbox.mails.count),
        sizing: .thatFits()
      )
      section += mailbox.mails.map { item(for: $0, isPinned: false) }
    }
  }

  private func item(for mail: Mailbox.Mail, isPinned: Bool) -> Item<MailRow> {
    Item(MailRow(mail: mail, isEditing: isEditing, canBeMoved: isPinned)) { item in
      item.sizing = .autolayout()
      item.insertAndRemoveAnimations = .left
      if isEditing {
        item.selectionStyle = .selectable(isSelected: selection.contains(mail.id))
      } else {
        item.selectionStyle = .tappable
        item.onSelect = { [weak self] _ in self?.open(mail.id) }
        item.leadingSwipeActions = leadingActions(for: mail)
        item.trailingSwipeActions = trailingActions(for: mail)
      }
      guard isPinned else { return }
      item.reordering = ItemReordering(sections: .current)
      item.onWasReordered = { [weak self] _, result in
        self?.mailbox.movePinned(from: result.from.item, to: result.to.item)
      }
    }
  }

  private func leadingActions(for mail: Mailbox.Mail) -> SwipeActionsConfiguration {
    SwipeActionsConfiguration(
      action: SwipeAction(
        title: mail.isRead ? "Unread" : "Read",
        backgroundColor: .systemBlue,
        image: UIImage(systemName: mail.isRead ? "envelope.badge" : "envelope.open")
      ) { [weak self] didFinish in
        didFinish(.closeActions)
        self?.change(mail.id) { $0.isRead.toggle() }
      },
      performsFirstActionWithFullSwipe: true
    )
  }

  private func trailingActions(for mail: Mailbox.Mail) -> SwipeActionsConfiguration {
    SwipeActionsConfiguration(
      actions: [
        SwipeAction(title: "Delete", backgroundColor: .systemRed) { [weak self] didFinish in
          didFinish(.expandActions)
          self?.mailbox.remove([mail.id])
          self?.reload(animated: true)
        },
        SwipeAction(title: mail.isFlagged ? "Unflag" : "Flag", backgroundColor: .systemOrange) {
          [weak self] didFinish in
          didFinish(.closeActions)
          self?.change(mail.id) { $0.isFlagged.toggle() }
        },
      ],
      performsFirstActionWithFullSwipe: true
    )
  }

  private func open(_ id: Mailbox.Mail.ID) {
    change(id) { $0.isRead = true }
  }

  private func change(_ id: Mailbox.Mail.ID, _ change: (inout Mailbox.Mail) -> Void) {
    mailbox.update(id, change)
    reload(animated: true)
  }

  private func deleteSelected() {
    mailbox.remove(selection)
    setEditing(false, animated: true)
  }

  private func updateToolbar() {
    deleteButton.isHidden = !isEditing
    deleteButton.isEnabled = !selection.isEmpty
    let unread = (mailbox.pinned + mailbox.mails).filter { !$0.isRead }.count
    statusLabel.text = isEditing ? "\(selection.count) selected" : "\(unread) unread"
  }
}
