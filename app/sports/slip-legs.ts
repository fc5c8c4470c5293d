import { RequestId } from 'contract/rounds';
import { mostLegs, type SelectionAsked } from 'contract/sports/bets';
import { MarketId, Odds, SelectionId } from 'contract/sports/markets';
import { MatchId } from 'contract/sports/matches';

/** A selection on the slip, with the odds that the player saw (thousandths). */
export type SlipEntry = SelectionAsked & { odds: number };

/** Where the slip is kept: the browser's own, so it is there before and after a log-in. */
export const slipCookie = 'bet-slip';

const between = '~';
const behind = '!';
/** An id with these would be read as something else: no source has one. */
const isPlain = (id: string): boolean => !/[~!\s]/.test(id);

/** `<match>~<market>~<selection>~<odds>`: what a button of odds sends, and what the slip is kept as. */
export const entryText = ({ matchId, marketId, selectionId, odds }: SlipEntry): string =>
  [matchId, marketId, selectionId, odds].join(between);

/** @returns null for what is no selection */
export function readEntry(text: string): SlipEntry | null {
  const [matchId = '', marketId = '', selectionId = '', price = '', ...more] = text.split(between);
  const odds = /^\d{1,8}$/.test(price) ? Number(price) : NaN;
  const isEntry =
    more.length === 0 &&
    isPlain(matchId) &&
    MatchId.safeParse(matchId).success &&
    MarketId.safeParse(marketId).success &&
    SelectionId.safeParse(selectionId).success &&
    Odds.safeParse(odds).success;
  return isEntry ? { matchId, marketId, selectionId, odds } : null;
}

export const slipText = (entries: readonly SlipEntry[]): string => entries.map(entryText).join(behind);

/** A slip that is kept under a name: what is placed from it is known by that, in however many tabs it stands. */
export const namedSlip = (name: string, entries: readonly SlipEntry[]): string =>
  [name, slipText(entries)].join(behind);

/** @returns null for a slip that has none */
export const nameOfSlip = (text: string | null | undefined): string | null =>
  RequestId.safeParse((text ?? '').split(behind)[0]).data ?? null;

/** What can be read of a kept slip, each selection once, no more than a slip holds. */
export function readSlip(text: string | null | undefined): SlipEntry[] {
  if (!text) return [];
  const entries = text.split(behind).flatMap((part) => readEntry(part) ?? []);
  const first = new Map(entries.reverse().map((entry) => [keyOf(entry), entry]));
  return [...first.values()].reverse().slice(0, mostLegs);
}

/** Names a selection whatever its odds. */
export const keyOf = ({ matchId, marketId, selectionId }: SelectionAsked): string =>
  [matchId, marketId, selectionId].join(between);

export type Pressed = { entries: SlipEntry[]; came: 'added' | 'removed' | 'full' };

/** What becomes of a slip when odds are pressed: a selection that is on it goes, another one of its market takes its place. */
export function press(slip: readonly SlipEntry[], pressed: SlipEntry): Pressed {
  const key = keyOf(pressed);
  if (slip.some((entry) => keyOf(entry) === key))
    return { entries: slip.filter((entry) => keyOf(entry) !== key), came: 'removed' };
  const same = slip.findIndex(({ matchId, marketId }) => matchId === pressed.matchId && marketId === pressed.marketId);
  if (same >= 0) return { entries: slip.with(same, pressed), came: 'added' };
  return slip.length >= mostLegs
    ? { entries: [...slip], came: 'full' }
    : { entries: [...slip, pressed], came: 'added' };
}
