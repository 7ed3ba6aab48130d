internal import CLTTngControl
internal import Glibc

/// A program to start as a child of this process, in its own session.
struct ChildProcess {
  /// The path of the program and its arguments.
  var command: [String]
  var environment: [String: String]
  /// The child's descriptors 0, 1, 2…; nil is `/dev/null`, or closed from 3 on.
  var descriptors: [Int32?] = []
  /// The signal it gets when the thread that started it ends.
  var deathSignal: Int32 = 0
  /// True if it gets private mounts, with empty folders for LTTng's sockets and buffers.
  var hasPrivateMounts = false
  /// At most this many open descriptors at first, which the program may raise; nil leaves the limit.
  var descriptorLimit: UInt64?

  /// The reason for which a program could not be started.
  struct Failure: Error {
    enum Step: Int32 {
      case fork = 1
      case namespace, mount, descriptors, execute
    }
    let step: Step
    let errorNumber: Int32

    var reason: String { String(cString: strerror(errorNumber)) }
  }

  /// Starts the program and returns its process id.
  func start() throws(Failure) -> pid_t {
    let arguments = CStringArray(command)
    let variables = CStringArray(environment.map { "\($0)=\($1)" })
    var spawn = listscope_spawn()
    spawn.path = UnsafePointer(arguments.pointers[0])
    spawn.arguments = UnsafePointer(arguments.pointers)
    spawn.environment = UnsafePointer(variables.pointers)
    spawn.death_signal = deathSignal
    spawn.private_mounts = hasPrivateMounts
    spawn.descriptor_limit = descriptorLimit ?? 0
    withUnsafeMutableBytes(of: &spawn.descriptors) { bytes in
      let places = bytes.bindMemory(to: Int32.self)
      for place in places.indices {
        places[place] = place < descriptors.count ? descriptors[place] ?? -1 : -1
      }
    }
    var failure = listscope_spawn_failure()
    let pid = withExtendedLifetime((arguments, variables)) {
      listscope_start_process(&spawn, &failure)
    }
    guard pid > 0 else {
      throw Failure(step: Failure.Step(rawValue: failure.step) ?? .fork, errorNumber: failure.error)
    }
    return pid
  }
}
