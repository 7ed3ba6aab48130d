import Foundation

/// A booking of a room, as a user fills it in.
struct Booking: Equatable {
  enum Field: Hashable {
    case name, email, phone
    case guest(Int)
    case street, city, postalCode
    case wishes
  }

  var texts: [Field: String] = [:]
  var guestCount: Int
  var nights = 2
  var wantsBreakfast = true
  var isBusiness = false

  /// Returns the error in a field; nil for none.
  func error(in field: Field) -> String? {
    let text = texts[field] ?? ""
    switch field {
    case .name where text.isEmpty: return "Please enter a name."
    case .email where !text.contains("@"):
      return "This is not an e-mail address. We send the confirmation there, so please check it."
    case .postalCode where !text.isEmpty && text.count < 4:
      return "A postal code has at least four digits."
    default: return nil
    }
  }
}
