/// One thing to do while going through the bits of a packet.
///
/// Plain numbers and no references, so that a plan is a flat array that is walked at full speed.
struct Step {
  /// The operation of the step.
  enum Operation: UInt8 {
    /// Reads `bits` bits into `register`.
    case integer
    /// Reads the same, and goes on if it is as expected: a clock that ticks on from `register`.
    case clock
    /// Goes past `bits` bits.
    case skip
    /// Goes past `bits` bits, as often as the register `argument` says.
    case skipMany
    /// Notes where text lies, in `register`, and how long it is, in the one after it: to a zero.
    case string
    /// The same for text of `bits` bits.
    case text
    /// The same for as many bytes as the register `argument` says.
    case textMany
    /// Sets `register`, a count, to `bits`, or to the register `argument` if there is one.
    ///
    /// Where that is 0, goes on at `target`.
    case loop
    /// Counts `register` down and goes on at `target` unless it is 0.
    case again
    /// Goes on where the plan's `branches` say for the register `argument`.
    case branch
    /// Goes on at `target`.
    case jump
  }

  let operation: Operation
  var isSigned = false
  var isBigEndian = false
  /// The number of bits that are read or passed, or the number of repetitions.
  var bits = 0
  /// The alignment that the position is rounded up to before, less 1.
  var alignMask = 0
  /// The register of the result; none with -1.
  var register: Int32 = -1
  /// The register of a length or a tag; none with -1.
  var argument: Int32 = -1
  /// The number of the next step, or of the first branch.
  var target: Int32 = -1
  /// The number of branches.
  var count: Int32 = 0
}

/// The branch of a variant for a range of its selector.
struct Branch {
  let range: NumberRange
  let isSigned: Bool
  var target: Int32

  func contains(_ selector: UInt64) -> Bool {
    range.contains(Int64(bitPattern: selector), isSigned: isSigned)
  }
}
