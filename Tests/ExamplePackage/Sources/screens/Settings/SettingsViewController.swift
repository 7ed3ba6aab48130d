#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// The screen of the settings.
final class SettingsViewController: ListViewController {
  private(set) var store: SettingsStore
  /// Pushes the screen behind a row.
  var onOpen: (SettingsStore.Setting) -> Void = { _ in }

  init(store: SettingsStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func change(_ id: SettingsStore.Setting.ID, to kind: SettingsStore.Setting.Kind) {
    store.set(kind, for: id)
    reload(animated: true)
  }

  /// The device has joined another network; the next configuration shows it.
  func join(network: String) {
    store.set(.link(detail: network), for: "wifi")
  }

  override func configure(list: inout ListProperties) {
    list.appearance.backgroundColor = .systemGroupedBackground
    list.layout = .table { table in
      table.bounds = .init(
        padding: UIEdgeInsets(top: 16, left: 16, bottom: 32, right: 16),
        width: .atMost(680)
      )
      table.layout.interSectionSpacingWithNoFooter = 16
      table.layout.interSectionSpacingWithFooter = 8
    }
    for group in store.groups {
      list(group.id) { section in
        if let title = group.title {
          section.header = HeaderFooter(
            SettingsCaption(text: title, place: .above),
            sizing: .autolayout()
          )
        }
        if let footnote = group.footnote {
          section.footer = HeaderFooter(
            SettingsCaption(text: footnote, place: .below),
            sizing: .autolayout()
          )
        }
        section += group.settings.map(item)
      }
    }
  }

  private func item(for setting: SettingsStore.Setting) -> Item<SettingRow> {
    let row = SettingRow(setting: setting) { [weak self] kind in
      self?.change(setting.id, to: kind)
    }
    return Item(row) { item in
      item.sizing = .autolayout()
      item.insertAndRemoveAnimations = .fade
      guard case .link = setting.kind else { return }
      item.selectionStyle = .tappable
      item.onSelect = { [weak self] selected in self?.onOpen(selected.item.content.setting) }
    }
  }
}
