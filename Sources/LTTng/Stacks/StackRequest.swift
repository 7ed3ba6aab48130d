internal import CTracepoints
internal import Glibc
import Signposts

/// A request, in a program's environment, to sample its stacks, so that users' programs need no
/// option for it.
public struct StackRequest: Hashable, Sendable {
  /// The variable that holds it.
  public static let variable = "LISTSCOPE_STACKS"

  private let rate: Int
  private let kinds: StackKinds

  /// Asks for `rate` samples per second of processor time.
  ///
  /// - Parameters:
  ///   - rate: the samples.
  ///   - kinds: the schema's kinds of the interval and the events.
  public init(rate: Int, kinds: StackKinds) {
    (self.rate, self.kinds) = (rate, kinds)
  }

  /// The value of the variable: numbers, since this module knows no names of lists.
  public var text: String {
    let events = [kinds.sampling, kinds.sample, kinds.losses, kinds.wait, kinds.binary].map(\.code)
    return "\(rate) \(kinds.frame.code) " + events.map(String.init).joined(separator: " ")
  }

  /// Reads a variable; nil for one that is none, and for one of another version's schema.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { UInt16($0) }
    guard numbers.count == 7, StackSampler.rates.contains(Int(numbers[0])),
      numbers[1] < listscope_interval_kinds(),
      zip(numbers[2...], StackKinds.fieldCounts)
        .allSatisfy({ listscope_event_field_count($0) == $1 })
    else { return nil }
    rate = Int(numbers[0])
    kinds = StackKinds(
      frame: IntervalKind(code: numbers[1]),
      sampling: EventKind(code: numbers[2]),
      sample: EventKind(code: numbers[3]),
      losses: EventKind(code: numbers[4]),
      wait: EventKind(code: numbers[5]),
      binary: EventKind(code: numbers[6])
    )
  }

  /// The sampling that this process's environment asks for; nil where it asks for none, or it cannot be
  /// had: the program goes on without, and `record` finds no sample, or why there is none.
  static let sampling: StackSampling? = {
    guard let text = getenv(variable), let request = StackRequest(String(cString: text)) else {
      return nil
    }
    do throws(StackSampler.Failure) {
      return try StackSampling(rate: request.rate, kinds: request.kinds)
    } catch {
      if error == .signalTaken {
        LTTngSink(sampling: nil)
          .event(
            request.kinds.losses,
            scope: SignpostScope(),
            values: StackLosses.signalTaken.values
          )
      }
      return nil
    }
  }()
}
