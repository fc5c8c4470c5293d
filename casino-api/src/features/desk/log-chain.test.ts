import { describe, expect, it } from 'vitest';
import { chainStart } from '../../kernel/hash-chain';
import { detailsHash, entryHash, erasedAction, hashAfter, logFindings, type KeptEntry } from './log-chain';

/** A log of so many entries, of which the first were written before it was a chain. */
function written(count: number, older = 0): KeptEntry[] {
  const entries: KeptEntry[] = [];
  let before = chainStart;
  for (let seq = 1; seq <= count; seq += 1) {
    const entry: KeptEntry = {
      seq,
      id: `act:${seq}`,
      at: seq * 1_000,
      actor: 'ada@lantern.example',
      action: 'note',
      subject: `s${seq}`,
      player_id: seq % 2 ? 'p1' : null,
      details: '{"note":"called"}',
      hash: null,
    };
    before = entryHash(before, entry);
    entries.push({ ...entry, hash: seq > older ? before : null });
  }
  return entries;
}
const findings = (entries: readonly KeptEntry[], held = written(0).map(({ seq, hash }) => ({ seq, hash: hash! }))) => [
  ...logFindings(entries, held),
];

describe('the log of the operators', () => {
  it('holds when nothing was changed, entries of before the chain among them', () => {
    expect(findings(written(5))).toEqual([]);
    expect(findings(written(5, 3))).toEqual([]);
    expect(findings([])).toEqual([]);
    expect(hashAfter(written(5))).toBe(written(5)[4]!.hash);
  });

  it.each([
    ['actor', 'eve@lantern.example'],
    ['action', 'approve'],
    ['subject', 'other'],
    ['player_id', 'p2'],
    ['details', '{}'],
    ['at', 7],
    ['id', 'other'],
  ] as const)('names an entry whose %s was changed', (field, value) => {
    const entries = written(5);
    entries[2] = { ...entries[2]!, [field]: value };
    expect(findings(entries)).toEqual([expect.stringContaining('entry 3 is not what was written')]);
  });

  it('names an older entry that was changed by the first hash, which covers it', () => {
    const entries = written(5, 3);
    entries[1] = { ...entries[1]!, details: '{}' };
    expect(findings(entries)).toEqual([expect.stringContaining('entry 4 is not what was written')]);
  });

  it('names what is missing, moved, or written past the chain', () => {
    const entries = written(5);
    expect(findings(entries.toSpliced(2, 1))).toEqual([
      'entries after 2 are missing: the next is 4',
      expect.stringContaining('entry 4 is not what was written'),
    ]);
    expect(findings(entries.with(3, { ...entries[3]!, hash: null }))).toEqual(['entry 4 carries no hash']);
  });

  it('names an end that was cut off and a log that was written anew, by a head that was kept', () => {
    const entries = written(5);
    const head = { seq: 5, hash: entries[4]!.hash! };
    expect(findings(entries, [head])).toEqual([]);
    expect(findings(entries.slice(0, 3), [head])).toEqual([
      'the log ends at entry 3; a head of it had 5: its end was cut off',
    ]);
    const forged = { ...written(1)[0]!, actor: 'eve@lantern.example' };
    const anew = [{ ...forged, hash: entryHash(chainStart, forged) }];
    expect(findings(anew, [{ seq: 1, hash: entries[0]!.hash! }])).toEqual([
      'entry 1 is another than its head had told',
    ]);
  });
});

describe('what an entry tells, beside the chain', () => {
  /** Entries whose details lie beside it, the last an erasure of `p1`, to whom all but it and the first belong. */
  function beside(): KeptEntry[] {
    let before = chainStart;
    return ['p2', 'p1', 'p1', 'p1'].map((player_id, index) => {
      const [details, salt] = ['{"note":"Mina called"}', `salt-${index}`];
      const told = {
        action: index === 3 ? erasedAction : 'note',
        subject: 's',
        actor: 'ada@lantern.example',
        player_id,
      };
      const made = { seq: index + 1, id: `act:${index}`, at: index, ...told, details, salt, hash: null };
      const entry: KeptEntry = { ...made, details_hash: detailsHash(salt, details) };
      before = entryHash(before, entry);
      return { ...entry, hash: before };
    });
  }
  const without = (index: number) => beside().with(index, { ...beside()[index]!, details: '{}', salt: null });

  it('holds, and holds still when it was erased with its person', () => {
    expect(findings(beside())).toEqual([]);
    expect(findings(without(1))).toEqual([]);
  });

  it('is named when it was changed, or is gone with nobody erased', () => {
    const changed = beside().with(1, { ...beside()[1]!, details: '{"note":"nobody called"}' });
    expect(findings(changed)).toEqual([expect.stringContaining('entry 2 tells what was not written')]);
    expect(findings(without(0))).toEqual([expect.stringContaining('entry 1 lost what it told')]);
  });

  it('says by its hash nothing that could be found by trying', () => {
    expect(detailsHash('a', '{}')).not.toBe(detailsHash('b', '{}'));
  });
});
