import Foundation
import ListSchema

/// An element that a layout adds to the content, with its state.
final class LayoutAttachment {
  let id: LayoutAttachmentID
  let place: ElementPlace
  fileprivate(set) var slot = HeaderFooterSlot()
  /// The last pass that placed it.
  fileprivate var pass: UInt64 = 0

  fileprivate init(_ id: LayoutAttachmentID, place: ElementPlace) {
    self.id = id
    self.place = place
  }
}

/// The elements that a layout adds, from pass to pass.
struct LayoutAttachments {
  private var attachments: [LayoutAttachmentID: LayoutAttachment] = [:]
  private var count = 0
  private var pass: UInt64 = 0

  /// Starts a pass: what it does not ask for is forgotten at its end.
  mutating func beginPass() { pass += 1 }

  /// Forgets what the pass did not ask for.
  mutating func endPass() {
    let pass = pass
    if attachments.contains(where: { $0.value.pass != pass }) {
      attachments = attachments.filter { $0.value.pass == pass }
    }
  }

  /// Forgets what the pass did not ask for of a section, which it alone has placed.
  mutating func endPass(ofSection section: Int) {
    let pass = pass
    func isGone(_ attachment: LayoutAttachment) -> Bool {
      attachment.id.section == section && attachment.pass != pass
    }
    if attachments.contains(where: { isGone($0.value) }) {
      attachments = attachments.filter { !isGone($0.value) }
    }
  }

  /// The element of an identity, with this content.
  mutating func attachment(
    _ id: LayoutAttachmentID,
    _ content: any AnyHeaderFooterConvertible,
    update: UInt32
  ) -> LayoutAttachment {
    let attachment = attachments[id] ?? make(id)
    if attachment.pass != pass { _ = attachment.slot.set(content, update: update) }
    attachment.pass = pass
    return attachment
  }

  /// The element of an identity; nil if no pass has placed it.
  subscript(id: LayoutAttachmentID) -> LayoutAttachment? { attachments[id] }

  private mutating func make(_ id: LayoutAttachmentID) -> LayoutAttachment {
    count += 1
    let place = ElementPlace(
      part: id.isDecoration ? .decoration : .supplementary,
      section: max(0, id.section),
      index: count
    )
    let attachment = LayoutAttachment(id, place: place)
    attachments[id] = attachment
    return attachment
  }
}

/// A placed element of a layout.
struct PlacedAttachment {
  let id: LayoutAttachmentID
  let attachment: LayoutAttachment
  /// The visible frame.
  var frame: CGRect
  /// The frame when it does not stick.
  var defaultFrame: CGRect
  var zIndex: Int

  var element: PlacedElement {
    PlacedElement(
      place: attachment.place,
      frame: frame,
      defaultFrame: defaultFrame,
      zIndex: zIndex,
      attachment: attachment
    )
  }
}
