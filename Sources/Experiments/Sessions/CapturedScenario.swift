import ComposeLists
package import Foundation
import HeadlessUIKit
import ListEngine
package import SessionCapture
package import Workloads

/// A scenario whose list is recorded as an app records one.
package struct CapturedScenario: Scenario {
  private let base: any Scenario
  private let capture: CaptureOfRun

  /// Records a scenario.
  package init(_ base: any Scenario, _ capture: CaptureOfRun) {
    (self.base, self.capture) = (base, capture)
  }

  package var name: String { base.name }
  package var summary: String { base.summary }
  package var itemCounts: [Int] { base.itemCounts }
  package var updates: String { base.updates }
  package var gestures: [GestureScript] { base.gestures }
  package var sizing: RunParameters.Sizing { base.sizing }
  package var layout: RunParameters.Layout { base.layout }
  package var frames: Int? { base.frames }
  package var refreshRateHz: Int? { base.refreshRateHz }
  package var clock: RunParameters.Clock { base.clock }

  package func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    CapturedSession(base.makeSession(parameters), capture)
  }
}

/// The recording of a run, from its first frame on.
package final class CaptureOfRun: @unchecked Sendable {
  // Runs are on one thread.
  private let options: SessionCapture.Options
  private let observes: Bool
  private let url: URL
  private var capture: SessionCapture?
  private(set) var error: (any Error)?

  /// Records into a file; with `observes` updates are noticed in their frames where the list is configured by the
  /// scenario, else only by looking from time to time.
  package init(to url: URL, _ options: SessionCapture.Options, observes: Bool = true) {
    (self.url, self.options, self.observes) = (url, options, observes)
  }

  fileprivate func begin(_ list: ListView, of session: any ScenarioSession) {
    guard capture == nil, error == nil else { return }
    let capture = makeCapture(list, isDescribed: session.configuresList)
    do {
      try capture.start(writingTo: url)
      self.capture = capture
    } catch {
      self.error = error
    }
  }

  /// A list that describes its content is recorded as one, others as the tables or collection views they are.
  private func makeCapture(_ list: ListView, isDescribed: Bool) -> SessionCapture {
    guard !isDescribed else { return SessionCapture(listView: list, options: options) }
    switch Self.scrollView(around: list) {
    case let table as UITableView:
      let source = table.dataSource as? any RowIdentifying
      return SessionCapture(
        tableView: table,
        options: options,
        identifier: source.map { source in { source.rowIdentifier(at: $0) } }
      )
    case let collection as UICollectionView:
      return SessionCapture(collectionView: collection, options: options) { [unowned collection] in
        collection.diffableIdentifier(at: $0)
      }
    default: return SessionCapture(listView: list, options: options)
    }
  }

  /// The table or collection view whose rows a list shows; nil for a list of its own.
  private static func scrollView(around list: ListView) -> ListHostScrollView? {
    sequence(first: list as UIView, next: \.superview).lazy
      .compactMap { $0 as? ListHostScrollView }.first { $0.list === list }
  }

  fileprivate func observe(_ list: inout ListProperties) {
    if observes { capture?.observe(&list.stateObserver) }
  }

  fileprivate func willUpdate(_ update: ContentUpdate?, in session: any ScenarioSession) {
    guard let update else { return }
    capture?.willUpdate((session as? any UpdateNaming)?.updateName ?? "\(update.name)")
  }

  /// Ends the recording.
  ///
  /// - Throws: an error of the file.
  package func finish() throws {
    capture?.finish()
    if let error { throw error }
  }
}

/// A session of a scenario whose list is recorded.
private final class CapturedSession: ScenarioSession {
  private let base: any ScenarioSession
  private let capture: CaptureOfRun

  init(_ base: any ScenarioSession, _ capture: CaptureOfRun) {
    (self.base, self.capture) = (base, capture)
  }

  var sectionCount: Int { base.sectionCount }
  var itemCount: Int { base.itemCount }
  var checksum: Checksum { base.checksum }
  var viewController: UIViewController? { base.viewController }
  var configuresList: Bool { base.configuresList }

  func configure(_ list: inout ListProperties) {
    base.configure(&list)
    capture.observe(&list)
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    capture.begin(list, of: base)
    let update = base.dueUpdate(at: time, in: list)
    capture.willUpdate(update, in: base)
    return update
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    let update = base.extraUpdate(in: list)
    capture.willUpdate(update, in: base)
    return update
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? { base.dueInput(at: time) }
  func adjustOffset(of list: ListView) { base.adjustOffset(of: list) }
}
