import Engine
import Shared

// Loops in members of types; the marks are those of Closures.swift.

struct Message: Row, Comparable, Hashable, CustomStringConvertible {
  let id: Int
  let count: Int

  init(_ id: Int, _ count: Int) { (self.id, self.count) = (id, count) }

  var body: UInt64 {
    var (turn, number) = (0, UInt64(count))  // loop: Message.body
    while turn < count {
      number = number &* 173 &+ 179
      turn += 1
    }
    return number
  }

  func cost(_ count: Int) -> UInt64 {
    var (turn, number) = (0, UInt64(count))  // loop: Message.cost
    while turn < count {
      number = number &* 181 &+ 191
      turn += 1
    }
    return number
  }

  static func < (left: Message, right: Message) -> Bool {
    var (turn, number) = (0, UInt64(left.count))  // loop: Message.<
    while turn < right.count {
      number = number &* 193 &+ 197
      turn += 1
    }
    return number & 1 == 0 && left.id < right.id
  }

  static func == (left: Message, right: Message) -> Bool {
    var (turn, number) = (0, UInt64(left.count))  // loop: Message.==
    while turn < right.count {
      number = number &* 199 &+ 211
      turn += 1
    }
    return number &+ UInt64(left.id) == UInt64(right.id)
  }

  func hash(into hasher: inout Hasher) {
    var (turn, number) = (0, UInt64(count))  // loop: Message.hash
    while turn < count {
      number = number &* 223 &+ 227
      turn += 1
    }
    hasher.combine(number)
  }

  var description: String {
    var (turn, number) = (0, UInt64(count))  // loop: Message.description
    while turn < count {
      number = number &* 229 &+ 233
      turn += 1
    }
    return number & 1 == 0 ? "a" : "b"
  }
}

protocol Priced {
  var count: Int { get }
  func price() -> UInt64
}

extension Priced {
  func price() -> UInt64 {
    var (turn, number) = (0, UInt64(count))  // loop: Priced.price
    while turn < count {
      number = number &* 239 &+ 241
      turn += 1
    }
    return number
  }
}

extension Message: Priced {}

class Model {
  let count: Int
  init(_ count: Int) { self.count = count }

  @inline(never)
  func load() -> UInt64 { 0 }  // wrapper

  lazy var titles: UInt64 = {
    var (turn, number) = (0, UInt64(count))  // loop: titles
    while turn < count {
      number = number &* 251 &+ 257
      turn += 1
    }
    return number
  }()

  var number: UInt64 = 0
  var selection = 0 {
    didSet {
      var turn = 0  // loop: Model.selection
      while turn < count {
        number = number &* 263 &+ 269
        turn += 1
      }
    }
  }
  var width = 0 {
    willSet {
      var turn = 0  // loop: Model.width
      while turn < count {
        number = number &* 271 &+ 277
        turn += 1
      }
    }
  }
}

final class Loaded: Model {
  override func load() -> UInt64 {
    var (turn, number) = (0, UInt64(count))  // loop: Loaded.load
    while turn < count {
      number = number &* 281 &+ 283
      turn += 1
    }
    return number
  }

  convenience init(all count: Int) {
    self.init(count)
    var turn = 0  // loop: init(all:
    while turn < count {
      number = number &* 293 &+ 307
      turn += 1
    }
  }
}

struct Page {
  let count: Int
  let number: UInt64

  init(_ count: Int) {
    var (turn, number) = (0, UInt64(count))  // loop: Page.init
    while turn < count {
      number = number &* 311 &+ 313
      turn += 1
    }
    (self.count, self.number) = (count, number)
  }

  init(_ count: Int, _ number: UInt64) { (self.count, self.number) = (count, number) }

  subscript(start: Int) -> UInt64 {
    var (turn, number) = (0, UInt64(start))  // loop: Page.subscript
    while turn < count {
      number = number &* 317 &+ 331
      turn += 1
    }
    return number
  }

  static func <> (left: Page, right: Page) -> UInt64 {
    var (turn, number) = (0, left.number)  // loop: <>
    while turn < right.count {
      number = number &* 337 &+ 347
      turn += 1
    }
    return number
  }
}

infix operator <> : AdditionPrecedence

@propertyWrapper
struct Clamped {
  let count: Int
  var wrappedValue: UInt64 {
    var (turn, number) = (0, UInt64(count))  // loop: Clamped.wrappedValue
    while turn < count {
      number = number &* 349 &+ 353
      turn += 1
    }
    return number
  }
}

struct Limits {
  @Clamped var value: UInt64
  init(_ count: Int) { _value = Clamped(count: count) }
}

struct Turns: Sequence, IteratorProtocol {
  let count: Int
  var left = 2

  mutating func next() -> UInt64? {
    guard left > 0 else { return nil }
    left -= 1
    var (turn, number) = (0, UInt64(left))  // loop: Turns.next
    while turn < count {
      number = number &* 359 &+ 367
      turn += 1
    }
    return number
  }
}

struct Box<Value: FixedWidthInteger> {
  let value: Value

  func work(_ count: Int) -> Value {
    var (turn, number) = (0, value)  // loop: Box.work
    while turn < count {
      number = (number &* 31 &+ 9) ^ (number >> 3)
      turn += 1
    }
    return number
  }
}

func useGeneric<Value: FixedWidthInteger>(_ value: Value, _ count: Int) -> UInt64 {
  UInt64(truncatingIfNeeded: Box(value: value).work(count))  // wrapper
}

final class Received: @unchecked Sendable { var number: UInt64 = 0 }

func asynchronous(_ count: Int) async -> UInt64 {
  await pause()
  var (turn, number) = (0, UInt64(count))  // loop: asynchronous
  while turn < count {
    number = number &* 383 &+ 389
    turn += 1
  }
  return number
}

func pause() async { await Task.yield() }

func inTask(_ count: Int) async -> UInt64 {
  await withTaskGroup(of: UInt64.self) { group in  // wrapper
    group.addTask {  // wrapper
      await pause()
      var (turn, number) = (0, UInt64(count))  // loop: inTask
      while turn < count {
        number = number &* 397 &+ 401
        turn += 1
      }
      return number
    }
    return await group.reduce(0, &+)
  }
}
