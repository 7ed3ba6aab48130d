#define _GNU_SOURCE
#include "CSampler.h"

#if defined(__linux__)

#include <elf.h>
#include <link.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

struct visitor {
  void (*visit)(const struct listscope_binary *binary, void *context);
  void *context;
};

/* Finds the build id among the notes of a segment. */
static void find_build_id(struct listscope_binary *binary, const uint8_t *notes, size_t size) {
  while (size > sizeof(ElfW(Nhdr))) {
    const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)notes;
    size_t name = (note->n_namesz + 3u) & ~3u;
    size_t content = (note->n_descsz + 3u) & ~3u;
    size_t whole = sizeof *note + name + content;
    if (whole > size) return;
    const uint8_t *text = notes + sizeof *note;
    if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && memcmp(text, "GNU", 4) == 0) {
      binary->build_id = text + name;
      binary->build_id_size = note->n_descsz;
      return;
    }
    notes += whole;
    size -= whole;
  }
}

static int describe(struct dl_phdr_info *info, size_t size, void *argument) {
  const struct visitor *visitor = argument;
  static char program[PATH_MAX];
  struct listscope_binary binary = {.path = info->dlpi_name, .base = info->dlpi_addr};
  if (binary.path == NULL || binary.path[0] == 0) {
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = 0;
    binary.path = program;
  }
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    uint64_t start = info->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_NOTE && binary.build_id == NULL)
      find_build_id(&binary, (const uint8_t *)start, part->p_memsz);
    if (part->p_type != PT_LOAD || (part->p_flags & PF_X) == 0) continue;
    if (binary.start == 0 || start < binary.start) binary.start = start;
    if (start + part->p_memsz > binary.end) binary.end = start + part->p_memsz;
  }
  if (binary.end != 0) visitor->visit(&binary, visitor->context);
  return 0;
}

/* dl_iterate_phdr holds a lock, so `program` above is used by one thread at a time. */
void listscope_each_binary(
    void (*visit)(const struct listscope_binary *binary, void *context), void *context) {
  struct visitor visitor = {visit, context};
  dl_iterate_phdr(describe, &visitor);
}

static int count_changes(struct dl_phdr_info *info, size_t size, void *changes) {
  *(uint64_t *)changes = info->dlpi_adds;
  return 1;
}

uint64_t listscope_binary_changes(void) {
  uint64_t changes = 0;
  dl_iterate_phdr(count_changes, &changes);
  return changes;
}

#else

void listscope_each_binary(
    void (*visit)(const struct listscope_binary *binary, void *context), void *context) {}

uint64_t listscope_binary_changes(void) { return 0; }

#endif
