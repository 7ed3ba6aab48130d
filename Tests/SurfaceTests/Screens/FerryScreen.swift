import Foundation
import ListScope
import Observation

/// A departure of a ferry.
nonisolated struct Departure: Hashable, Sendable {
  let id: Int
  let hour: Int
  let isLarge: Bool
}

/// Loads the departures of a day; the second day fails.
@MainActor
@Observable
final class FerryModel {
  enum Phase: Equatable {
    case idle
    case loading
    case failed
    case loaded([Departure])
  }

  private(set) var phase = Phase.idle
  private(set) var day = 0
  var showsLargeOnly = false
  @ObservationIgnored private var task: Task<Void, Never>?

  var rows: [Departure] {
    guard case .loaded(let departures) = phase else { return [] }
    return showsLargeOnly ? departures.filter(\.isLarge) : departures
  }

  @discardableResult
  func load(day: Int) -> Task<Void, Never> {
    task?.cancel()
    self.day = day
    phase = .loading
    let task = Task {
      try? await Task.sleep(for: .milliseconds(5))
      guard !Task.isCancelled else { return }
      phase =
        day == 2
        ? .failed
        : .loaded((0..<16).map { Departure(id: day * 100 + $0, hour: $0, isLarge: $0 % 4 == 0) })
    }
    self.task = task
    return task
  }
}

/// A list that follows an observable model, with a text where it has nothing to show.
final class FerryScreen: UIViewController {
  let model = FerryModel()
  private(set) var renderings = 0
  private(set) var collectionView: UICollectionView?
  private var source: UICollectionViewDiffableDataSource<Bool, Departure>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    self.collectionView = collectionView
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Departure> {
      cell,
      _,
      departure in
      var content = cell.defaultContentConfiguration()
      content.text = "\(departure.hour):00"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view,
      path,
      item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Next",
        primaryAction: UIAction { [model] _ in model.load(day: model.day + 1) }
      ),
      UIBarButtonItem(
        title: "Large",
        primaryAction: UIAction { [model] _ in model.showsLargeOnly.toggle() }
      ),
    ]
    follow()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if model.phase == .idle { model.load(day: 1) }
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    switch model.phase {
    case .loading: contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    case .failed:
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No ferries"
      configuration.button.title = "Try again"
      configuration.buttonProperties.primaryAction = UIAction { [model] _ in
        model.load(day: model.day)
      }
      contentUnavailableConfiguration = configuration
    case .idle, .loaded: contentUnavailableConfiguration = nil
    }
  }

  private func follow() {
    withObservationTracking {
      render(model.rows)
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.follow() }
    }
  }

  private func render(_ rows: [Departure]) {
    renderings += 1
    var snapshot = NSDiffableDataSourceSnapshot<Bool, Departure>()
    snapshot.appendSections([true, false])
    snapshot.appendItems(rows.filter { $0.hour < 12 }, toSection: true)
    snapshot.appendItems(rows.filter { $0.hour >= 12 }, toSection: false)
    source?.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
    setNeedsUpdateContentUnavailableConfiguration()
  }
}
