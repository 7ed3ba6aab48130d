import ComposeLists
import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// One run of the scenario `storefront`.
final class StorefrontSession: ScenarioSession {
  private var shop: Storefront
  private let isFixed: Bool
  private let physics: ScrollPhysics
  private var prices = Timetable(first: 1, every: StorefrontScenario.priceInterval)
  private var deliveries = Timetable(first: 2, every: StorefrontScenario.deliveryInterval)
  private var turns = Timetable(
    first: StorefrontScenario.firstTurn,
    every: StorefrontScenario.turnInterval
  )
  private var flings = Timetable(first: 0.5, every: StorefrontScenario.flingInterval)
  private var finger: SectionFinger?
  private var wantsFling = false
  private var isForward = true
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    shop = Storefront(count: parameters.items, seed: parameters.seed)
    isFixed = parameters.sizing == .fixed
    physics = parameters.physics
    sectionCount = shop.sectionCount
    itemCount = shop.count
    checksum = shop.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    if turns.isDue(at: time) {
      return ContentUpdate(
        name: "turn_screen",
        apply: { list in
          list.frame.size = CGSize(width: list.frame.height, height: list.frame.width)
        }
      )
    }
    let department = Self.department(onScreenOf: list)
    if deliveries.isDue(at: time) {
      return ContentUpdate(name: "deliver_products") { [self] in
        shop.deliver(StorefrontScenario.deliverySize, toDepartment: department)
      }
    }
    guard prices.isDue(at: time) else { return nil }
    return ContentUpdate(name: "change_prices") { [self] in
      shop.changePrices(StorefrontScenario.priceCount, inDepartment: department)
    }
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    let department = Self.department(onScreenOf: list)
    return ContentUpdate(name: "change_prices") { [self] in
      shop.changePrices(StorefrontScenario.priceCount, inDepartment: department)
    }
  }

  /// A finger flings a section on screen sideways, in turns forward and back; it waits for one.
  func dueInput(at time: Double) -> ((ListView) -> Void)? {
    if flings.isDue(at: time) { wantsFling = true }
    if let finger {
      return { [self] _ in
        if !finger.move(to: time) { self.finger = nil }
      }
    }
    guard wantsFling else { return nil }
    return { [self] list in
      finger = SectionFinger(in: list, at: time, velocity: isForward ? -1_800 : 900, physics)
      guard finger != nil else { return }
      wantsFling = false
      isForward.toggle()
    }
  }

  func configure(_ list: inout ListProperties) {
    list.compose(shop.layout(isFixed: isFixed))
  }

  /// The department that the list shows.
  private static func department(onScreenOf list: ListView) -> Int {
    guard let layout = list.compositionalLayout else { return 0 }
    let section = layout.layoutAttributesForElements(in: list.scrollView.bounds)
      .first { $0.representedElementCategory == .cell }?.indexPath.section
    return max(0, (section ?? 0) - 2) / 4
  }
}
