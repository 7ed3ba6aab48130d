import ComposeLists
import Foundation
import HeadlessUIKit
import ListEngine

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
  private var fling: SectionFling?
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

  /// Flings a section on screen sideways, in turns forward and back.
  func dueInput(at time: Double) -> ((ListView) -> Void)? {
    if flings.isDue(at: time) {
      defer { isForward.toggle() }
      return { [self, isForward] list in
        fling = SectionFling(
          in: list,
          startingAt: time,
          velocity: isForward ? 1_800 : -900,
          physics
        )
      }
    }
    guard let fling else { return nil }
    return { [self] list in
      if !fling.move(list, to: time) { self.fling = nil }
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

/// A section that moves sideways after a finger has left it.
///
/// It slows down as a list does, but comes to rest sooner: at a stop of the section.
struct SectionFling {
  /// The time until it rests, in seconds; ours.
  private static let duration = 0.6

  private let section: Int
  private let start: CGFloat
  private let target: CGFloat
  private let startTime: Double
  private let momentum: any ScrollMomentum

  /// Flings the first section on screen that scrolls sideways; nil if there is none.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - time: the time in seconds.
  ///   - velocity: the velocity of the finger, in points per second.
  ///   - physics: whose momentum it is.
  init?(
    in list: ListView,
    startingAt time: Double,
    velocity: Double,
    _ physics: ScrollPhysics
  ) {
    guard let layout = list.compositionalLayout else { return nil }
    let sections = layout.layoutAttributesForElements(in: list.scrollView.bounds)
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath.section)
    guard let section = sections.first(where: { list.sectionOffset($0) != nil }),
      let offset = list.sectionOffset(section)
    else { return nil }
    momentum = physics.momentum(velocity)
    guard
      let target = list.targetOffset(
        ofSection: section,
        proposed: offset + CGFloat(momentum.restDistance),
        velocity: CGFloat(velocity / 1_000)
      )
    else { return nil }
    self.section = section
    self.target = target
    start = offset
    startTime = time
  }

  /// Moves the section to where it is at a time; false if it has come to rest.
  func move(_ list: ListView, to time: Double) -> Bool {
    let elapsed = min(time - startTime, Self.duration)
    let rest = momentum.restDistance
    let distance = momentum.distance(at: elapsed / Self.duration * momentum.duration)
    let share = rest == 0 || elapsed == Self.duration ? 1 : distance / rest
    list.setSectionOffset(start + (target - start) * CGFloat(share), ofSection: section)
    return elapsed < Self.duration
  }
}
