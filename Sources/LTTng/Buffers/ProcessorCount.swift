internal import Glibc

/// The number of processors for which LTTng allocates buffers.
enum ProcessorCount {
  /// All that could ever be online, as LTTng counts them.
  static var possible: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_CONF)))) }
}
