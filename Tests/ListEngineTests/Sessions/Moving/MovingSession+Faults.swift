import Foundation
import HeadlessUIKit
import ListSchema

@testable import ListEngine

// What must hold of the list.
extension MovingSession {
  /// Where a row is on screen.
  struct Position {
    let id: AnyIdentifier
    let start: CGFloat
    let length: CGFloat
    /// The distance from the start of the view, or from its uncovered end where gravity holds that.
    let held: CGFloat
  }

  /// Returns the position of a frame.
  private func position(of frame: CGRect, _ id: AnyIdentifier) -> Position {
    let start = list.axis.start(of: frame) - list.axis.position(of: list.scrollView.contentOffset)
    let view = list.scrollView
    let end = list.gravity == .bottom ? view.bounds.height - view.adjustedContentInset.bottom : 0
    return Position(
      id: id,
      start: start,
      length: list.axis.length(of: frame.size),
      held: start - end
    )
  }

  /// The rows on screen, and their distances from the start of the view.
  var positions: [Position] {
    list.display.visible.items.map { position(of: $0.placed.frame, $0.item.identifier) }
  }

  /// The faults of the list at rest.
  func restFaults() -> [String] {
    // A view without an area shows nothing, and keeps its offset for when it has one.
    let isEmpty = list.bounds.size.isEmpty
    return (isEmpty ? [] : coverFaults() + freshFaults()) + displayFaults() + innerFaults()
  }

  private func coverFaults() -> [String] {
    let limits = list.scrollView.offsetLimits(list.axis)
    guard abs(limits.limits.clamp(limits.offset) - limits.offset) < 0.001 else {
      return ["the offset \(limits.offset) is outside of \(limits.limits)"]
    }
    guard list.contentSize.width.isFinite, list.contentSize.height.isFinite else {
      return ["content is \(list.contentSize)"]
    }
    for element in list.display.visible.elements where !isFinite(element.placed.frame) {
      return ["\(element.placed.place) is at \(element.placed.frame)"]
    }
    for view in list.scrollView.descendants where !isFinite(view.frame) {
      return ["\(type(of: view)) is at \(view.frame)"]
    }
    return list.blankLength == 0 ? [] : ["\(list.blankLength) blank points"]
  }

  private func isFinite(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
  }

  /// Each row that is on screen was told so once, and no other.
  private func displayFaults() -> [String] {
    let visible = list.display.visible.items.compactMap { element -> Int? in
      element.item.identifier.anyValue as? Int
    }
    let lists = content.rows == .lists ? visible.filter { $0 % 7 == 0 } : []
    let expected = Set(visible).subtracting(lists)
    guard expected != display.shown else { return display.faults }
    return display.faults + ["told \(display.shown.sorted()), shown \(expected.sorted())"]
  }

  /// A list in a row is covered, and at its start unless it was scrolled.
  private func innerFaults() -> [String] {
    innerLists.flatMap { inner -> [String] in
      let limits = inner.scrollView.offsetLimits(inner.axis)
      guard let row = row(of: inner), inner.blankLength == 0 else {
        return ["an inner list has \(inner.blankLength) blank points"]
      }
      guard limits.offset != limits.limits.lowerBound, !scrolledLists.contains(row) else {
        return []
      }
      return ["the list in row \(row) is at \(limits.offset)"]
    }
  }

  /// A list that is shown in the same surroundings at once, and places everything.
  private func freshList() -> ListView {
    let fresh = ListView(frame: list.frame)
    fresh.batching =
      list.isWindowed ? .window(before: 1_000_000, after: 1_000_000) : .prefix(1_000_000)
    fresh.safeAreaInsets = list.safeAreaInsets
    fresh.behavior = list.behavior
    fresh.semanticContentAttribute = list.semanticContentAttribute
    // A list that was removed keeps the traits in which it was shown until it is placed again.
    let traits = list.superview == nil ? list.services.traits : nil
    fresh.overrideTraitCollection = traits ?? list.traitCollection
    if list.window != nil { fresh.keyboard = window.keyboard }
    fresh.configure { properties in
      properties.animatesChanges = false
      properties.layout = layout.description
      content.describe(&properties, nil)
    }
    return fresh
  }

  /// True if the length of the content does not depend on what was measured.
  private var knowsLength: Bool {
    guard list.isWindowed || list.presentation.containsAllItems else { return false }
    return list.presentation.containsAllItems || layout.name.hasPrefix("paged")
      || (content.isFixed && layout.knowsLengths)
      || (layout.name.hasPrefix("compositional") && !content.hasParts)
  }

  /// The differences from a list that never was any different.
  private func freshFaults() -> [String] {
    let (axis, fresh) = (list.axis, freshList())
    var faults: [String] = []
    if knowsLength, fresh.contentSize != list.contentSize {
      faults.append("content is \(list.contentSize), not \(fresh.contentSize)")
    }
    guard let first = list.display.visible.items.first else { return faults }
    let path = IndexPath(item: first.placed.place.index, section: first.placed.place.section)
    guard let frame = fresh.placement.content.itemFrame(at: path) else {
      return faults + ["no row \(path)"]
    }
    let distance = axis.start(of: first.placed.frame) - axis.start(of: frame)
    if knowsLength, abs(distance) > 0.01 {
      faults.append("\(path) is \(distance) points from where it belongs")
    }
    if list.isWindowed, !knowsLength {
      faults += estimateFaults(fresh, first: first.placed.place, distance)
    }
    let offset = list.scrollView.contentOffset
    fresh.scrollView.contentOffset = axis.point(
      at: axis.position(of: offset) - distance,
      across: offset
    )
    let (shown, all) = (texts(list, movedBy: -distance), texts(fresh, movedBy: 0))
    // What follows a prefix is placed below it, and so not where it will be.
    let isPrefix = !list.isWindowed && !list.presentation.containsAllItems
    let expected = isPrefix ? Array(all.prefix(shown.count)) : all
    if shown != expected {
      faults.append(
        "shown \(shown.filter { !expected.contains($0) }), expected \(expected.filter { !shown.contains($0) })"
      )
    }
    return faults
  }

  /// The differences of length that wrong estimates do not explain.
  private func estimateFaults(
    _ fresh: ListView,
    first: ElementPlace,
    _ distance: CGFloat
  ) -> [String] {
    let (own, all) = (list.windowState.extents, fresh.windowState.extents)
    guard own.positions == nil, fresh.presentation.containsAllItems else { return [] }
    var faults: [String] = []
    // The errors before the first row on screen, and of all rows.
    var (before, total) = (0.01, 0.01)
    for (section, part) in content.parts.enumerated() {
      var (ownRows, allRows) = (0.0, 0.0)
      for row in part.rows.indices {
        let place = ItemPlace(section: section, item: row)
        guard let estimate = own.row(at: place)?.length, let length = all.row(at: place)?.length
        else { return faults + ["no length of \(place)"] }
        let error = abs(estimate - length)
        if list.presentation.window.contains(place), error > 0.01 {
          faults.append("\(place) is placed, and \(estimate) long, not \(length)")
        }
        (ownRows, allRows, total) = (ownRows + estimate, allRows + length, total + error)
        if (section, row) < (first.section, first.index) { before += error }
      }
      let ends = abs(own.length(of: section) - ownRows - all.length(of: section) + allRows)
      total += ends
      if section <= first.section { before += ends }
    }
    let difference =
      list.axis.length(of: list.contentSize) - list.axis.length(of: fresh.contentSize)
    if abs(difference) > total { faults.append("\(difference) longer, of \(total)") }
    if abs(distance) > before { faults.append("\(distance) away, of \(before)") }
    return faults
  }

  /// The rows on screen; the list's own parts are at ends that are estimated.
  ///
  /// Sums of lengths that are estimated may show so little of a row that it is nothing.
  private func texts(_ list: ListView, movedBy distance: CGFloat) -> [String] {
    list.display.visible.elements.compactMap { element in
      let place = element.placed.place
      guard place.part == .item, isOnScreen(element.placed.frame, of: list) else { return nil }
      let frame = list.axis.offset(element.placed.frame, by: distance)
      func rounded(_ value: CGFloat) -> CGFloat { (value * 8).rounded() / 8 }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(rounded)
      return "\(place.section)/\(place.index) \(numbers)"
    }
  }

  /// True unless a row is on screen by no more than an error of rounding.
  private func isOnScreen(_ frame: CGRect, of list: ListView) -> Bool {
    let start = list.axis.position(of: list.scrollView.contentOffset)
    let end = start + list.axis.length(of: list.bounds.size)
    let shown = min(list.axis.end(of: frame), end) - max(list.axis.start(of: frame), start)
    return shown > 0.001 || list.axis.length(of: frame.size) <= 0.001
  }

  /// Where a row is that is presented: it may be beside the view, in a list that is too narrow for a line.
  private func placed(_ id: AnyIdentifier) -> Position? {
    guard let path = list.firstIndexPath(of: id),
      let frame = list.placement.content.itemFrame(at: path)
    else { return nil }
    return position(of: frame, id)
  }

  private func isMoved(_ position: Position) -> Bool {
    (position.id.anyValue as? Int).map(content.moved.contains) ?? false
  }

  /// True if gravity holds the end of the view, and the end of a row stayed there, or was too far away to stay.
  private func endStays(_ old: Position, _ now: Position) -> Bool {
    guard list.gravity == .bottom else { return false }
    let (oldEnd, newEnd) = (old.held + old.length, now.held + now.length)
    let isShorter = oldEnd > 0 && now.length < old.length && oldEnd >= now.length
    return abs(newEnd - oldEnd) <= 1 || isShorter
  }

  /// Where rows moved that were on screen, if none stayed in place.
  func anchorFaults(_ before: [Position]) -> [String] {
    let (after, length) = (positions, list.axis.length(of: list.bounds.size))
    let stayed = before.filter { row in
      // Rows beyond the end of a shorter view leave it, except where its end stays in place.
      let mayStay = row.start < length || list.gravity == .bottom
      return mayStay && list.firstIndexPath(of: row.id) != nil
    }
    // Rows that were moved elsewhere are not followed, and rows without an area are not on screen.
    guard stayed.contains(where: { !isMoved($0) }), !after.isEmpty else { return [] }
    let isHeld = stayed.contains { old in
      guard let now = placed(old.id) else { return false }
      // The start of a row that is shorter now may have been too far away to stay.
      let isShorter = old.start < 0 && now.length < old.length && old.start + now.length <= 0
      let stays = min(abs(now.start - old.start), abs(now.held - old.held)) <= 1
      return stays || isShorter || endStays(old, now)
    }
    if isHeld { return [] }
    func text(_ rows: [Position]) -> [String] {
      rows.prefix(4).map { "\($0.id.anyValue) at \($0.start)" }
    }
    return ["\(text(before)) became \(text(after))"]
  }
}

extension ContentExtents {
  fileprivate func length(of section: Int) -> Double {
    let end = section + 1 < sectionCount ? offset(ofSection: section + 1) : totalLength
    return end - offset(ofSection: section)
  }
}

extension ContentWindow {
  fileprivate func contains(_ place: ItemPlace) -> Bool {
    guard sections.contains(place.section) else { return false }
    let isInLimits = limits[place.section].map { $0.contains(place.item) } ?? true
    return isInLimits && (place.section > sections.lowerBound || place.item >= firstItem)
      && (place.section + 1 < sections.upperBound || place.item < endItem)
  }
}
