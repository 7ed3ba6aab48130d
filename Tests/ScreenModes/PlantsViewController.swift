import ListScope

nonisolated struct Plant: Hashable, Sendable {
  let name: String
  var isWatered = false
}

/// A screen as apps have it, which compiles without warnings in each mode of isolation.
#if ANNOTATED
  @MainActor
#endif
final class PlantsViewController: UIViewController {
  private(set) var plants = ["Aloe", "Basil", "Fern"].map { Plant(name: $0) }
  private(set) var tapped: [String] = []
  let listView = ListView()
  let header = BlueprintView()
  private(set) var data: UICollectionViewDiffableDataSource<String, Plant>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(listView)
    view.addSubview(header)
    header.element = Caption(text: "\(plants.count) plants")
    navigationItem.rightBarButtonItem = editButtonItem
    data = UICollectionViewDiffableDataSource<String, Plant>(target: nil) { _, plant in
      let label = UILabel()
      label.text = plant.name
      return label
    }
    NSLayoutConstraint.activate([header.topAnchor.constraint(equalTo: view.topAnchor)])
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    UIView.animate(withDuration: 0.2) { self.header.alpha = 1 }
  }

  func update() {
    listView.configure { list in
      list("plants") { section in
        section.header = HeaderFooter(Title(text: "Plants"))
        section += plants.map { plant in
          Item(
            PlantRow(plant: plant),
            selectionStyle: .tappable,
            onSelect: { [weak self] in self?.tapped.append($0.item.content.plant.name) }
          )
        }
      }
    }
  }
}

struct PlantRow: ItemContent, Equatable {
  var plant: Plant

  var identifierValue: String { plant.name }

  static func createReusableContentView(frame: CGRect) -> PlantView { PlantView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.label.text = plant.name
    views.content.backgroundColor = info.state.isActive ? .systemGray : .white
  }
}

final class PlantView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.label.text = "tapped" })
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

struct Title: HeaderFooterContent, Equatable {
  var text: String

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = text
  }
}

struct Caption: Element {
  var text: String

  var content: ElementContent { ElementContent(child: Label(text: text)) }

  func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    UIView.describe { config in
      config[\.backgroundColor] = .white
      config.apply { view in view.alpha = 1 }
    }
  }
}

struct Badge: UIViewElement {
  var count: Int

  func makeUIView() -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, with context: UIViewElementContext) {
    view.text = "\(count)"
  }
}

struct Stall: Component {
  var name: String

  var id: AnyHashable { name }
  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
  }
  func render(in content: UILabel) { content.text = name }
}
