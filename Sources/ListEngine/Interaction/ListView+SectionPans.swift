import Foundation
package import HeadlessUIKit

// Fingers in sections that scroll by themselves: along its axis they scroll the section, across it
// the list.
extension ListView {
  /// True if the list is laid out from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The momentum of sections after a release at a velocity, in points per second.
  ///
  /// That of a scroll view by default.
  package var sectionMomentum: (_ velocity: Double) -> any ScrollMomentum {
    get { interaction.sectionPans.momentum }
    set { interaction.sectionPans.momentum = newValue }
  }

  /// Recognises fingers from now on, if the layout may have sections that scroll by themselves.
  func recognizeSectionPans() {
    guard interaction.sectionPans.recognizer == nil, placement.placer.positions != nil else {
      return
    }
    let recognizer = SectionPanRecognizer(self)
    interaction.sectionPans.recognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  /// The section at a point of the content, if it scrolls by itself there.
  func scrollingSection(at point: CGPoint) -> Int? {
    let position = axis.position(of: point)
    let offset = Double(position - placement.content.sectionsStart)
    guard let places = placement.placer.positions?.places(at: offset) else { return nil }
    let sections = places.first.section...max(places.first.section, places.last.section)
    return sections.first {
      placement.placer.layout.scrollingRange(ofSection: $0)?.contains(position) == true
    }
  }

  /// A finger touches down: it catches what moves.
  func sectionPanTouched(at point: CGPoint) {
    if let motion = interaction.sectionPans.listMotion {
      motion.link.invalidate()
      interaction.sectionPans.listMotion = nil
      if scrollView.isDecelerating { scrollView.endDecelerating() }
    }
    guard let index = scrollingSection(at: point), contentState.all.sections.indices.contains(index)
    else { return }
    let identifier = contentState.all.sections[index].identifier
    let wasMoving = interaction.sectionPans.motions.removeValue(forKey: identifier)
    wasMoving?.link.invalidate()
    var finger = SectionPans.Finger(section: .init(identifier: identifier, index: index))
    // A section that was caught between two stops goes to one of them, if the finger is only lifted.
    if let wasMoving { finger.target = .section(start: wasMoving.last) }
    interaction.sectionPans.finger = finger
  }

  /// The finger has left, or another gesture takes over.
  func sectionPanReset() {
    if case .section(let start) = interaction.sectionPans.finger?.target {
      release(at: 0, from: start)
    }
    interaction.sectionPans.finger = nil
  }

  /// A finger that moves, or leaves.
  func sectionPan(_ pan: SectionPanRecognizer) {
    switch pan.state {
    case .began: beginSectionPan(pan)
    case .changed: moveSectionPan(pan)
    case .ended: endSectionPan(velocity: pan.velocity(in: nil))
    case .cancelled: endSectionPan(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginSectionPan(_ pan: SectionPanRecognizer) {
    guard let index = fingerSection() else { return }
    let way = pan.translation(in: nil)
    // The content follows after the threshold.
    pan.setTranslation(.zero, in: nil)
    if abs(axis.across(way)) >= abs(axis.position(of: way)), let start = sectionOffset(index) {
      interaction.sectionPans.finger?.target = .section(start: start)
    } else {
      interaction.sectionPans.listMotion?.link.invalidate()
      interaction.sectionPans.listMotion = nil
      scrollView.beginDragging()
      interaction.sectionPans.finger?.target = .list(moved: 0)
    }
  }

  private func moveSectionPan(_ pan: SectionPanRecognizer) {
    let way = pan.translation(in: nil)
    switch interaction.sectionPans.finger?.target {
    case .section(let start):
      guard let index = fingerSection() else { return }
      setSectionOffset(start + sectionDistance(way), ofSection: index)
    case .list(let moved):
      let distance = listDistance(way)
      scrollView.drag(by: axis.point(at: distance - moved, across: .zero))
      interaction.sectionPans.finger?.target = .list(moved: distance)
    case nil: break
    }
  }

  private func endSectionPan(velocity: CGPoint) {
    let target = interaction.sectionPans.finger?.target
    defer { interaction.sectionPans.finger?.target = nil }
    switch target {
    case .section(let start): release(at: sectionDistance(velocity), from: start)
    case .list: releaseList(at: listDistance(velocity))
    case nil: break
    }
  }

  /// Returns the distance that a section goes if a finger goes some way; the same for velocities.
  private func sectionDistance(_ way: CGPoint) -> CGFloat {
    let across = axis.across(way)
    return isRightToLeft && axis == .vertical ? across : -across
  }

  /// Returns the present index of the finger's section; nil if it is gone.
  private func fingerSection() -> Int? {
    guard var section = interaction.sectionPans.finger?.section else { return nil }
    guard let index = index(of: section) else { return nil }
    section.index = index
    interaction.sectionPans.finger?.section = section
    return index
  }

  /// - Complexity: O(1) if no update moved it; otherwise O(sections).
  private func index(of section: SectionPans.Section) -> Int? {
    let sections = contentState.all.sections
    if sections.indices.contains(section.index),
      sections[section.index].identifier == section.identifier
    {
      return section.index
    }
    return sections.firstIndex { $0.identifier == section.identifier }
  }

  // MARK: - After the release

  /// The section goes where momentum takes it, or to one of its stops.
  private func release(at velocity: CGFloat, from start: CGFloat) {
    guard let index = fingerSection(), let section = interaction.sectionPans.finger?.section,
      let offset = sectionOffset(index)
    else { return }
    let velocity = abs(velocity) < SectionPans.minVelocity ? 0 : velocity
    let momentum = velocity == 0 ? nil : interaction.sectionPans.momentum(Double(velocity))
    let proposed = offset + CGFloat(momentum?.restDistance ?? 0)
    guard
      let target = targetOffset(
        ofSection: index,
        from: start,
        proposed: proposed,
        velocity: velocity / 1_000
      ), target != offset
    else { return }
    let landing =
      target == proposed
      ? momentum.map(ScrollLanding.momentum) ?? ScrollLanding(velocity: 0, distance: 0)
      : ScrollLanding(
        velocity: Double(velocity),
        distance: Double(target - offset),
        upTo: .fast
      )
    interaction.sectionPans.motions[section.identifier] = motion(landing, offset, target) {
      [weak self] in self?.stepSection(section, to: $0) ?? false
    }
  }

  /// Moves a section; false if it has stopped.
  private func stepSection(_ section: SectionPans.Section, to time: Double) -> Bool {
    var section = section
    guard let motion = interaction.sectionPans.motions[section.identifier] else { return false }
    guard let index = index(of: section), sectionOffset(index) == motion.last else {
      interaction.sectionPans.motions[section.identifier] = nil
      return false
    }
    section.index = index
    let (offset, isOver) = motion.position(at: time)
    setSectionOffset(offset, ofSection: index)
    interaction.sectionPans.motions[section.identifier]?.last = sectionOffset(index) ?? offset
    if isOver { interaction.sectionPans.motions[section.identifier] = nil }
    return !isOver
  }

  private func releaseList(at velocity: CGFloat) {
    let hasMomentum = abs(velocity) >= SectionPans.minVelocity
    let offset = axis.position(of: scrollView.contentOffset)
    let rest = scrollView.endDragging(
      velocity: axis.point(at: velocity / 1_000, across: .zero),
      willDecelerate: hasMomentum
    )
    guard scrollView.isDecelerating else { return }
    let target = axis.position(of: rest)
    let landing = ScrollLanding(
      velocity: hasMomentum ? Double(velocity) : 0,
      distance: Double(target - offset)
    )
    interaction.sectionPans.listMotion = motion(landing, offset, target) { [weak self] in
      self?.stepList(to: $0) ?? false
    }
  }

  /// Moves the list; false if it has stopped, or something else moves it.
  private func stepList(to time: Double) -> Bool {
    guard var motion = interaction.sectionPans.listMotion, scrollView.isDecelerating else {
      interaction.sectionPans.listMotion = nil
      return false
    }
    // An update may have moved the content under the finger.
    let shift = axis.position(of: scrollView.contentOffset) - motion.last
    motion.origin += shift
    motion.target += shift
    let (offset, isOver) = motion.position(at: time)
    motion.last = offset
    interaction.sectionPans.listMotion = isOver ? nil : motion
    scrollView.contentOffset = axis.point(at: offset, across: scrollView.contentOffset)
    if isOver { scrollView.endDecelerating() }
    return !isOver
  }

  private func motion(
    _ landing: ScrollLanding,
    _ offset: CGFloat,
    _ target: CGFloat,
    _ step: @escaping (Double) -> Bool
  ) -> SectionMotion {
    SectionMotion(
      landing: landing,
      origin: offset,
      target: target,
      start: runLoop.time,
      last: offset,
      link: runLoop.addDisplayLink(step: step)
    )
  }
}

extension LayoutDirection {
  /// The coordinate of a point across the list.
  fileprivate func across(_ point: CGPoint) -> CGFloat { self == .vertical ? point.x : point.y }
}
