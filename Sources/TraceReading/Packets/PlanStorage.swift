/// The memory of plans, which lives as long as the format of their trace.
///
/// Plans are walked for every event, so they are plain memory: an array would be retained and
/// released each time, which takes longer than reading the event.
final class PlanStorage {
  private var blocks: [UnsafeMutableRawPointer] = []

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Keeps elements, and returns where.
  func store<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let place = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() { (place + index).initialize(to: element) }
    blocks.append(UnsafeMutableRawPointer(place))
    return place
  }
}
