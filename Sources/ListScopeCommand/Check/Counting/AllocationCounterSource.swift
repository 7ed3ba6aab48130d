/// The C source of the library that counts allocations, which is loaded before a program.
///
/// It is carried as text because the build of a package does not make shared libraries for preloading,
/// and because a program that is measured keeps its allocator: the calls are passed on to glibc's.
enum AllocationCounterSource {
  /// The function that reads the counts of the calling thread.
  static let symbol = "listscope_read_allocations"

  static let text = """
    #include <errno.h>
    #include <stddef.h>
    #include <stdint.h>

    struct counts { uint64_t allocations, bytes, frees; };

    /* initial-exec: a lazy model would allocate, and so call itself. */
    static __thread struct counts counts __attribute__((tls_model("initial-exec")));

    extern void *__libc_malloc(size_t);
    extern void *__libc_calloc(size_t, size_t);
    extern void *__libc_realloc(void *, size_t);
    extern void *__libc_memalign(size_t, size_t);
    extern void __libc_free(void *);

    void \(symbol)(struct counts *result) { *result = counts; }

    static void *counted(void *block, size_t size) {
      if (block) {
        counts.allocations++;
        counts.bytes += size;
      }
      return block;
    }

    void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

    void *calloc(size_t number, size_t size) {
      return counted(__libc_calloc(number, size), number * size);
    }

    void free(void *block) {
      if (block) counts.frees++;
      __libc_free(block);
    }

    void *realloc(void *block, size_t size) {
      void *result = __libc_realloc(block, size);
      if (block && (result || size == 0)) counts.frees++;
      return counted(result, size);
    }

    void *memalign(size_t alignment, size_t size) {
      return counted(__libc_memalign(alignment, size), size);
    }

    void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

    int posix_memalign(void **result, size_t alignment, size_t size) {
      if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return EINVAL;
      void *block = memalign(alignment, size);
      if (!block) return ENOMEM;
      *result = block;
      return 0;
    }

    """
}
