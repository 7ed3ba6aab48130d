/// A day of the Gregorian calendar, independent of time zone and language.
struct CivilDate: Hashable {
  let year: Int
  /// Starting at 1.
  let month: Int
  /// Starting at 1.
  let day: Int

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The date of a day counted from 1 January 1970.
  ///
  /// Years start in March, so that leap days come last. (H. Hinnant, "chrono-compatible low-level
  /// date algorithms", `civil_from_days`.)
  ///
  /// - Precondition: the day is not before the year 0.
  init(dayNumber: Int) {
    let daysPerEra = 146_097
    let shifted = dayNumber + 719_468
    precondition(shifted >= 0, "day \(dayNumber) is before the year 0")
    let dayOfEra = shifted % daysPerEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / (daysPerEra - 1)) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = shifted / daysPerEra * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The date as text, such as `29 February 2024`.
  var title: String { "\(day) \(Self.months[month - 1]) \(year)" }
}
