import CBabeltrace

/// A chain of components of libbabeltrace2: one source a trace, a muxer that puts all events into
/// the order of time, and a sink of ours.
///
/// Built, run once, and dropped. Not to be shared between threads, each of which may have its own: ``LibraryState``.
final class Graph {
  /// A failure that the library reports.
  struct Failure: Error {
    let reason: String
    /// True if it is the library's own fault, not the trace's.
    var isMissingLibrary = false
  }

  /// Takes one message; false stops the graph.
  typealias Consumer = (Message) -> Bool

  private let graph: OpaquePointer
  private let muxer: FilterComponent
  private let plugins: [Plugin]

  /// Builds the chain up to the muxer.
  ///
  /// - Parameter folders: the folders in which `metadata` lies.
  /// - Throws: `Failure`, when the library refuses a trace or is not complete.
  init(folders: [String]) throws(Failure) {
    let ctf = try LibraryState.change { () throws(Failure) in try Self.plugin("ctf") }
    let utilities = try LibraryState.change { () throws(Failure) in try Self.plugin("utils") }
    plugins = [ctf, utilities]
    guard let source = ctf.sourceClass("fs"), let muxerClass = utilities.filterClass("muxer"),
      let graph = bt_graph_create(Self.protocolVersion(source, muxerClass, folders))
    else { throw Failure(reason: "it lacks the components it should have", isMissingLibrary: true) }
    self.graph = graph
    var muxer: OpaquePointer?
    guard
      bt_graph_add_filter_component(
        graph,
        muxerClass.raw,
        "muxer",
        nil,
        BT_LOGGING_LEVEL_NONE,
        &muxer
      )
        == BT_GRAPH_ADD_COMPONENT_STATUS_OK, let muxer
    else {
      bt_graph_put_ref(graph)
      throw Self.failure()
    }
    self.muxer = FilterComponent(raw: muxer)
    for (number, folder) in folders.enumerated() {
      try connect(addSource(source, number, folder))
    }
  }

  deinit {
    LibraryState.change {
      bt_graph_put_ref(graph)
      plugins.forEach { $0.release() }
    }
  }

  /// True if the traces have any stream.
  var hasStreams: Bool { muxer.inputCount > 1 }

  /// Sends all messages, in the order of time, to `consume`.
  ///
  /// - Precondition: `hasStreams`, and it was not run before.
  func run(_ consume: Consumer) throws(Failure) {
    let failure = withoutActuallyEscaping(consume) { consume -> Failure? in
      let sink = MessageSink(consume)
      return withExtendedLifetime(sink) { run(into: sink) }
    }
    if let failure { throw failure }
  }

  private func run(into sink: MessageSink) -> Failure? {
    guard let component = LibraryState.change({ addSink(sink) }),
      connect(muxer.output, to: component.input)
    else { return Self.failure() }
    return bt_graph_run(graph) == BT_GRAPH_RUN_STATUS_OK ? nil : Self.failure()
  }

  private func addSink(_ sink: MessageSink) -> SinkComponent? {
    var component: OpaquePointer?
    let status = bt_graph_add_simple_sink_component(
      graph,
      "sink",
      { _, _ in BT_GRAPH_SIMPLE_SINK_COMPONENT_INITIALIZE_FUNC_STATUS_OK },
      { iterator, data in MessageSink.consume(iterator, data) },
      nil,
      Unmanaged.passUnretained(sink).toOpaque(),
      &component
    )
    return status == BT_GRAPH_ADD_COMPONENT_STATUS_OK ? component.map(SinkComponent.init) : nil
  }

  /// The greatest version of the message protocol that all components have for these traces: CTF 2 needs
  /// 1, and libbabeltrace2 2.1.
  ///
  /// Where the library does not say, adding the components says why not.
  private static func protocolVersion(
    _ source: SourceClass,
    _ muxer: FilterClass,
    _ folders: [String]
  ) -> UInt64 {
    guard bt_get_maximal_mip_version() > 0, let set = bt_component_descriptor_set_create() else {
      return 0
    }
    defer { bt_component_descriptor_set_put_ref(set) }
    for folder in folders {
      guard let parameters = Self.parameters(folder) else { return 0 }
      defer { bt_value_put_ref(parameters) }
      _ = bt_component_descriptor_set_add_descriptor(
        set,
        bt_component_class_source_as_component_class_const(source.raw),
        parameters
      )
    }
    _ = bt_component_descriptor_set_add_descriptor(
      set,
      bt_component_class_filter_as_component_class_const(muxer.raw),
      nil
    )
    var version: UInt64 = 0
    let status = bt_get_greatest_operative_mip_version(set, BT_LOGGING_LEVEL_NONE, &version)
    guard status == BT_GET_GREATEST_OPERATIVE_MIP_VERSION_STATUS_OK else {
      bt_current_thread_clear_error()
      return 0
    }
    return version
  }

  /// The parameters of a source for a folder; to be released.
  private static func parameters(_ folder: String) -> OpaquePointer? {
    let parameters = bt_value_map_create()
    let inputs = bt_value_array_create()
    defer { bt_value_put_ref(inputs) }
    guard let parameters, let inputs,
      bt_value_array_append_string_element(inputs, folder)
        == BT_VALUE_ARRAY_APPEND_ELEMENT_STATUS_OK,
      bt_value_map_insert_entry(parameters, "inputs", inputs)
        == BT_VALUE_MAP_INSERT_ENTRY_STATUS_OK
    else {
      bt_value_put_ref(parameters)
      return nil
    }
    return parameters
  }

  private func addSource(
    _ source: SourceClass,
    _ number: Int,
    _ folder: String
  ) throws(Failure) -> SourceComponent {
    let parameters = Self.parameters(folder)
    defer { bt_value_put_ref(parameters) }
    var component: OpaquePointer?
    guard let parameters,
      // By its name `Event.sourceNumber` knows the trace.
      bt_value_map_insert_string_entry(parameters, "trace-name", "\(number)")
        == BT_VALUE_MAP_INSERT_ENTRY_STATUS_OK,
      bt_graph_add_source_component(
        graph,
        source.raw,
        "trace \(number)",
        parameters,
        BT_LOGGING_LEVEL_NONE,
        &component
      )
        == BT_GRAPH_ADD_COMPONENT_STATUS_OK,
      let component
    else { throw Self.failure() }
    return SourceComponent(raw: component)
  }

  /// Connects every stream of a source to the muxer, which always has one free port.
  private func connect(_ source: SourceComponent) throws(Failure) {
    for output in source.outputs {
      guard connect(output, to: muxer.input(muxer.inputCount - 1)) else { throw Self.failure() }
    }
  }

  /// Connects two ports; false when one is missing or the library refuses.
  private func connect(_ output: OutputPort?, to input: InputPort?) -> Bool {
    guard let output, let input else { return false }
    return bt_graph_connect_ports(graph, output.raw, input.raw, nil)
      == BT_GRAPH_CONNECT_PORTS_STATUS_OK
  }

  private static func plugin(_ name: String) throws(Failure) -> Plugin {
    var plugin: OpaquePointer?
    guard bt_plugin_find(name, 1, 1, 1, 1, 0, &plugin) == BT_PLUGIN_FIND_STATUS_OK, let plugin
    else {
      bt_current_thread_clear_error()
      throw Failure(reason: "its plug-in '\(name)' is not installed", isMissingLibrary: true)
    }
    return Plugin(raw: plugin)
  }

  /// Returns the library's report about the call that just failed: the first cause is the root.
  private static func failure() -> Failure {
    guard let error = bt_current_thread_take_error() else {
      return Failure(reason: "libbabeltrace2 gives no reason")
    }
    defer { bt_error_release(error) }
    guard bt_error_get_cause_count(error) > 0, let cause = bt_error_borrow_cause_by_index(error, 0),
      let message = bt_error_cause_get_message(cause)
    else { return Failure(reason: "libbabeltrace2 gives no reason") }
    let text = String(cString: message).split(separator: "\n").joined(separator: " ")
    return Failure(reason: text.hasSuffix(".") ? String(text.dropLast()) : text)
  }
}

/// The object that the library calls with messages.
private final class MessageSink {
  private let consume: Graph.Consumer

  init(_ consume: @escaping Graph.Consumer) {
    self.consume = consume
  }

  static func consume(
    _ iterator: OpaquePointer?,
    _ data: UnsafeMutableRawPointer?
  ) -> bt_graph_simple_sink_component_consume_func_status {
    guard let data else { return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_ERROR }
    return Unmanaged<MessageSink>.fromOpaque(data).takeUnretainedValue().consume(iterator)
  }

  private func consume(
    _ iterator: OpaquePointer?
  ) -> bt_graph_simple_sink_component_consume_func_status {
    var messages: bt_message_array_const?
    var count: UInt64 = 0
    switch bt_message_iterator_next(iterator, &messages, &count) {
    case BT_MESSAGE_ITERATOR_NEXT_STATUS_OK: break
    case BT_MESSAGE_ITERATOR_NEXT_STATUS_END:
      return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_END
    case BT_MESSAGE_ITERATOR_NEXT_STATUS_AGAIN:
      return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_AGAIN
    default: return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_ERROR
    }
    var isWanted = true
    for index in 0..<Int(count) {
      guard let raw = messages?[index] else { continue }
      let message = Message(raw: raw)
      if isWanted { isWanted = consume(message) }
      message.release()
    }
    return isWanted
      ? BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_OK
      : BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_END
  }
}
