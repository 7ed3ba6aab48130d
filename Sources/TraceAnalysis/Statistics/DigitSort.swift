/// Sorts numbers digit by digit, without comparing any: many of them in a fraction of the time.
enum DigitSort {
  /// The number of bits of a digit.
  private static let digitBits = 8
  private static let digit: UInt64 = 1 << digitBits - 1
  /// Fewer numbers are compared, which is faster.
  private static let minCount = 512

  /// Returns durations in rising order; none of them is negative.
  static func sorted(_ durations: [Int64]) -> [Int64] {
    guard durations.count >= minCount else { return durations.sorted() }
    return sorted(ranks: durations.map { UInt64($0) }).map { Int64($0) }
  }

  /// Returns finite values in rising order.
  static func sorted(_ values: [Double]) -> [Double] {
    guard values.count >= minCount else { return values.sorted() }
    return sorted(ranks: values.map(rank)).map(value)
  }

  /// - Complexity: O(n) for each digit in which ranks differ.
  private static func sorted(ranks: [UInt64]) -> [UInt64] {
    let varying = ranks.reduce(0) { $0 | ($1 ^ ranks[0]) }
    var (current, other) = (ranks, ranks)
    for shift in stride(from: UInt64(0), to: 64, by: digitBits)
    where varying &>> shift & digit != 0 {
      distribute(current, by: shift, into: &other)
      swap(&current, &other)
    }
    return current
  }

  /// Puts ranks in the order of one digit; those with the same digit keep theirs.
  private static func distribute(_ ranks: [UInt64], by shift: UInt64, into target: inout [UInt64]) {
    var places = [Int](repeating: 0, count: Int(digit) + 1)
    for rank in ranks { places[Int(rank &>> shift & digit)] += 1 }
    var next = 0
    for number in places.indices { (places[number], next) = (next, next + places[number]) }
    for rank in ranks {
      let number = Int(rank &>> shift & digit)
      target[places[number]] = rank
      places[number] += 1
    }
  }

  // MARK: Ranks of values

  private static let sign: UInt64 = 1 << 63

  /// A number that rises with the value: the bits of positive values do, those of negative ones fall.
  private static func rank(_ value: Double) -> UInt64 {
    let bits = value.bitPattern
    return bits & sign == 0 ? bits | sign : ~bits
  }

  private static func value(_ rank: UInt64) -> Double {
    Double(bitPattern: rank & sign == 0 ? ~rank : rank & ~sign)
  }
}
