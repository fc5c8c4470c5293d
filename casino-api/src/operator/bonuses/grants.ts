import { playersNamed } from '../../features/player-desk';
import { bonusesPort } from '../../features/bonuses';
import type { Env } from '../../kernel/env';
import { systemOf } from '../../kernel/player-client';

/** So many players are given something by one press: each is asked in his own object. */
export const grantedAtOnce = 100;

export interface GrantLine {
  line: number;
  text: string;
  playerId: string | null;
  /** Null: nothing. */
  wrong: string | null;
}

const asked = 10;

/** What a list names, by the number of its line. */
function namedIn(list: string): Pick<GrantLine, 'line' | 'text'>[] {
  const texts = list.split(/[\r\n,;]+/).map((text) => text.trim());
  return texts.flatMap((text, index) => (text === '' ? [] : [{ line: index + 1, text: text.slice(0, 254) }]));
}

/** Who stands in a list, line by line, and what is wrong with a line: nobody by that name, named twice, or may not be offered anything (DOMAIN §14). */
export async function checkedLines(env: Env, list: string, at: number): Promise<GrantLine[]> {
  const named = namedIn(list);
  const players = await playersNamed(
    env.DB,
    named.map(({ text }) => text),
  );
  const lines: GrantLine[] = named.map(({ line, text }, index) => {
    const playerId = players[index] ?? null;
    const first = playerId === null ? index : players.indexOf(playerId);
    const wrong =
      playerId === null
        ? 'nobody goes by this'
        : first < index
          ? `the same player as in line ${named[first]!.line}`
          : null;
    return { line, text, playerId, wrong };
  });
  const good = lines.filter(({ wrong }) => wrong === null);
  if (good.length > grantedAtOnce) return lines;
  for (let from = 0; from < good.length; from += asked)
    await Promise.all(
      good.slice(from, from + asked).map(async (line) => {
        const why = await systemOf(env, line.playerId!, bonusesPort).whyWithheld(at);
        if (!why.ok) line.wrong = 'there is no such player any more';
        else if (why.data.reason !== null) line.wrong = `may not be offered anything: ${why.data.reason}`;
      }),
    );
  return lines;
}
