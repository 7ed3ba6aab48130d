import ListSchema

/// Adds up what rows cost, by their type and by their section.
struct RowCollector: StageCollector {
  /// The work for the rows that share a property.
  struct Row: Sendable {
    var measure: RowWork
    var apply: RowWork

    init(limit: Int) {
      measure = RowWork(limit: limit)
      apply = RowWork(limit: limit)
    }

    mutating func merge(_ other: Row) {
      measure.merge(other.measure)
      apply.merge(other.apply)
    }

    /// The two costs, where there are any.
    func costs(_ group: RowCost.Group) -> [RowCost] {
      [(RowCost.Work.measure, measure), (.apply, apply)].compactMap { work, own in
        guard own.samples.count > 0 else { return nil }
        return RowCost(
          group: group,
          work: work,
          durations: own.samples.distribution,
          views: own.views
        )
      }
    }
  }

  /// The maximum number of sections; further ones count as one that is not known.
  static let maxSections = 1_024
  /// Of a section fewer durations are kept as they are, since there may be many sections.
  private static let maxSectionSamples = 8_192

  private let limit: Int
  private let sectionLimit: Int
  /// By type; nil is for those that have none, and for types beyond `TraceFacts.maxNames`.
  private var types: RecentKeys<ContentTypes.Key?, Row>
  private var sections: RecentKeys<Int64?, Row>

  /// Prepares to add up; of every type, at most `limit` durations are kept as they are.
  init(limit: Int) {
    self.limit = limit
    sectionLimit = min(limit, Self.maxSectionSamples)
    types = RecentKeys(maxKeys: TraceFacts.maxNames + 1)
    sections = RecentKeys(maxKeys: Self.maxSections + 1)
    // So that there is room for it.
    types.update(nil, Row(limit: limit)) { _ in }
    sections.update(nil, Row(limit: limit)) { _ in }
  }

  /// Takes the measurements and applications of a part of a trace.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart) {
    let tree = part.tree
    for position in tree.pairs.indices {
      switch tree.pairs[position].meaning {
      case .measure: add(tree, position, \.measure, nil)
      case .apply: add(tree, position, \.apply, RowCost.Views(apply: position, in: tree))
      default: break
      }
    }
  }

  private mutating func add(
    _ tree: IntervalTree,
    _ position: Int,
    _ work: WritableKeyPath<Row, RowWork>,
    _ views: RowCost.Views?
  ) {
    let durationNs = tree.pairs[position].durationNs
    let section = tree.value(.section, at: position)?.integer
    update(type: ContentTypes.Key(tree, position)) { $0[keyPath: work].add(durationNs, views) }
    update(section: section) { $0[keyPath: work].add(durationNs, views) }
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: RowCollector) {
    for (key, row) in other.types.all { update(type: key) { $0.merge(row) } }
    for (section, row) in other.sections.all { update(section: section) { $0.merge(row) } }
  }

  /// Returns the sums, by the names of types.
  func summary(_ names: ContentTypes) -> RowCosts {
    let byType = byName(names).sorted { ($0.key ?? "") < ($1.key ?? "") }
    let bySection = sections.all.sorted { ($0.0 ?? .max) < ($1.0 ?? .max) }
    return RowCosts(
      byType: Self.dearestFirst(byType.flatMap { $1.costs(.type($0)) }),
      bySection: Self.dearestFirst(bySection.flatMap { $1.costs(.section($0)) })
    )
  }

  /// Returns the cost of all rows, whatever their type, under one name.
  func all(named name: String) -> [RowCost] {
    var sum = Row(limit: limit)
    for (_, row) in types.all { sum.merge(row) }
    return sum.costs(.type(name))
  }

  /// Those that cost as much stay in their order.
  private static func dearestFirst(_ costs: [RowCost]) -> [RowCost] {
    costs.enumerated()
      .sorted { one, other in
        (other.element.durations.sum, one.offset) < (one.element.durations.sum, other.offset)
      }
      .map(\.element)
  }

  /// The measurements of every type, by name: each list has its own number for the same type.
  func measured(_ names: ContentTypes) -> [String?: (count: Int, totalNs: Int64)] {
    var found: [String?: (count: Int, totalNs: Int64)] = [:]
    for (key, row) in types.all where row.measure.samples.count > 0 {
      let name = key.map { names.name(of: $0) }
      let known = found[name] ?? (0, 0)
      found[name] = (
        known.count + row.measure.samples.count,
        known.totalNs.addingSaturating(row.measure.samples.sum)
      )
    }
    return found
  }

  private func byName(_ names: ContentTypes) -> [String?: Row] {
    var rows: [String?: Row] = [:]
    for (key, row) in types.all {
      rows[key.map { names.name(of: $0) }, default: Row(limit: limit)].merge(row)
    }
    return rows
  }

  @inline(__always)
  private mutating func update(type key: ContentTypes.Key?, _ change: (inout Row) -> Void) {
    let known = types.hasRoom(for: key) ? key : nil
    types.update(known, Row(limit: limit), change)
  }

  @inline(__always)
  private mutating func update(section: Int64?, _ change: (inout Row) -> Void) {
    let known = sections.hasRoom(for: section) ? section : nil
    sections.update(known, Row(limit: sectionLimit), change)
  }
}
