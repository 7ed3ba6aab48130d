import Engine
import Shared

// Loops in closures: `loop: NAME` begins a loop, which ends with its closing brace, and NAME is in the function's name;
// `wrapper` only leads to it.

struct Screen {
  let count: Int

  func closureInClosure() -> UInt64 {
    List("a") { list in  // wrapper
      list.section { list in  // wrapper
        var turn = 0  // loop: closureInClosure
        while turn < count {
          list.sum = list.sum &* 19 &+ 23
          turn += 1
        }
      }
    }.sum
  }

  func threeDeep() -> UInt64 {
    List("b") { list in  // wrapper
      list.section { list in  // wrapper
        list.row { list in  // wrapper
          var turn = 0  // loop: threeDeep
          while turn < count {
            list.sum = list.sum &* 31 &+ UInt64(count)
            turn += 1
          }
        }
      }
    }.sum
  }

  func inGroup() -> UInt64 {
    List("c") { list in  // wrapper
      list.group { list in  // wrapper
        list.section { list in  // wrapper
          var (turn, number) = (0, list.sum)  // loop: inGroup
          while turn < count {
            number = number &* 29 &+ 31
            turn += 1
          }
          list.sum = number
        }
      }
    }.sum
  }

  func localFunction() -> UInt64 {
    List("d") { list in  // wrapper
      func searchLocally(_ start: UInt64) -> UInt64 {
        var (turn, number) = (0, start)  // loop: searchLocally
        while turn < count {
          number = number &* 37 &+ 41
          turn += 1
        }
        return number
      }
      list.section { $0.sum = searchLocally($0.sum) }  // wrapper
    }.sum
  }

  func storedClosure() -> UInt64 {
    let work: (UInt64) -> UInt64 = { start in
      var (turn, number) = (0, start)  // loop: storedClosure
      while turn < count {
        number = number &* 43 &+ 47
        turn += 1
      }
      return number
    }
    return Kept(work: work).run()  // wrapper
  }

  func mapped() -> UInt64 {
    List("e") { list in  // wrapper
      let numbers = [1, 2, 3].map { start -> UInt64 in  // wrapper
        var (turn, number) = (0, UInt64(start))  // loop: mapped
        while turn < count {
          number = number &* 53 &+ 59
          turn += 1
        }
        return number
      }
      list.sum = numbers.reduce(0, &+)
    }.sum
  }

  func filtered() -> UInt64 {
    let found = [1, 2, 3].filter { start in  // wrapper
      var (turn, number) = (0, UInt64(start))  // loop: filtered
      while turn < count {
        number = number &* 61 &+ 67
        turn += 1
      }
      return number & 1 == 0
    }
    return UInt64(found.count)
  }

  func sortedBy() -> UInt64 {
    List("f") { list in  // wrapper
      let sorted = [3, 1, 2].sorted { left, right in  // wrapper
        var (turn, number) = (0, UInt64(left))  // loop: sortedBy
        while turn < count {
          number = number &* 71 &+ 73
          turn += 1
        }
        return number & 1 == 0 && left < right
      }
      list.sum = UInt64(sorted[0])
    }.sum
  }

  func reduced() -> UInt64 {
    (1..<4).reduce(into: UInt64(count)) { number, start in  // wrapper
      var turn = start  // loop: reduced
      while turn < count {
        number = number &* 79 &+ 83
        turn += 1
      }
    }
  }

  func lazilyMapped() -> UInt64 {
    let numbers = [1, 2].lazy.filter { $0 > 0 }.map { start -> UInt64 in  // wrapper
      var (turn, number) = (0, UInt64(start))  // loop: lazilyMapped
      while turn < count {
        number = number &* 89 &+ 97
        turn += 1
      }
      return number
    }
    return numbers.reduce(0, &+)  // wrapper
  }

  func grouped() -> UInt64 {
    List("g") { list in  // wrapper
      let groups = Dictionary(grouping: [1, 2, 3]) { start -> Bool in  // wrapper
        var (turn, number) = (0, UInt64(start))  // loop: grouped
        while turn < count {
          number = number &* 101 &+ 103
          turn += 1
        }
        return number & 1 == 0
      }
      list.sum = UInt64(groups.count)
    }.sum
  }

  func firstWhere() -> UInt64 {
    let found = ["a", "b"].map(\.count).first { start in  // wrapper
      var (turn, number) = (0, UInt64(start))  // loop: firstWhere
      while turn < count {
        number = number &* 107 &+ 109
        turn += 1
      }
      return number == 0
    }
    return UInt64(found ?? 1)
  }

  func totalled() -> UInt64 {
    [1, 2, 3].total { start in  // wrapper
      var (turn, number) = (0, UInt64(start))  // loop: totalled
      while turn < count {
        number = number &* 113 &+ 127
        turn += 1
      }
      return number
    }
  }

  func calledByShared() -> UInt64 {
    Shared(count).each { count in  // wrapper
      var (turn, number) = (0, UInt64(count))  // loop: calledByShared
      while turn < count {
        number = number &* 131 &+ 137
        turn += 1
      }
      return number
    }
  }

  func built() -> UInt64 {
    sum {  // wrapper
      1
      Shared(3).each { UInt64($0) }  // wrapper
      builtPart(count)  // wrapper
    }
  }

  @inline(__always)
  private func builtPart(_ start: Int) -> UInt64 {
    var (turn, number) = (0, UInt64(start))  // loop: builtPart
    while turn < count {
      number = number &* 139 &+ 149
      turn += 1
    }
    return number
  }

  func genericClosure() -> UInt64 { searchValues([1, 2]) { UInt64($0) } }  // wrapper

  private func searchValues<Value>(_ values: [Value], _ number: (Value) -> UInt64) -> UInt64 {
    values.map { value -> UInt64 in  // wrapper
      var (turn, number) = (0, number(value))  // loop: searchValues
      while turn < count {
        number = number &* 151 &+ 157
        turn += 1
      }
      return number
    }.reduce(0, &+)
  }

  func passedOn() -> UInt64 {
    passOn(
      {  // wrapper
        var (turn, number) = (0, UInt64(1))  // loop: passedOn
        while turn < count {
          number = number &* 163 &+ 167
          turn += 1
        }
        return number
      }()
    )
  }

  private func passOn(_ number: @autoclosure () -> UInt64) -> UInt64 { number() }  // wrapper
}

struct Kept {
  let work: (UInt64) -> UInt64

  @inline(never)
  func run() -> UInt64 { work(7) }  // wrapper
}
