import { randomUUID } from 'node:crypto';
import { cpuOf, get, post } from './cpu';

const visitors = 4;
const each = 40;
const game = '/play/lantern/lantern-festival?mode=fun';

/**
 * What a spin costs both Workers, from the post to the finished page of the round, measured as often as it is asked for: milliseconds of processor time of `pid`, over
 * 160 spins. It has spun as often before, so that nothing is new.
 */
export async function spins(
  pid: number,
  site: string,
  headers: Record<string, string>,
): Promise<() => Promise<number>> {
  const players = await Promise.all(
    Array.from({ length: visitors }, async () => {
      const { cookie: _known, ...stranger } = headers;
      const { setCookie } = await get(new URL(game, site).href, stranger);
      return { ...stranger, cookie: setCookie.map((cookie) => cookie.split(';')[0]).join('; ') };
    }),
  );
  const spin = async (player: Record<string, string>): Promise<void> => {
    const form = new URLSearchParams({ mode: 'fun', stake: '20', requestId: randomUUID() });
    const played = await post(new URL(game, site).href, form.toString(), {
      ...player,
      origin: new URL(site).origin,
      'sec-fetch-site': 'same-origin',
    });
    if (played.status !== 303 || !played.location)
      throw new Error(`A spin answered ${played.status}: ${played.body.toString().slice(0, 300)}`);
    const page = await get(new URL(played.location, site).href, player);
    if (page.status !== 200) throw new Error(`The round's page answered ${page.status}.`);
  };
  const cpuPerSpin = async (): Promise<number> => {
    const before = cpuOf(pid);
    await Promise.all(
      players.map(async (player) => {
        for (let done = 0; done < each; done += 1) await spin(player);
      }),
    );
    return (cpuOf(pid) - before) / (each * visitors);
  };
  await cpuPerSpin();
  return cpuPerSpin;
}
