import { type DeskAct, mailsAgain, ownTables, playerDeskPort, sharedData, toldOf } from '../../features/player-desk';
import { systemOf } from '../../kernel/player-client';
import type { Visit } from '../desk';
import { parseMoney } from './money-field';

/** What an act about a player does: what went wrong, an answer of its own, or null. */
export type Work = (
  player: string,
  by: DeskAct,
  visit: Visit,
  form: URLSearchParams,
) => Promise<string | Response | null>;

const deskOf = ({ context }: Visit, player: string) => systemOf(context.env, player, playerDeskPort);

/** A limit that a player asked for by mail or telephone: the first one, or a lower one. */
export const lowerLimit: Work = async (player, by, visit, form) => {
  const limit = parseMoney(form.get('limit') ?? '');
  if (limit === null || limit <= 0) return 'Write the limit as an amount, such as 50.00';
  const lowered = await deskOf(visit, player).lowerLimit(limit, by, visit.at);
  if (!lowered.ok)
    return lowered.code === 'limit_too_low' ? 'That is below the lowest limit.' : 'That is above the highest limit.';
  return lowered.data ? null : 'No operator raises a limit: only the player can, and has to wait for it.';
};

/** The player has to have asked for it in words; the note says where. */
export const exclude: Work = async (player, by, visit, form) => {
  if (form.get('asked') !== 'yes') return 'Say that the player asked for it: nobody can take it back';
  await deskOf(visit, player).excludeOnRequest(by, visit.at);
  return null;
};

export const mailAgain: Work = async (player, by, visit, form) => {
  const mail = mailsAgain.find((each) => each === form.get('mail'));
  if (!mail) return 'Choose a mail';
  await deskOf(visit, player).mailAgain(mail, by, visit.at);
  return null;
};

/** All that is known of a person as one JSON file, written as it is read: however much there is, little of it is held at once. */
export async function exportData(player: string, by: DeskAct, visit: Visit): Promise<Response> {
  const desk = deskOf(visit, player);
  await desk.noteExport(by, visit.at);
  const { DB, BOOKS } = visit.context.env;
  async function* parts(): AsyncGenerator<string> {
    yield `{"player":${JSON.stringify(player)},"asOf":${JSON.stringify(new Date(visit.at).toISOString())}`;
    for (const table of ownTables) {
      yield `,${JSON.stringify(table)}:[`;
      for (let from: number | null = 0; from !== null;) {
        const { rows, next }: Awaited<ReturnType<typeof desk.ownData>> = await desk.ownData(table, from);
        yield (from > 0 && rows.length > 0 ? ',' : '') + rows.map((row) => JSON.stringify(row)).join(',');
        from = next;
      }
      yield ']';
    }
    yield ',"archived":[';
    for (const [index, { kind, file }] of (await desk.archivedFiles()).entries()) {
      const stored = await BOOKS.get(file);
      if (!stored) throw new Error(`${file} is not in the archive.`);
      yield `${index > 0 ? ',' : ''}{"kind":${JSON.stringify(kind)},"entries":${JSON.stringify(toldOf(await stored.text()))}}`;
    }
    yield ']';
    for (const [name, statement] of sharedData(DB, player))
      yield `,${JSON.stringify(`shared_${name}`)}:${JSON.stringify((await statement.all()).results)}`;
    yield '}\n';
  }
  const all = parts();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await all.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="player-${player}.json"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
