public import Foundation

/// A control for choosing a time, of which only the size and the value are there.
open class UIDatePicker: UIControl {
  /// The parts of a time that are chosen.
  public enum Mode: Int, Hashable, Sendable {
    /// The time of day.
    case time
    /// The day.
    case date
    /// Both.
    case dateAndTime
    /// A duration.
    case countDownTimer
    /// The month.
    case yearAndMonth
  }

  /// The looks.
  public enum Style: Int, Hashable, Sendable {
    /// As the mode requires.
    case automatic
    /// Wheels.
    case wheels
    /// A label that opens a calendar.
    case compact
    /// A calendar.
    case inline
  }

  /// The time, which stays between the limits; by default the beginning of 1970, so that two runs are equal.
  open var date = Date(timeIntervalSince1970: 0) { didSet { date = limited(date) } }
  /// The earliest time; nil for any.
  open var minimumDate: Date? { didSet { date = limited(date) } }
  /// The latest time; nil for any.
  open var maximumDate: Date? { didSet { date = limited(date) } }
  /// The parts that are chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The look that the app prefers.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The look.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// True if the time is rounded to the step of minutes; it is not, here.
  open var roundsToMinuteInterval = true
  /// The step of minutes.
  open var minuteInterval = 1
  /// The duration of the mode `countDownTimer`, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language; nil for the user's.
  open var locale: Locale?
  /// The calendar; nil for the user's.
  open var calendar: Calendar? = .current
  /// The time zone; nil for the user's.
  open var timeZone: TimeZone?

  /// Creates a picker.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Sets the time; no action is called.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Simulates that the user chooses a time.
  public func simulateSelection(_ date: Date) {
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func limited(_ date: Date) -> Date {
    let early = maximumDate.map { min($0, date) } ?? date
    return minimumDate.map { max($0, early) } ?? early
  }

  /// The size of the look, as on iOS.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 340)
    default: CGSize(width: datePickerMode == .dateAndTime ? 200 : 120, height: 34)
    }
  }

  /// The size of the look.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The looks of a date picker.
public typealias UIDatePickerStyle = UIDatePicker.Style
