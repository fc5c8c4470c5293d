import { returnCooling, selfExclusionFreeze } from 'contract/constants';

/** What the mail after the freeze lets a player choose: back to play, or months to stay away (DOMAIN §6). */
export const exclusionChoices = ['return', '6', '12', '60'] as const;
export type ExclusionChoice = (typeof exclusionChoices)[number];

/**
 * Where an exclusion stands; times are epoch ms.
 *
 *     frozen ──24 h──> asked ──return──> asked, until ──24 h──> over
 *                        └────months───> excluded ──the months──> over
 *     excluded ──the months of the licence──> over
 *
 * No way leads to `over` before its time, and until then the account is frozen.
 */
export interface Exclusion {
  phase: 'frozen' | 'asked' | 'excluded' | 'over';
  since: number;
  freezeEnds: number;
  /** Set in `excluded`, in `asked` once the player has chosen to return, and in what came of both. */
  until: number | null;
}

/** `months`: for how long the licence has it last at the least; null: the player is asked after the freeze. */
export type ExclusionEvent =
  { kind: 'exclude'; months: number | null } | { kind: 'time' } | { kind: 'choose'; choice: ExclusionChoice };

export const isExcluded = (exclusion: Exclusion | null): boolean => exclusion !== null && exclusion.phase !== 'over';

/** When the exclusion moves on by itself; null when it waits for the player, or is over. */
export function movesOnAt({ phase, freezeEnds, until }: Exclusion): number | null {
  if (phase === 'frozen') return freezeEnds;
  return phase === 'over' ? null : until;
}

/** What an event makes of an exclusion. The same one back: the event has no place there. */
export function afterExclusionEvent(exclusion: Exclusion | null, event: ExclusionEvent, at: number): Exclusion | null {
  switch (event.kind) {
    case 'exclude': {
      // Who was asked and excludes himself anew is frozen anew, and asked again after it; a freeze or term that runs stays.
      const runs = exclusion?.phase === 'frozen' || exclusion?.phase === 'excluded';
      if (runs) return exclusion;
      if (event.months !== null) {
        const until = afterMonths(at, event.months);
        return { phase: 'excluded', since: at, freezeEnds: until, until };
      }
      return { phase: 'frozen', since: at, freezeEnds: at + selfExclusionFreeze, until: null };
    }
    case 'time': {
      if (exclusion === null) return null;
      const due = movesOnAt(exclusion);
      if (due === null || at < due) return exclusion;
      return { ...exclusion, phase: exclusion.phase === 'frozen' ? 'asked' : 'over' };
    }
    case 'choose': {
      if (exclusion?.phase !== 'asked' || exclusion.until !== null) return exclusion;
      if (event.choice === 'return') return { ...exclusion, until: at + returnCooling };
      return { ...exclusion, phase: 'excluded', until: afterMonths(at, Number(event.choice)) };
    }
  }
}

/** The same day and time of a later month, UTC; its last day where it has no such day. */
export function afterMonths(at: number, months: number): number {
  const from = new Date(at);
  const to = new Date(at);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime();
}
