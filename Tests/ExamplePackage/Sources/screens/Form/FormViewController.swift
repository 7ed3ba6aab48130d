#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// A form for a booking, which makes room for the keyboard and goes from field to field.
final class FormViewController: ListViewController {
  private(set) var booking: Booking
  /// The fields whose errors are shown: those that were left.
  private var visited: Set<Booking.Field> = []
  private let actions = ListActions()

  init(booking: Booking) {
    self.booking = booking
    super.init(nibName: nil, bundle: nil)
    title = "Booking"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Book",
      primaryAction: UIAction { [unowned self] _ in submit() }
    )
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func configure(list: inout ListProperties) {
    list.actions = actions
    list.appearance.backgroundColor = .systemGroupedBackground
    list.behavior.keyboardAdjustmentMode = .adjustsWhenVisible
    list.behavior.keyboardDismissMode = .onDrag
    list.layout = .table { table in
      table.layout.interSectionSpacingWithNoFooter = 8
      table.layout.interSectionSpacingWithFooter = 8
      table.bounds = .init(padding: UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
    }
    list("contact") { section in
      section.header = caption("Contact")
      section += field(.name, "Name", "First and last name", contentType: .name)
      section += field(
        .email,
        "E-mail",
        "name@example.org",
        .emailAddress,
        contentType: .emailAddress
      )
      section += field(.phone, "Phone", "Optional", .phonePad, contentType: .telephoneNumber)
    }
    list("stay") { section in
      section.header = caption("Stay")
      section.footer = HeaderFooter(
        SettingsCaption(
          text: "Breakfast is served from 7:00 to 10:30 in the garden room.",
          place: .below
        ),
        sizing: .autolayout()
      )
      section += control("Nights", .stepper(booking.nights, range: 1...28)) { booking, control in
        if case .stepper(let nights, _) = control { booking.nights = nights }
      }
      section += control("Breakfast", .toggle(booking.wantsBreakfast)) { booking, control in
        if case .toggle(let isOn) = control { booking.wantsBreakfast = isOn }
      }
      section += control("Business trip", .toggle(booking.isBusiness)) { booking, control in
        if case .toggle(let isOn) = control { booking.isBusiness = isOn }
      }
    }
    if booking.isBusiness {
      list("address") { section in
        section.header = caption("Invoice address")
        section += field(.street, "Street", "Required", contentType: .fullStreetAddress)
        section += field(.city, "City", "Required", contentType: .addressCity)
        section += field(
          .postalCode,
          "Postal code",
          "Required",
          .numberPad,
          contentType: .postalCode
        )
      }
    }
    list("guests") { section in
      section.header = caption("Guests")
      section += (0..<booking.guestCount).map { field(.guest($0), "Guest \($0 + 1)", "Name") }
    }
    list("wishes") { section in
      section.header = caption("Wishes")
      section += field(.wishes, "Wishes", "A quiet room", returnKey: .done)
    }
  }

  /// All fields, from top to bottom.
  private var fields: [Booking.Field] {
    var fields: [Booking.Field] = [.name, .email, .phone]
    if booking.isBusiness { fields += [.street, .city, .postalCode] }
    return fields + (0..<booking.guestCount).map(Booking.Field.guest) + [.wishes]
  }

  private func caption(_ text: String) -> HeaderFooter<SettingsCaption> {
    HeaderFooter(SettingsCaption(text: text, place: .above), sizing: .autolayout())
  }

  private func field(
    _ field: Booking.Field,
    _ title: String,
    _ placeholder: String,
    _ keyboard: UIKeyboardType = .default,
    contentType: UITextContentType? = nil,
    returnKey: UIReturnKeyType = .next
  ) -> Item<TextFieldRow> {
    let row = TextFieldRow(
      field: field,
      title: title,
      placeholder: placeholder,
      text: booking.texts[field] ?? "",
      error: visited.contains(field) ? booking.error(in: field) : nil,
      keyboardType: keyboard,
      contentType: contentType,
      returnKeyType: returnKey,
      onChange: { [weak self] in self?.booking.texts[field] = $0 },
      onFocus: { [weak self] in self?.show(field) },
      onReturn: { [weak self] in self?.leave(field) }
    )
    return Item(row, sizing: .autolayout(), selectionStyle: .notSelectable)
  }

  private func control(
    _ title: String,
    _ control: ControlRow.Control,
    _ change: @escaping (inout Booking, ControlRow.Control) -> Void
  ) -> Item<ControlRow> {
    let row = ControlRow(title: title, control: control) { [weak self] control in
      guard let self else { return }
      change(&self.booking, control)
      self.reload(animated: true)
    }
    return Item(row, sizing: .autolayout(), selectionStyle: .notSelectable)
  }

  private func show(_ field: Booking.Field) {
    actions.scrolling.scrollTo(
      item: TextFieldRow.identifier(with: field),
      position: .init(position: .centered, ifAlreadyVisible: .scrollToPosition),
      animated: true
    )
  }

  /// Return was pressed: the next field is edited, or none.
  private func leave(_ field: Booking.Field) {
    visited.insert(field)
    reload(animated: false)
    guard let index = fields.firstIndex(of: field), index + 1 < fields.count else {
      view.endEditing(true)
      return
    }
    let next = fields[index + 1]
    actions.scrolling.scrollTo(
      item: TextFieldRow.identifier(with: next),
      position: .init(position: .centered, ifAlreadyVisible: .doNothing)
    )
    view.layoutIfNeeded()
    rowView(of: next)?.textField.becomeFirstResponder()
  }

  private func submit() {
    view.endEditing(true)
    visited = Set(fields)
    reload(animated: true)
  }

  private func rowView(of field: Booking.Field) -> TextFieldRowView? {
    func find(in view: UIView) -> TextFieldRowView? {
      if let row = view as? TextFieldRowView, row.field == field { return row }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(in: view)
  }
}
