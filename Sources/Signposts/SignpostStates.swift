import Synchronization

/// The states that apps report, such as `searching`, by list.
///
/// One for the process, as all copies of a signposter share the state of their list.
enum SignpostStates {
  private struct Table {
    var numbers: [String: UInt32] = [:]
    var byList: [UInt32: UInt32] = [:]
  }

  private static let table = Mutex(Table())

  /// Sets the state of a list, or, for list 0, of all lists that have none of their own.
  ///
  /// - Returns: the state's number, from 1; 0 for none.
  static func set(_ name: String?, list: UInt32) -> UInt32 {
    table.withLock { table in
      guard let name else {
        table.byList[list] = nil
        return 0
      }
      let number = table.numbers[name] ?? UInt32(table.numbers.count + 1)
      table.numbers[name] = number
      table.byList[list] = number
      return number
    }
  }

  /// The number of a list's state; 0 for none.
  static func state(list: UInt32) -> UInt32 {
    table.withLock { $0.byList[list] ?? $0.byList[0] ?? 0 }
  }
}

extension Signposter {
  /// The number of the state that frames of this list carry at the moment; 0 for none.
  public var state: UInt32 { SignpostStates.state(list: scope.list) }

  /// Makes a state the current one of this list; nil for none.
  ///
  /// - Returns: its number, for a schema's own event that names it.
  package func selectState(_ name: String?) -> UInt32 {
    SignpostStates.set(name, list: scope.list)
  }
}
