import { MarketKind, MatchPart, type MarketGroup } from 'contract/sports/markets';
import type { MarketPlan } from './markets';

const shape = /^([a-z]+(?:-[a-z]+)*)(?::(-?\d{1,3}(?:\.\d{1,2})?))?(?:@([a-z]+(?:-\d)?))?$/;

const groups: Partial<Record<MarketKind, MarketGroup>> = { total: 'totals', handicap: 'handicaps' };
const hasLine: readonly MarketKind[] = ['total', 'handicap'];

/** A market by its id, as bets and feeds name it; null for none that there can be. */
export function parsedMarket(id: string): MarketPlan | null {
  const [, kindText, lineText, partText] = shape.exec(id) ?? [];
  const kind = MarketKind.safeParse(kindText).data;
  const part = MatchPart.safeParse(partText ?? 'match').data;
  if (!kind || !part || hasLine.includes(kind) !== (lineText !== undefined)) return null;
  const line = lineText === undefined ? null : Math.round(Number(lineText) * 100);
  // Lines are halves and quarters: a stake can be split in two, not in more.
  if (line !== null && line % 25 !== 0) return null;
  return { id, kind, part, line, group: part === 'match' ? (groups[kind] ?? 'main') : 'parts' };
}
