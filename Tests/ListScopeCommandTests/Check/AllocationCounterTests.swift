import Foundation
import Glibc
import SignpostCounting
import TestSupport
import Testing

@testable import Experiments

/// The library that counts allocations, loaded before a C program.
@Suite struct AllocationCounterTests {
  private static func library(in folder: OutputFolder) throws -> String {
    try PreloadedLibrary(
      .allocations,
      ChildProgram(),
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": folder.path,
      ]
    ).path()
  }

  @Test("What a counted program starts runs as it always does, and a script may start the program")
  func startedByOthers() throws {
    let folder = try OutputFolder()
    let library = try Self.library(in: folder)
    let child = ChildProgram(["LD_PRELOAD": library])
    let helpers = try child.run(["sh", "-c", "sh -c 'exit 3'; echo $?; env true; echo $?"])
    #expect(helpers.output == "3\n0\n", "\(helpers.errors)")
    for option in ["--counts", "--allocation-counts"] {
      let file = folder.path + "/\(option)"
      let run = try child.run([
        "sh", "-c",
        "\(CommandRun.listscope) run settings --frames 20 --quiet \(option) \(file); exit $?",
      ])
      #expect(run.isSuccess, "\(option): \(run.errors)")
      #expect(try !String(contentsOfFile: file, encoding: .utf8).isEmpty)
    }
  }

  @Test("The allocation counter counts every call of a thread, and the bytes that were asked for")
  func allocations() throws {
    let folder = try OutputFolder()
    let library = try Self.library(in: folder)
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
      void (*read)(uint64_t *) = (void (*)(uint64_t *))dlsym(RTLD_DEFAULT, "\(AllocationCounter.symbol)");
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
