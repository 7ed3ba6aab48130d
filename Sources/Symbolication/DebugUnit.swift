internal import CElfutils

/// The functions and lines of one unit of a binary, by address.
///
/// A closure's function is inside of the entry of the function that it is written in, which has other
/// addresses, or none. So functions are found by their own addresses, whatever they are nested in; only
/// the inlined calls of a function are looked for inside of it.
final class DebugUnit {
  private let entry: DebugEntry
  private lazy var functions = AddressTable(Self.functions(in: entry))
  private lazy var lines = entry.lines

  /// Takes the entry of a unit, which is read when it is first asked.
  init(_ entry: DebugEntry) {
    self.entry = entry
  }

  /// Every function with code, once for each of its ranges.
  ///
  /// - Complexity: O(entries · depth).
  private static func functions(in unit: DebugEntry) -> [(UInt64, UInt64, DebugEntry)] {
    var found: [(UInt64, UInt64, DebugEntry)] = []
    // Not by calls: a damaged file may nest at any depth.
    var pending = [unit]
    while let entry = pending.popLast() {
      let children = entry.children
      pending += children
      for function in children where function.tag == DW_TAG_subprogram {
        found += function.ranges.map { ($0.lowerBound, $0.upperBound, function) }
      }
    }
    return found
  }

  /// The functions that an address is in, from the innermost inlined one to the one that was compiled,
  /// each with the place of the code that runs; none where there is no debug information for it.
  func places(at address: UInt64) -> [(function: DebugEntry?, place: SourcePlace)] {
    let scopes = scopes(at: address)
    var place = lines?.place(at: address) ?? SourcePlace()
    guard let innermost = scopes.first else { return place.isEmpty ? [] : [(nil, place)] }
    if place.isEmpty { place = nearestPlace(before: address, in: innermost) }
    return scopes.map { scope in
      defer { place = scope.call(in: entry) }
      // Its beginning is better than the place of a caller.
      return (scope, place.isEmpty ? scope.declaration : place)
    }
  }

  /// The functions that an address is in, innermost first.
  private func scopes(at address: UInt64) -> [DebugEntry] {
    guard let function = functions.value(at: address) else { return [] }
    var scopes = [function]
    var pending = function.children
    while let entry = pending.popLast() {
      switch entry.tag {
      case DW_TAG_lexical_block: pending += entry.children
      case DW_TAG_inlined_subroutine where entry.contains(address):
        scopes.append(entry)
        pending = entry.children
      default: break
      }
    }
    return scopes.reversed()
  }

  /// The place of the nearest code of the same function before code that the compiler made; empty where
  /// there is none.
  private func nearestPlace(before address: UInt64, in scope: DebugEntry) -> SourcePlace {
    guard let lines else { return SourcePlace() }
    for (start, place) in lines.placesBefore(address) {
      guard scope.contains(start) else { break }
      guard !place.isEmpty, scopes(at: start).first?.offset == scope.offset else { continue }
      return place
    }
    return SourcePlace()
  }
}
