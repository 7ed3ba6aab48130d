import Foundation
import Glibc
import TestSupport
import Testing

@testable import ListScopeCommand

/// The truth of counts: compared with the log of every event, and with a program that itself states
/// what it allocates.
@Suite struct CountTruthTests {
  private let listscope = CommandRun.listscope

  private func run(_ option: String, _ arguments: [String]) throws -> String {
    let folder = try OutputFolder()
    let file = folder.path + "/out"
    let run = try CommandRun.run([listscope, "run"] + arguments + [option, file])
    #expect(run.status == 0, "\(run.errors)")
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test(
    "Counts are the sums of the events",
    arguments: [
      ["catalog", "--items", "400", "--frames", "80"],
      ["feed", "--items", "300", "--frames", "80", "--users", "2"],
      ["ops", "--items", "60", "--frames", "70", "--batching", "prefix:250"],
    ]
  )
  func sums(arguments: [String]) throws {
    let log = try run("--events", arguments)
    var expected: [String: Int64] = [:]
    for line in log.split(separator: "\n") {
      // `LIST.UPDATE begin measure 12 part=0 section=3 …`
      let words = line.split(separator: " ")
      guard words.count >= 3, words[0].contains("."), words[2] != "calibration",
        ["begin", "end"].contains(words[1])
      else { continue }
      let place = String(words[2])
      if words[1] == "begin" { expected["\(place).count", default: 0] += 1 }
      for word in words.dropFirst(3) where word.contains("=") {
        let parts = word.split(separator: "=")
        guard let value = Int64(parts[1]) else { continue }
        expected["\(place).\(parts[0])", default: 0] += value
      }
    }
    let counts = try CountFile(run("--counts", arguments)).counts
    let compared = counts.filter { name, _ in
      name.part.isEmpty && ListSchemaNames.intervals.contains(name.place)
    }
    #expect(compared.count > 20)
    for (name, value) in compared { #expect(expected[name.text] == value, "\(name.text)") }
  }

  @Test("The parts of a count add up to it")
  func parts() throws {
    let counts = try CountFile(run("--counts", ["inbox", "--items", "300", "--frames", "100"]))
      .counts
    var sums: [String: Int64] = [:]
    for (name, value) in counts where !name.part.isEmpty {
      let sort = name.part.prefix { $0 != "=" }
      sums["\(name.place).\(name.field) by \(sort)", default: 0] += value
    }
    #expect(sums.count > 10)
    for (sum, value) in sums {
      let name = try #require(CountName(String(sum.prefix { $0 != " " })))
      #expect(counts[name] == value, "\(sum)")
    }
  }

  @Test("No interval has a field of the same name at its begin and its end")
  func fields() {
    for interval in ListSchemaNames.fields {
      #expect(Set(interval).count == interval.count, "\(interval)")
    }
  }

  @Test("A count file is read as it is written, and mistakes are named with their line")
  func file() throws {
    let names = [
      "a.b", "a.b[type=Row<Int, Text>]", "'my [own] name'.count", "measure.count[part=item]",
    ]
    let counts = try names.map { try #require(CountName($0)) }
    let file = CountFile(
      facts: ["build": "debug", "run": "a: b"],
      counts: Dictionary(uniqueKeysWithValues: counts.enumerated().map { ($1, Int64($0)) })
    )
    #expect(try CountFile(file.text) == file)
    #expect(counts.map(\.text) == names)
    for (text, line) in [
      ("a.b 1\na.b 2", 2), ("a.b", 1), ("a.b -1", 1), ("ab 1", 1), ("\n# build\n", 2),
      (".b 1", 1), ("a. 1", 1), ("a.b 99999999999999999999", 1),
    ] {
      #expect(throws: CountFile.Mistake.self, "\(text)") { try CountFile(text) }
      do throws(CountFile.Mistake) {
        _ = try CountFile(text)
      } catch {
        #expect(error.line == line, "\(text)")
      }
    }
  }

  @Test("The allocation counter counts every call of a thread, and the bytes that were asked for")
  func allocations() throws {
    let folder = try OutputFolder()
    let library = try PreloadedLibrary(
      .allocations,
      ChildProgram(),
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": folder.path,
      ]
    ).path()
    let source = folder.path + "/program.c"
    try """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <malloc.h>
    #include <pthread.h>
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    static void *other(void *unused) { for (int i = 0; i < 1000; i++) free(malloc(9)); return unused; }
    int main(void) {
      void (*read)(uint64_t *) = (void (*)(uint64_t *))dlsym(RTLD_DEFAULT, "\(PreloadedLibrary.Kind.allocationsSymbol)");
      uint64_t a[3], b[3];
      void *aligned = NULL;
      pthread_t thread;
      printf("warm\\n");
      malloc_usable_size(malloc(1));
      pthread_create(&thread, NULL, other, NULL);
      pthread_join(thread, NULL);
      read(a);
      char *one = malloc(100);
      memset(one, 7, malloc_usable_size(one));
      char *two = calloc(10, 20);
      for (int i = 0; i < 200; i++) if (two[i]) return 1;
      one = realloc(one, 100000);
      if (one[99] != 7) return 2;
      char *three = realloc(NULL, 40);
      if (posix_memalign(&aligned, 64, 500) || (uintptr_t)aligned % 64) return 3;
      void *four = aligned_alloc(128, 256), *five = memalign(32, 7);
      if ((uintptr_t)four % 128 || posix_memalign(&aligned, 3, 1) == 0) return 4;
      if (calloc(SIZE_MAX, 16) || malloc(SIZE_MAX)) return 5;
      for (size_t size = 1; size < 5000; size++) {
        char *block = malloc(size);
        if (malloc_usable_size(block) < size) return 6;
        memset(block, 1, malloc_usable_size(block));
        free(block);
      }
      free(one); free(two); free(three); free(aligned); free(four); free(five); free(NULL);
      read(b);
      printf("%d %d %d\\n", (int)(b[0] - a[0]), (int)(b[1] - a[1]), (int)(b[2] - a[2]));
      return 0;
    }
    """.write(toFile: source, atomically: true, encoding: .utf8)
    let compiler = try #require(CommandRun.find("clang") ?? CommandRun.find("cc"))
    let program = folder.path + "/program"
    let built = try CommandRun.run(
      [compiler, "-O0", "-fno-builtin", "-o", program, source, "-ldl", "-lpthread"]
    )
    #expect(built.status == 0, "\(built.errors)")
    let run = try CommandRun.run(["env", "LD_PRELOAD=\(library)", program])
    #expect(run.status == 0)
    let loop = (count: 4_999, bytes: 4_999 * 5_000 / 2)
    let bytes = 100 + 200 + 100_000 + 40 + 500 + 256 + 7 + loop.bytes
    #expect(run.output.hasSuffix("\(7 + loop.count) \(bytes) \(7 + loop.count)\n"), "\(run.output)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/listscope").count == 1
    )
  }
}
