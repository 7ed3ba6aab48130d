import Engine
import Shared

private nonisolated(unsafe) var numbers = Array(0..<50_000)

/// The loops, each by its mark; the longer ones also have much to do in libraries.
private nonisolated(unsafe) let loops: [(name: StaticString, run: (Int) -> UInt64)] = [
  ("closureInClosure", { Screen(count: $0).closureInClosure() }),
  ("threeDeep", { Screen(count: $0).threeDeep() }),
  ("inGroup", { Screen(count: $0).inGroup() }),
  ("searchLocally", { Screen(count: $0).localFunction() }),
  ("storedClosure", { Screen(count: $0).storedClosure() }),
  ("mapped", { Screen(count: $0).mapped() }),
  ("filtered", { Screen(count: $0).filtered() }),
  ("sortedBy", { Screen(count: $0).sortedBy() }),
  ("reduced", { Screen(count: $0).reduced() }),
  ("lazilyMapped", { Screen(count: $0).lazilyMapped() }),
  ("grouped", { Screen(count: $0).grouped() }),
  ("firstWhere", { Screen(count: $0).firstWhere() }),
  ("totalled", { Screen(count: $0).totalled() }),
  ("calledByShared", { Screen(count: $0).calledByShared() }),
  ("builtPart", { Screen(count: $0).built() }),
  ("searchValues", { Screen(count: $0).genericClosure() }),
  ("passedOn", { Screen(count: $0).passedOn() }),
  ("Shared.compute", { Shared($0).compute() }),
  ("searchShared", { searchShared(numbers, for: $0) }),
  ("Message.body", { body(of: Message(1, $0)) }),
  ("Message.cost", { costs(of: Message(1, 1), $0) }),
  ("Message.<", { UInt64([Message(2, $0), Message(1, $0)].sorted()[0].id) }),
  ("Message.==", { [Message(2, $0), Message(1, $0)].contains(Message(3, $0)) ? 1 : 0 }),
  ("Message.hash", { UInt64(Set([Message(1, $0)]).count) }),
  ("Message.description", { UInt64("\(Message(1, $0))".utf8.count) }),
  ("Priced.price", { priced(Message(1, $0)) }),
  ("titles", { Model($0).titles }),
  ("Model.selection", { changed(Model($0)) { $0.selection = 1 } }),
  ("Model.width", { changed(Model($0)) { $0.width = 1 } }),
  ("Loaded.load", { loaded(Loaded($0)) }),
  ("init(all:", { Loaded(all: $0).number }),
  ("Page.init", { Page($0).number }),
  ("Page.subscript", { Page($0, 1)[2] }),
  ("<>", { Page($0, 1) <> Page($0, 2) }),
  ("Clamped.wrappedValue", { Limits($0).value }),
  ("Turns.next", { Turns(count: $0).reduce(0, &+) }),
  ("Box.work", { useGeneric(UInt32(7), $0) }),
  ("Box.work", { useGeneric(UInt8(7), $0) }),
  ("asynchronous", { count in received { await asynchronous(10 * count) } }),
  ("inTask", { count in received { await inTask(10 * count) } }),
]

@inline(never)
private func priced(_ value: any Priced) -> UInt64 { value.price() }  // wrapper

@inline(never)
private func loaded(_ model: Model) -> UInt64 { model.load() }  // wrapper

@inline(never)
private func changed(_ model: Model, _ change: (Model) -> Void) -> UInt64 {
  change(model)  // wrapper
  return model.number
}

private func received(_ work: @escaping @Sendable () async -> UInt64) -> UInt64 {
  let result = Received()
  HereExecutor().run { result.number = await work() }  // wrapper
  return result.number
}

/// The number of loops.
@_cdecl("planted_count")
public func plantedCount() -> Int {
  // They are made when they are first used, which is no part of a loop.
  numbers.isEmpty ? 0 : loops.count
}

/// The mark of a loop.
@_cdecl("planted_name")
public func plantedName(_ loop: Int) -> UnsafePointer<UInt8> { loops[loop].name.utf8Start }

/// Runs a loop in a frame.
@_cdecl("planted_run")
public func plantedRun(_ loop: Int, _ count: Int) -> UInt64 {
  frame { loops[loop].run(count) }  // wrapper
}
