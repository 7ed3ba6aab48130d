import Foundation
import LTTng
import TestSupport
import Testing

@testable import Experiments
@testable import ListScopeCommand

/// The library that times waits, before programs that wait.
@Suite struct WaitTimerTests {
  /// Prints each wait of 1 ms or longer that is reported to it, and what calls return.
  private static let program = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <linux/futex.h>
    #include <pthread.h>
    #include <semaphore.h>
    #include <stdbool.h>
    #include <stdint.h>
    #include <stdio.h>
    #include <string.h>
    #include <sys/syscall.h>
    #include <time.h>
    #include <unistd.h>

    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
    static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
    static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
    static sem_t semaphore;
    static int word = 1, pipes[2];
    static _Atomic int step;
    /* Of the first thread alone: what the other one waits for is not told. */
    static _Thread_local bool is_frame;
    static void nap(void) { struct timespec time = {0, 20000000}; nanosleep(&time, NULL); }
    /* Whether the first thread sleeps. */
    static bool sleeps(void) {
      char text[512] = "";
      FILE *file = fopen("/proc/self/stat", "r");
      size_t length = file ? fread(text, 1, sizeof text - 1, file) : 0;
      if (file) fclose(file);
      const char *name = length ? strrchr(text, ')') : NULL;
      return name && name[2] == 'S';
    }
    /* Lets the first thread wait for a while in its next call. */
    static void let_wait(int number) {
      while (step < number || !sleeps()) usleep(100);
      nap();
    }
    static bool wanted(void) { return is_frame; }
    static void told(int kind, int64_t ns, const void *frame) {
      /* That of the tracer is not told. */
      if (kind == 2) { char byte; pread(0, &byte, 1, 0); }
      if (ns >= 1000000 && ns < 10000000000 && frame) printf("told %d\\n", kind);
    }
    static void *hold(void *unused) {
      pthread_mutex_lock(&mutex);
      pthread_rwlock_wrlock(&rwlock);
      sem_post(&semaphore);
      let_wait(1); pthread_mutex_unlock(&mutex);
      let_wait(2); pthread_rwlock_unlock(&rwlock);
      let_wait(3); pthread_mutex_lock(&other); pthread_cond_signal(&condition); pthread_mutex_unlock(&other);
      let_wait(4); sem_post(&semaphore);
      let_wait(5); write(pipes[1], "x", 1);
      let_wait(6); write(pipes[1], "yz\\n", 3);
      let_wait(7); write(pipes[1], "line\\n", 5);
      let_wait(8); write(pipes[1], "last\\n", 5);
      let_wait(9);
      return unused;
    }
    int main(void) {
      void (*watch)(bool (*)(void), void (*)(int, int64_t, const void *)) = dlsym(RTLD_DEFAULT, "listscope_watch_waits");
      setvbuf(stdout, NULL, _IONBF, 0);
      watch(wanted, told);
      pthread_t thread;
      pipe(pipes);
      sem_init(&semaphore, 0, 0);
      pthread_create(&thread, NULL, hold, NULL);
      /* Before a frame nothing is told. */
      sem_wait(&semaphore);
      is_frame = true;
      step = 1;
      printf("mutex %d\\n", pthread_mutex_lock(&mutex));
      printf("free %d\\n", pthread_mutex_lock(&other));
      step = 2;
      printf("rwlock %d\\n", pthread_rwlock_rdlock(&rwlock));
      step = 3;
      printf("condition %d\\n", pthread_cond_wait(&condition, &other));
      step = 4;
      printf("semaphore %d\\n", sem_wait(&semaphore));
      char byte;
      step = 5;
      printf("read %d\\n", (int)read(pipes[0], &byte, 1));
      FILE *stream = fdopen(pipes[0], "r");
      setvbuf(stream, NULL, _IONBF, 0);
      step = 6;
      printf("fread %d\\n", (int)fread(&byte, 1, 1, stream));
      char text[8] = "", *line = NULL;
      size_t size = 0;
      fread(text, 1, 2, stream);
      step = 7;
      printf("fgets %d\\n", fgets(text, 8, stream) == text && text[0] == 'l');
      step = 8;
      printf("getline %d\\n", (int)getline(&line, &size, stream));
      struct timespec limit = {0, 20000000};
      errno = 0;
      long waited = syscall(SYS_futex, &word, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, 1, &limit, NULL, 0);
      printf("futex %ld %d\\n", waited, errno == ETIMEDOUT);
      step = 9;
      printf("join %d\\n", pthread_join(thread, NULL));
      printf("bad %d", (int)read(-1, &byte, 1));
      printf(" %d\\n", errno == EBADF);
      int file = open("/dev/null", O_RDONLY);
      printf("open %d\\n", file > 2 && syscall(SYS_getpid) == getpid());
      FILE *opened = fopen("/dev/null", "r");
      printf("fopen %d\\n", opened && fread(&byte, 1, 1, opened) == 0 && feof(opened));
      return 0;
    }
    """

  @Test("Each call that waits is stated with its kind, and returns what it does")
  func calls() throws {
    let folder = try OutputFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let library = try PreloadedLibrary(
      .waits,
      ChildProgram(),
      environment: ["PATH": path, "XDG_CACHE_HOME": folder.path],
      installedFolders: []
    ).path()
    try CProgram.compile(Self.program, to: folder.path + "/waits", ["-ldl", "-lpthread"])
    let run = try CommandRun.run(["env", "LD_PRELOAD=\(library)", folder.path + "/waits"])
    #expect(run.status == 0, "\(run.errors)")
    // A machine that stalls makes any call wait; a wait is reported before its call returns.
    var lines = run.output.split(separator: "\n").map(String.init)
    for name in ["free", "bad", "open", "fopen"] {
      guard let place = lines.firstIndex(where: { $0.hasPrefix(name) }) else { continue }
      if place > 0, lines[place - 1].hasPrefix("told") { lines.remove(at: place - 1) }
    }
    #expect(
      lines == [
        "told 1", "mutex 0", "free 0", "told 1", "rwlock 0", "told 1", "condition 0", "told 1",
        "semaphore 0", "told 2", "read 1", "told 2", "fread 1", "told 2", "fgets 1", "told 2",
        "getline 5", "told 1", "futex -1 1", "told 1", "join 0", "bad -1 1", "open 1", "fopen 1",
      ]
    )
  }
}

/// Recordings of programs that wait in frames.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct WaitRecordingTests {
  /// Has each text that is set wait for a lock that another thread holds for 2 ms.
  private static let locking = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <pthread.h>
    #include <time.h>
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static void nap(long ns) { struct timespec time = {0, ns}; nanosleep(&time, NULL); }
    static void *hold(void *unused) {
      for (;;) {
        pthread_mutex_lock(&lock);
        nap(2000000);
        pthread_mutex_unlock(&lock);
        nap(100000);
      }
      return unused;
    }
    void pango_layout_set_text(void *layout, const char *text, int length) {
      static void (*next)(void *, const char *, int);
      if (!next) {
        pthread_t thread;
        next = (void (*)(void *, const char *, int))dlsym(RTLD_NEXT, "pango_layout_set_text");
        pthread_create(&thread, NULL, hold, NULL);
      }
      pthread_mutex_lock(&lock);
      pthread_mutex_unlock(&lock);
      next(layout, text, length);
    }
    """

  private struct Document: Decodable {
    struct Wait: Decodable {
      let kind, interval: String
      let rowType: String?
      let waits: Int
      let sumNs: Int64
    }
    struct Stacks: Decodable { let waits: [Wait] }
    struct Advice: Decodable { let rule: String }
    let stacks: Stacks
    let advice: [Advice]
  }

  @Test("A lock that rows wait for is found, and named as the reason")
  func lock() throws {
    let folder = try OutputFolder()
    let library = folder.path + "/locking.so"
    try CProgram.compile(Self.locking, to: library, ["-shared", "-fPIC", "-ldl", "-lpthread"])
    let trace = folder.path + "/trace"
    let listscope = CommandRun.listscope
    let script = """
      LD_PRELOAD="$LD_PRELOAD:\(library)" exec \(listscope) run feed --items 500 --frames 300
      """
    let recording = try CommandRun.run([
      listscope, "record", "--stacks", "9000", "--output", trace, "--", "sh", "-c", script,
    ])
    #expect(recording.status == 0, "\(recording.errors)")
    let report = try CommandRun.run([listscope, "report", trace, "--format", "json"])
    let document = try JSONDecoder().decode(Document.self, from: Data(report.output.utf8))
    let wait = try #require(document.stacks.waits.first)
    #expect(wait.kind == "lock" && wait.rowType != nil)
    #expect(wait.sumNs >= Int64(wait.waits) * 10_000)
    #expect(document.advice.contains { $0.rule == "locks" }, "\(document.advice.map(\.rule))")
    let text = try CommandRun.run([listscope, "report", trace, "--full"])
    #expect(text.output.contains("a lock is waited for in \(wait.interval) of rows of "))
    #expect(text.output.contains("Waiting for locks and files"))
  }
}
