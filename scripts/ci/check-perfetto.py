"""Checks Perfetto traces with the generated classes of the package `perfetto`."""

import sys
from collections import defaultdict

from google.protobuf.message import Message
from google.protobuf.unknown_fields import UnknownFieldSet
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent

INTERNED = {
    "event_names": "name", "event_categories": "name", "debug_annotation_names": "name",
    "debug_annotation_string_values": "str", "function_names": "str", "source_paths": "str",
    "frames": None, "callstacks": None,
}


class Wrong(Exception):
    """A rule that a trace breaks."""


def require(condition, words):
    if not condition:
        raise Wrong(words)


def check_known(message, path="trace"):
    """No field of any message is unknown to the classes."""
    unknown = [field.field_number for field in UnknownFieldSet(message)]
    require(not unknown, f"{path}: unknown fields {unknown}")
    for field, value in message.ListFields():
        if field.type != field.TYPE_MESSAGE:
            continue
        for part in [value] if isinstance(value, Message) else value:
            check_known(part, f"{path}.{field.name}")


class Sequence:
    """What the packets of one sequence have stated so far."""

    def __init__(self):
        self.interned = defaultdict(dict)

    def state(self, data):
        for kind in INTERNED:
            for entry in getattr(data, kind):
                require(entry.iid > 0, f"{kind}: number 0")
                require(entry.iid not in self.interned[kind], f"{kind}: {entry.iid} twice")
                self.interned[kind][entry.iid] = entry

    def need(self, kind, iid):
        require(iid in self.interned[kind], f"{kind}: {iid} is not stated")
        return self.interned[kind][iid]


def check_event(event, sequence, tracks):
    require(event.track_uuid in tracks, f"track {event.track_uuid} is not described")
    if event.HasField("name_iid"):
        sequence.need("event_names", event.name_iid)
    for category in event.category_iids:
        sequence.need("event_categories", category)
    for annotation in event.debug_annotations:
        sequence.need("debug_annotation_names", annotation.name_iid)
        if annotation.HasField("string_value_iid"):
            sequence.need("debug_annotation_string_values", annotation.string_value_iid)


def check_sample(sample, sequence):
    stack = sequence.need("callstacks", sample.callstack_iid)
    for number in stack.frame_ids:
        frame = sequence.need("frames", number)
        sequence.need("function_names", frame.function_name_id)
        if frame.HasField("source_path_iid"):
            sequence.need("source_paths", frame.source_path_iid)


def check(path):
    trace = Trace()
    with open(path, "rb") as file:
        trace.ParseFromString(file.read())
    check_known(trace)
    sequences, tracks, events, samples = {}, {}, [], 0
    for place, packet in enumerate(trace.packet):
        number = packet.trusted_packet_sequence_id
        require(number > 0, f"packet {place} has no sequence")
        if packet.sequence_flags & 1:
            require(number not in sequences, f"sequence {number} is cleared twice")
            sequences[number] = Sequence()
        require(number in sequences, f"sequence {number} is not cleared")
        sequences[number].state(packet.interned_data)
        kind = packet.WhichOneof("data")
        if kind == "track_descriptor":
            track = packet.track_descriptor
            require(track.uuid not in tracks, f"track {track.uuid} is described twice")
            require(not track.parent_uuid or track.parent_uuid in tracks, "parent after its child")
            tracks[track.uuid] = track
        elif kind == "track_event":
            require(packet.HasField("timestamp"), f"packet {place} has no time")
            check_event(packet.track_event, sequences[number], tracks)
            events.append((packet.timestamp, place, packet.track_event))
        elif kind == "stack_sample":
            check_sample(packet.stack_sample, sequences[number])
            samples += 1
    slices = check_nesting(events, tracks)
    flows = check_flows(events)
    print(f"{path}: {len(trace.packet)} packets, {len(tracks)} tracks, {slices} slices, "
          f"{flows} arrows, {samples} samples: right")


def check_nesting(events, tracks):
    """Every begin has an end, and slices of a track are inside or beside each other."""
    opened, slices, latest = defaultdict(int), 0, defaultdict(int)
    for time, place, event in events:
        track = event.track_uuid
        # Our writer keeps each track in the order of time.
        require(time >= latest[track], f"track {track} goes back in packet {place}")
        latest[track] = time
        if event.type == TrackEvent.TYPE_SLICE_BEGIN:
            opened[track] += 1
            slices += 1
        elif event.type == TrackEvent.TYPE_SLICE_END:
            opened[track] -= 1
            require(opened[track] >= 0, f"end without begin on track {track}")
        else:
            require(event.type == TrackEvent.TYPE_COUNTER, f"type {event.type}")
            require(tracks[track].HasField("counter"), "a counter's value on another track")
    require(not any(opened.values()), "slices without an end")
    return slices


def check_flows(events):
    """An arrow begins once, and ends no earlier."""
    begun = {}
    for time, _, event in events:
        for flow in event.flow_ids:
            require(flow not in begun, f"arrow {flow} begins twice")
            begun[flow] = time
    ended = 0
    for time, _, event in events:
        for flow in event.terminating_flow_ids:
            require(flow in begun and begun[flow] <= time, f"arrow {flow} ends before it begins")
            ended += 1
    return ended


def main():
    code = 0
    for path in sys.argv[1:]:
        try:
            check(path)
        except Wrong as wrong:
            print(f"{path}: {wrong}", file=sys.stderr)
            code = 65
    sys.exit(code)


main()
