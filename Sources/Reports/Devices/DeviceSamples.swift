import TraceAnalysis

/// The functions in which samples found the threads of a device.
public struct DeviceSamples: Hashable, Sendable {
  /// A function, with the time that it was found in.
  public struct Function: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The time in which it was the innermost one, in nanoseconds.
    public let selfNs: Int64
    /// The time in which it was anywhere in the stack, in nanoseconds.
    public let totalNs: Int64

    /// Describes a function.
    public init(name: String, selfNs: Int64, totalNs: Int64) {
      (self.name, self.selfNs, self.totalNs) = (name, selfNs, totalNs)
    }
  }

  /// The number of samples.
  public let count: Int
  /// The time that they stand for, in nanoseconds.
  public let weightNs: Int64
  /// The part of it without a stack, in nanoseconds.
  public let withoutStackNs: Int64
  /// Samples of others, and of threads that did not run.
  public let leftOut: Int
  /// The functions with the most time of their own.
  public let functions: [Function]

  /// Describes samples.
  public init(
    count: Int,
    weightNs: Int64,
    withoutStackNs: Int64,
    leftOut: Int,
    functions: [Function] = []
  ) {
    (self.count, self.weightNs) = (count, weightNs)
    (self.withoutStackNs, self.leftOut) = (withoutStackNs, leftOut)
    self.functions = functions
  }

  /// The number of samples and their time, without a full stop.
  public var sentence: String {
    var parts = [
      "\(Readable.count(count, "sample")) of \(Readable.time(weightNs)) on the processor"
    ]
    if withoutStackNs > 0 { parts.append("\(Readable.time(withoutStackNs)) without a stack") }
    if leftOut > 0 {
      parts.append("\(Readable.number(leftOut)) of others and of waiting threads not counted")
    }
    return parts.joined(separator: ", ")
  }
}
