import CBabeltrace

// The parts that a graph is put together from, distinguished as in Handles.swift: ports by their
// direction, components by their role. All are borrowed from the graph, but for `Plugin`.

/// A plug-in of the library; to be released.
struct Plugin {
  let raw: OpaquePointer

  /// The class of sources that a name stands for.
  func sourceClass(_ name: String) -> SourceClass? {
    bt_plugin_borrow_source_component_class_by_name_const(raw, name).map(SourceClass.init)
  }

  /// The class of filters that a name stands for.
  func filterClass(_ name: String) -> FilterClass? {
    bt_plugin_borrow_filter_component_class_by_name_const(raw, name).map(FilterClass.init)
  }

  func release() { bt_plugin_put_ref(raw) }
}

/// The class that sources are made from.
struct SourceClass {
  let raw: OpaquePointer
}

/// The class that filters are made from.
struct FilterClass {
  let raw: OpaquePointer
}

/// A port where messages leave a component.
struct OutputPort {
  let raw: OpaquePointer
}

/// A port where messages enter a component.
struct InputPort {
  let raw: OpaquePointer
}

/// A component that reads a trace: one output a stream.
struct SourceComponent {
  let raw: OpaquePointer

  /// The outputs; nil for a port that the library does not give out.
  var outputs: [OutputPort?] {
    (0..<bt_component_source_get_output_port_count(raw)).map {
      bt_component_source_borrow_output_port_by_index_const(raw, $0).map(OutputPort.init)
    }
  }
}

/// A component between others: the muxer.
struct FilterComponent {
  let raw: OpaquePointer

  /// The number of inputs.
  var inputCount: UInt64 { bt_component_filter_get_input_port_count(raw) }

  /// The input at an index.
  func input(_ index: UInt64) -> InputPort? {
    bt_component_filter_borrow_input_port_by_index_const(raw, index).map(InputPort.init)
  }

  /// The one output.
  var output: OutputPort? {
    bt_component_filter_borrow_output_port_by_index_const(raw, 0).map(OutputPort.init)
  }
}

/// A component at the end: ours.
struct SinkComponent {
  let raw: OpaquePointer

  /// The one input.
  var input: InputPort? {
    bt_component_sink_borrow_input_port_by_index_const(raw, 0).map(InputPort.init)
  }
}
