import { describe, expect, it } from 'vitest';
import { eventText, EventReader, type StreamEvent } from './event-stream';

function read(...chunks: (string | Uint8Array)[]): StreamEvent[] {
  const reader = new EventReader();
  return chunks.flatMap((chunk) => reader.read(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
}

describe('a stream of events', () => {
  it('is cut into events, wherever its chunks end', () => {
    const text =
      'retry: 2000\n\nid: 7\nevent: result\ndata: {"round":7}\n\nevent: state\ndata: {"a":"é"}\n\n: nothing\n\n';
    const expected = [
      { id: '7', event: 'result', data: '{"round":7}' },
      { id: null, event: 'state', data: '{"a":"é"}' },
    ];
    expect(read(text)).toEqual(expected);
    const bytes = new TextEncoder().encode(text);
    expect(read(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
  });

  it('says nothing of an event that was cut off', () => {
    expect(read('event: state\ndata: {"a":1}')).toEqual([]);
  });

  it('is not waited for without end', () => {
    expect(() => read('x'.repeat(1_000_001))).toThrow(RangeError);
  });

  it('reads as it was written', () => {
    const event = { id: '12', event: 'state', data: '{"html":"<p>a: b</p>"}' };
    expect(read(eventText(event))).toEqual([event]);
  });
});
