import ComposeLists
import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine

extension UIConfigurationStateCustomKey {
  static let portions = UIConfigurationStateCustomKey("tests.portions")
}

extension UICellConfigurationState {
  var portions: Int? {
    get { self[.portions] as? Int }
    set { self[.portions] = newValue }
  }
}

/// Content of the app's own: a name above a bar.
struct MealConfiguration: UIContentConfiguration {
  var name = ""
  var portions = 0
  var color = UIColor.systemGray

  func makeContentView() -> any UIView & UIContentView { MealView(self) }

  func updated(for state: any UIConfigurationState) -> MealConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if let portions = state.portions { updated.portions = portions }
    updated.color = state.isSelected ? .systemPink : .systemGray
    return updated
  }
}

final class MealView: UIView, UIContentView {
  let label = UILabel()
  let bar = UIProgressView(progressViewStyle: .default)
  private var shown: MealConfiguration

  var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? MealConfiguration { show(new) } }
  }

  init(_ configuration: MealConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [label, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let bottom = bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      bar.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      bar.heightAnchor.constraint(equalToConstant: 40), bottom,
    ])
    show(configuration)
  }

  private func show(_ configuration: MealConfiguration) {
    shown = configuration
    label.text = configuration.name
    bar.progress = Float(configuration.portions) / 10
    bar.progressTintColor = configuration.color
  }
}

final class MealCell: UICollectionViewListCell {
  var meal: Int? {
    didSet { if meal != oldValue { setNeedsUpdateConfiguration() } }
  }
  private(set) var updates = 0

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.portions = meal
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    updates += 1
    var content = MealConfiguration().updated(for: state)
    content.name = meal.map { "Meal \($0)" } ?? ""
    contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.strokeWidth = state.isSelected ? 2 : 0
    background.strokeColor = .systemPink
    backgroundConfiguration = background
  }
}

/// Meals with content of their own, and a remark whose content follows its state.
@MainActor
final class MealsScreen: UIViewController, UICollectionViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var list: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
  private(set) var remark = "Good"

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.footerMode = .supplementary
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    list.allowsMultipleSelection = true
    list.delegate = self
    view.addSubview(list)
    let meal = UICollectionView.CellRegistration<MealCell, Int> { cell, _, meal in cell.meal = meal
    }
    let remark = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, _, _ in
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = self?.remark
        content.textProperties.color = state.isSelected ? .systemPink : .label
        cell.contentConfiguration = content
      }
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, path in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = path.section == 0 ? "Tap what was good." : nil
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      path.section == 0
        ? list.dequeueConfiguredReusableCell(using: meal, for: path, item: item)
        : list.dequeueConfiguredReusableCell(using: remark, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: footer, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<6), toSection: 0)
    snapshot.appendItems([100], toSection: 1)
    source.applySnapshotUsingReloadData(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    remark += "!"
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([100])
    source.apply(snapshot)
  }
}
