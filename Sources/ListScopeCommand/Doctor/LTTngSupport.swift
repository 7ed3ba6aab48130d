/// The extent to which a version of LTTng was tried with this program.
struct LTTngSupport {
  /// The versions that were tried, for people.
  static let tried = "tried: 2.13 and 2.16, and traces of 2.14 and 2.15"

  /// True if recordings are known to work with it.
  let isKnown: Bool
  /// A remark for the user; nil where there is none.
  let note: String?

  /// Looks up a version, such as `2.13.9`.
  init(_ version: String) {
    let numbers = version.split(separator: ".").prefix(2).map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else {
      (isKnown, note) = (false, "not a version that is known")
      return
    }
    switch (major, minor) {
    case (2, 13), (2, 16): (isKnown, note) = (true, nil)
    case (2, 14): (isKnown, note) = (true, "tried by its traces only")
    case (2, 15):
      (isKnown, note) = (true, "tried by its traces only; 2.15.1 may abort during `flight`")
    case (...1, _), (2, ..<13): (isKnown, note) = (false, "too old: `flight` needs 2.13")
    default: (isKnown, note) = (false, "newer than what was tried")
    }
  }
}
