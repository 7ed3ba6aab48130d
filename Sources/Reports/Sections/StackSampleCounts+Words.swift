import TraceAnalysis

extension StackSampleCounts {
  /// The samples that say little or nothing: ", 3 outside of any finished frame, 1 without a caller".
  var others: String {
    let counts = [
      (inOtherStages, "in frames that are not measured, such as the first display"),
      (outside, "outside of any finished frame"), (truncated, "deeper than the buffer"),
      (broken, "without a caller"), (damaged, "with numbers that make no sense"),
      (leftOut, "left out, as there are too many"),
      (withoutStack, "counted without a stack, as there are too many different ones"),
    ]
    return counts.filter { $0.0 > 0 }.map { ", \(Readable.number(Int64($0.0))) \($0.1)" }.joined()
  }
}
