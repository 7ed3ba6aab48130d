// Changes of one mail by its place, for screens that receive each change.
extension Inbox {
  /// Marks a mail as read, or as unread if it was.
  mutating func toggleRead(at index: Int, in box: Box) {
    update(box) { $0[index].isRead.toggle() }
  }

  /// Deletes a mail.
  mutating func remove(at index: Int, in box: Box) {
    update(box) { $0.remove(at: index) }
  }
}
