import Foundation
import HeadlessUIKit
import Testing

@Suite struct NotificationSequenceTests {
  @Test("Notifications are a sequence")
  func notifications() async {
    let (center, name) = (NotificationCenter(), Notification.Name("a"))
    let notifications = center.notifications(named: name)
    center.post(name: .init("b"), object: nil)
    center.post(name: name, object: nil, userInfo: ["value": 7])
    var found: Int?
    for await notification in notifications {
      found = notification.userInfo?["value"] as? Int
      break
    }
    #expect(found == 7)
  }
}
