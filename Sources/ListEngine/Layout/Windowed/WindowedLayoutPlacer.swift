import Foundation
import HeadlessUIKit
import Signposts

/// Places content with a windowed layout, which it keeps from update to update.
final class WindowedLayoutPlacer<Layout: WindowedListLayout>: ContentPlacer {
  let layout: Layout
  private var attachments = LayoutAttachments()
  /// The view for which the layout was prepared last.
  var context: ListLayoutLayoutContext?
  var signposter = Signposter.disabled
  /// The sections for which it was prepared.
  var content = WindowedLayoutContent(sections: [])
  /// Whether those are the sections of the whole content, and not only what was presented.
  var isWhole = false
  /// What identifies those sections.
  var identifiers: [AnyIdentifier] = []

  init(_ appearance: Layout.LayoutAppearance) {
    layout = Layout(layoutAppearance: appearance)
  }

  var placesWindows: Bool { true }
  var positions: (any ContentPositions)? { self }

  func lineLength(in section: Section) -> Int? { 1 }

  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent {
    signposter = measurer.services.signposter
    prepare(presentation, in: context)
    let pass = WindowedLayoutPass(
      presentation,
      context,
      layout.layoutAppearance.direction,
      measurer,
      attachments
    )
    layout.place(pass)
    measurer = pass.measurer
    var content = pass.finish(
      contentSize: layout.contentSize,
      sectionsStart: layout.sectionsStart
    )
    attachments = pass.attachments
    content.changesLooks = layout.changesLooks
    update(&content, in: context)
    return content
  }

  /// Makes sure that the layout knows the numbers of items that are presented.
  ///
  /// It does if a window of the whole content is presented, unless a row is being dragged.
  private func prepare(_ presentation: PresentationState, in context: ListLayoutLayoutContext) {
    var next = content
    let count = presentation.sectionCount
    if next.sections.count != count {
      next.sections = (0..<count).map { _ in .init(itemCount: 0, hasHeader: false, hasFooter: false)
      }
    }
    var isSame = next.sections.count == content.sections.count
    for (index, section) in zip(presentation.sections.indices, presentation.sections) {
      let hasHeader = section.header.model != nil
      let hasFooter = section.footer.model != nil
      let old = next.sections[index]
      if old.itemCount == section.itemCount, old.hasHeader == hasHeader, old.hasFooter == hasFooter
      {
        continue
      }
      isSame = false
      next.sections[index].itemCount = section.itemCount
      next.sections[index].hasHeader = hasHeader
      next.sections[index].hasFooter = hasFooter
    }
    let hasHeader = presentation.header.model != nil
    let hasFooter = presentation.footer.model != nil
    isSame = isSame && next.hasHeader == hasHeader && next.hasFooter == hasFooter
    (next.hasHeader, next.hasFooter) = (hasHeader, hasFooter)
    guard !isSame else { return layout.prepare(nil, in: context, signposter) }
    for index in next.sections.indices where next.sections[index].oldIndex == nil {
      next.sections[index].oldIndex = content.sections.indices.contains(index) ? index : nil
    }
    setContent(next, in: context)
    isWhole = false
  }

  /// Has the layout take over other numbers of items.
  func setContent(_ content: WindowedLayoutContent, in context: ListLayoutLayoutContext) {
    self.content = content
    layout.prepare(content, in: context, signposter)
    for index in content.sections.indices {
      self.content.sections[index].oldIndex = nil
      self.content.sections[index].splices = []
    }
  }

  func followsOffset(_ content: PlacedContent) -> Bool { layout.followsOffset }

  func update(_ content: inout PlacedContent, in context: ListLayoutLayoutContext) {
    guard layout.followsOffset else { return }
    let frames = layout.followers(in: context)
    let sections = content.sections.indices
    content.pin(
      frames[.listHeader],
      sectionHeaders: sections.map { frames[.sectionHeader($0)] },
      sectionFooters: sections.map { frames[.sectionFooter($0)] }
    )
    for index in content.attachments.indices {
      let attachment = content.attachments[index]
      content.attachments[index].frame =
        frames[.attachment(attachment.id)] ?? attachment.defaultFrame
    }
  }
}

/// A windowed layout.
struct WindowedLayoutConfiguration<Layout: WindowedListLayout>: LayoutConfiguration, Equatable {
  var appearance: Layout.LayoutAppearance

  var properties: ListLayoutAppearanceProperties { appearance.properties }
  var defaults: ListLayoutDefaults { Layout.defaults }

  func makePlacer(_ appearance: Appearance, _ behavior: Behavior) -> any ContentPlacer {
    WindowedLayoutPlacer<Layout>(self.appearance)
  }

  /// Goes on with the earlier layout, which knows where everything is.
  func makePlacer(
    _ appearance: Appearance,
    _ behavior: Behavior,
    replacing old: any ContentPlacer
  ) -> any ContentPlacer {
    guard let placer = old as? WindowedLayoutPlacer<Layout> else {
      return makePlacer(appearance, behavior)
    }
    if placer.layout.layoutAppearance != self.appearance {
      placer.layout.layoutAppearance = self.appearance
    }
    return placer
  }
}

extension WindowedLayoutPlacer {
  func sectionOffset(_ section: Int) -> CGFloat? { layout.sectionOffset(section) }

  func setSectionOffset(_ offset: CGFloat, ofSection section: Int) {
    layout.setSectionOffset(offset, ofSection: section)
  }

  func targetOffset(
    ofSection section: Int,
    from start: CGFloat,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat? {
    layout.targetOffset(
      ofSection: section,
      from: start,
      proposed: proposed,
      velocity: velocity
    )
  }

  func scrollingRange(ofSection section: Int) -> Range<CGFloat>? {
    layout.scrollingRange(ofSection: section)
  }

  func looks(in context: ListLayoutLayoutContext) -> [WindowedLayoutElement: WindowedLayoutLook] {
    layout.looks(in: context)
  }
}
