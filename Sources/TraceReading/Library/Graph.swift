import CBabeltrace

/// A network of sources, filters and one sink that pulls messages through it.
struct Graph: ~Copyable {
  private let pointer: OpaquePointer

  /// Makes an empty graph.
  init() throws(LibraryFailure) {
    guard let graph = bt_graph_create(0) else { throw .take(during: "Making a graph") }
    pointer = graph
  }

  deinit {
    bt_graph_put_ref(pointer)
  }

  /// Adds a source.
  func add(
    _ source: SourceClass,
    name: String,
    parameters: borrowing SourceParameters
  ) throws(LibraryFailure) -> Source {
    var component: OpaquePointer?
    let status = bt_graph_add_source_component(
      pointer,
      source.pointer,
      name,
      parameters.pointer,
      BT_LOGGING_LEVEL_NONE,
      &component
    )
    guard status == BT_GRAPH_ADD_COMPONENT_STATUS_OK, let component else {
      throw .take(during: "Opening the trace")
    }
    return Source(pointer: component)
  }

  /// Adds a filter.
  func add(_ filter: FilterClass, name: String) throws(LibraryFailure) -> Filter {
    var component: OpaquePointer?
    let status = bt_graph_add_filter_component(
      pointer,
      filter.pointer,
      name,
      nil,
      BT_LOGGING_LEVEL_NONE,
      &component
    )
    guard status == BT_GRAPH_ADD_COMPONENT_STATUS_OK, let component else {
      throw .take(during: "Adding the filter \(name)")
    }
    return Filter(pointer: component)
  }

  /// Adds a sink that hands messages to a receiver, which must outlive the graph.
  func add(_ receiver: MessageReceiver) throws(LibraryFailure) -> Sink {
    var component: OpaquePointer?
    let status = bt_graph_add_simple_sink_component(
      pointer,
      "receiver",
      keepIterator,
      consumeMessages,
      nil,
      Unmanaged.passUnretained(receiver).toOpaque(),
      &component
    )
    guard status == BT_GRAPH_ADD_COMPONENT_STATUS_OK, let component else {
      throw .take(during: "Adding a sink")
    }
    return Sink(pointer: component)
  }

  /// Connects an output with an input.
  func connect(_ output: OutputPort, to input: InputPort) throws(LibraryFailure) {
    let status = bt_graph_connect_ports(pointer, output.pointer, input.pointer, nil)
    guard status == BT_GRAPH_CONNECT_PORTS_STATUS_OK else {
      throw .take(during: "Connecting the streams")
    }
  }

  /// Runs until the sink has everything.
  func run() throws(LibraryFailure) {
    let status = bt_graph_run(pointer)
    guard status == BT_GRAPH_RUN_STATUS_OK else { throw .take(during: "Reading") }
  }
}

/// Called by the library once, before the first message.
private func keepIterator(
  _ iterator: OpaquePointer?,
  _ receiver: UnsafeMutableRawPointer?
) -> bt_graph_simple_sink_component_initialize_func_status {
  BT_GRAPH_SIMPLE_SINK_COMPONENT_INITIALIZE_FUNC_STATUS_OK
}

/// Called by the library until it answers with an end.
private func consumeMessages(
  _ iterator: OpaquePointer?,
  _ receiver: UnsafeMutableRawPointer?
) -> bt_graph_simple_sink_component_consume_func_status {
  guard let iterator, let receiver else {
    return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_ERROR
  }
  let target = Unmanaged<MessageReceiver>.fromOpaque(receiver).takeUnretainedValue()
  var messages: UnsafeMutablePointer<OpaquePointer?>?
  var count: UInt64 = 0
  switch bt_message_iterator_next(iterator, &messages, &count) {
  case BT_MESSAGE_ITERATOR_NEXT_STATUS_OK:
    for index in 0..<Int(count) {
      guard let pointer = messages?[index] else { continue }
      target.receive(Message(pointer: pointer))
      bt_message_put_ref(pointer)
    }
    return target.isStopped
      ? BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_ERROR
      : BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_OK
  case BT_MESSAGE_ITERATOR_NEXT_STATUS_END:
    return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_END
  case BT_MESSAGE_ITERATOR_NEXT_STATUS_AGAIN:
    return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_AGAIN
  case BT_MESSAGE_ITERATOR_NEXT_STATUS_MEMORY_ERROR:
    return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_MEMORY_ERROR
  default:
    return BT_GRAPH_SIMPLE_SINK_COMPONENT_CONSUME_FUNC_STATUS_ERROR
  }
}
