import CBabeltrace

/// A component that messages come from. Valid as long as its graph.
struct Source {
  /// The library's object.
  let pointer: OpaquePointer

  /// Its outputs: one a stream.
  var outputs: [OutputPort] {
    (0..<bt_component_source_get_output_port_count(pointer)).compactMap { index in
      bt_component_source_borrow_output_port_by_index_const(pointer, index)
        .map(OutputPort.init(pointer:))
    }
  }
}

/// A component that messages go through. Valid as long as its graph.
struct Filter {
  /// The library's object.
  let pointer: OpaquePointer

  /// The input that is still free; a muxer adds one whenever its last one is connected.
  var lastInput: InputPort? {
    let count = bt_component_filter_get_input_port_count(pointer)
    guard count > 0 else { return nil }
    return bt_component_filter_borrow_input_port_by_index_const(pointer, count - 1)
      .map(InputPort.init(pointer:))
  }

  /// The only output.
  var output: OutputPort? {
    guard bt_component_filter_get_output_port_count(pointer) > 0 else { return nil }
    return bt_component_filter_borrow_output_port_by_index_const(pointer, 0)
      .map(OutputPort.init(pointer:))
  }
}

/// A component that messages end in. Valid as long as its graph.
struct Sink {
  /// The library's object.
  let pointer: OpaquePointer

  /// The only input.
  var input: InputPort? {
    guard bt_component_sink_get_input_port_count(pointer) > 0 else { return nil }
    return bt_component_sink_borrow_input_port_by_index_const(pointer, 0)
      .map(InputPort.init(pointer:))
  }
}

/// Where messages leave a component.
struct OutputPort {
  /// The library's object.
  let pointer: OpaquePointer
}

/// Where messages enter a component.
struct InputPort {
  /// The library's object.
  let pointer: OpaquePointer
}
