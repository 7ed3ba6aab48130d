import CompositionalLayout
import ComposeLists
import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// A layout with its name.
struct MovingLayout {
  var name: String
  var description: LayoutDescription
  /// True if known sizes make the length of the content known.
  var knowsLengths = true

  /// Any of the kinds of layouts.
  static func random(isHorizontal: Bool, _ random: inout SplitMix64) -> MovingLayout {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let (a, b, c) = (CGFloat(number(0...12)), CGFloat(number(0...20)), CGFloat(number(0...30)))
    let direction: LayoutDirection = isHorizontal ? .horizontal : .vertical
    let kinds = [
      "table", "flow", "columns flow", "paged", "user's", "compositional",
      "estimated compositional",
    ]
    let kind = kinds[number(0...kinds.count - 1)]
    let name = "\(kind) \(a) \(b) \(c)"
    switch kind {
    case "table": return MovingLayout(name: name, description: table(direction, a, b, c))
    case "flow", "columns flow":
      let flow = flow(direction, kind == "flow" ? .natural : .columns(3), a, b, c)
      return MovingLayout(name: name, description: flow)
    case "paged":
      let paged = LayoutDescription.paged {
        $0.direction = direction
        $0.peek = .init(value: a)
      }
      return MovingLayout(name: name, description: paged)
    case "user's":
      let stack = MovingStack.describe {
        $0.direction = direction
        $0.layout.itemSpacing = a
      }
      return MovingLayout(name: name, description: stack, knowsLengths: false)
    default:
      let isEstimated = kind != "compositional"
      let layout = compositional(isHorizontal, isEstimated, a, b)
      return MovingLayout(name: name, description: layout, knowsLengths: false)
    }
  }

  private static func table(
    _ direction: LayoutDirection,
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat
  ) -> LayoutDescription {
    .table {
      $0.direction = direction
      $0.contentInsetAdjustmentBehavior = .always
      $0.layout.itemSpacing = a
      $0.layout.interSectionSpacingWithFooter = b
      $0.layout.interSectionSpacingWithNoFooter = c
      $0.layout.sectionHeaderBottomSpacing = a
      $0.layout.itemToSectionFooterSpacing = b
      $0.layout.lastSectionToFooterSpacing = c
      $0.bounds = .init(padding: UIEdgeInsets(top: a, left: b, bottom: c, right: a))
    }
  }

  private static func flow(
    _ direction: LayoutDirection,
    _ sizing: FlowAppearance.ItemSizing,
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat
  ) -> LayoutDescription {
    .flow {
      $0.direction = direction
      $0.itemSizing = sizing
      $0.spacings.itemSpacing = a
      $0.spacings.rowSpacing = b
      $0.spacings.interSectionSpacing = .init(c)
      $0.spacings.sectionHeaderBottomSpacing = a
      $0.spacings.rowToSectionFooterSpacing = b
      $0.spacings.lastSectionToFooterSpacing = c
      $0.bounds = .init(padding: UIEdgeInsets(top: c, left: a, bottom: b, right: a))
    }
  }

  /// Lines of two rows.
  private static func compositional(
    _ isHorizontal: Bool,
    _ isEstimated: Bool,
    _ spacing: CGFloat,
    _ inset: CGFloat
  ) -> LayoutDescription {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    let length: NSCollectionLayoutDimension = isEstimated ? .estimated(30) : .absolute(40)
    let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
    let (whole, whole2) = (
      NSCollectionLayoutDimension.fractionalWidth(1),
      NSCollectionLayoutDimension.fractionalHeight(1)
    )
    let item = NSCollectionLayoutItem(
      layoutSize: isHorizontal
        ? .init(widthDimension: length, heightDimension: .fractionalHeight(0.5))
        : .init(widthDimension: half, heightDimension: length)
    )
    let line = NSCollectionLayoutSize(
      widthDimension: isHorizontal ? length : whole,
      heightDimension: isHorizontal ? whole2 : length
    )
    return CompositionalAppearance(configuration: configuration) { _, _ in
      let group: NSCollectionLayoutGroup =
        isHorizontal
        ? .vertical(layoutSize: line, subitems: [item, item])
        : .horizontal(layoutSize: line, subitems: [item, item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = .init(top: inset, leading: 0, bottom: inset, trailing: 0)
      return section
    }
    .toLayoutDescription()
  }
}

/// A layout of a user: rows and headers one below the other.
final class MovingStack: WindowedListLayout {
  var layoutAppearance: TableAppearance

  init(layoutAppearance: TableAppearance) { self.layoutAppearance = layoutAppearance }

  func place(_ pass: WindowedLayoutPass) {
    let width = pass.direction.width(for: pass.context.viewBounds.size)
    var y = place(.listHeader, at: 0, width, in: pass)
    pass.sectionsStart = y
    y += pass.lengthBeforeSections
    for section in pass.presentedSections {
      let start = y
      y = place(.sectionHeader(section.index), at: y, width, in: pass)
      let head = y - start
      y += section.lengthBeforeItems
      let lengths = placeItems(of: section, at: y, width, in: pass)
      y += CGFloat(lengths.reduce(0, +)) + section.lengthAfterItems
      let end = y
      y = place(.sectionFooter(section.index), at: y, width, in: pass)
      pass.recordLengths(ofSection: section.index, head: head, items: lengths, tail: y - end)
    }
    y = place(.listFooter, at: y + pass.lengthAfterSections, width, in: pass)
    pass.contentSize = pass.direction.size(width: width, height: y)
  }

  /// Places a header or footer, if there is one; returns its end.
  private func place(
    _ part: WindowedLayoutPart,
    at y: CGFloat,
    _ width: CGFloat,
    in pass: WindowedLayoutPass
  ) -> CGFloat {
    let space = pass.direction.size(width: width, height: .greatestFiniteMagnitude)
    guard let size = pass.size(of: part, fitting: space) else { return y }
    let height = pass.direction.height(for: size)
    pass.place(part, at: pass.direction.frame(x: 0, y: y, width: width, height: height))
    return y + height
  }

  private func placeItems(
    of section: WindowedLayoutSection,
    at start: CGFloat,
    _ width: CGFloat,
    in pass: WindowedLayoutPass
  ) -> [Double] {
    let space = pass.direction.size(width: width, height: .greatestFiniteMagnitude)
    var (y, frames, lengths): (CGFloat, [CGRect], [Double]) = (start, [], [])
    for item in section.items {
      let size = pass.size(
        ofItem: item,
        inSection: section.index,
        fitting: space,
        position: .single
      )
      let height = pass.direction.height(for: size)
      frames.append(pass.direction.frame(x: 0, y: y, width: width, height: height))
      lengths.append(Double(height + layoutAppearance.layout.itemSpacing))
      y += height + layoutAppearance.layout.itemSpacing
    }
    pass.placeItems(ofSection: section.index, frames)
    return lengths
  }
}
