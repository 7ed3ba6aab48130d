import HeadlessUIKit
import ListEngine
import Workloads

/// One run of the scenario `growth`.
final class GrowthSession: ScenarioSession {
  private(set) var catalog: GrowingCatalog
  private let steps: [GrowthStep]
  private let sizing: RunParameters.Sizing
  private var calls = 0
  private var depth = 0.0
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    catalog = GrowingCatalog(count: parameters.items, seed: parameters.seed)
    steps = GrowthStep.plan(upTo: parameters.items)
    sizing = parameters.sizing
    sectionCount = catalog.categories.count
    itemCount = parameters.items
    checksum = catalog.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    defer { calls += 1 }
    let frames = GrowthScenario.Numbers.framesBetween
    guard calls > 0, calls.isMultiple(of: frames) else { return nil }
    let step = steps[(calls / frames - 1) % steps.count]
    if case .jump(let share) = step {
      return ContentUpdate(name: step.name, apply: { [self] in jump(to: share, in: $0) })
    }
    return ContentUpdate(name: step.name) { [self] in change(step) }
  }

  private func change(_ step: GrowthStep) {
    switch step {
    case .grow(let count): catalog.grow(to: count)
    case .jump: break
    case .insertAtStart: catalog.insert(at: 0)
    case .insertInMiddle: catalog.insert(at: 0.5)
    case .insertAtEnd: catalog.insert(at: 1)
    case .updateOne: catalog.update(at: depth)
    case .nothing: break
    }
  }

  private func jump(to share: Double, in list: ListView) {
    depth = share
    let row = CatalogRow(product: catalog.product(at: share))
    list.scrollTo(
      item: row.identifier,
      position: ScrollPosition(position: .top, ifAlreadyVisible: .scrollToPosition)
    )
  }

  func configure(_ list: inout ListProperties) {
    list.layout = Catalog.layout
    list.content.identifier = catalog.generation
    list.header = CatalogTitle(text: "Catalogue", style: .largeTitle)
    for category in catalog.categories { list += category.section(sizing) }
  }
}
