/** A match that everybody has bet on ends while betting goes on: how long its bets take, beside as many rounds, and whether each is settled once though the runtime dies. */
import http from 'node:http';
import { wait } from './pace';
import { newRequestId, persist, until } from './players';
import { NoAnswer, TorturedApi } from './tortured-api';

export interface SportsDayPlan {
  players: number;
  /** Of all players together, on the one match. */
  bets: number;
  clients: number;
  /** Times are judged where there are none. */
  kills: number;
  watchers: number;
  /** The match begins at least so long after its bets are expected to be placed, ms. */
  lead: number;
  gameid: string;
  stake: number;
}

type Player = { id: string; headers: Record<string, string> };

const seconds = 1_000;
/** While bets are settled, others are taken at no less than this part of the pace of before. */
const paceKept = 4;
/** How fast bets are placed here is seen by one in so many. */
const probe = 20;

/** Does `count` things with so many at a time. */
async function inLanes(count: number, lanes: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(lanes, count) }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

/** A runtime keeps an object in memory for ten seconds after it was asked for the last time; ms. */
const letGo = 12 * seconds;
/** It has no room for two objects for each of these players, nor for all that one of each reads when its books are proved: players come one after the other, ms apart. */
const betweenPlayers = 400;

async function playersOf(api: TorturedApi, count: number): Promise<Player[]> {
  const players: Player[] = [];
  await inLanes(count, 8, async () => {
    const wanted = { method: 'POST', path: '/__qa/players', body: { balance: 2_000_00 } };
    const { data, code } = await persist(api, wanted);
    if (code !== 'ok') throw new Error(`No player: ${code}`);
    const { playerId, sessionid } = data as { playerId: string; sessionid: string };
    players.push({ id: playerId, headers: { 'x-player-session': sessionid } });
    await wait(betweenPlayers);
  });
  return players;
}

interface Detail {
  id: string;
  endsAt: number;
  main: { id: string; selections: { id: string; odds: number }[] };
}

async function matchFrom(api: TorturedApi, taken: readonly string[], startsIn: number): Promise<Detail> {
  const path = '/sports/matches?list=upcoming&league=lantern-league&limit=60';
  const { data } = await persist(api, { method: 'GET', path }, ({ code }) => code === 'ok');
  const { id } = (data as { matches: Detail[] }).matches.findLast((match) => !taken.includes(match.id))!;
  const startsAt = Date.now() + startsIn;
  await until(
    'a match to be moved',
    async () =>
      (await api.database())
        .prepare('UPDATE sports_matches SET starts_at = ?, ends_at = ? WHERE id = ?')
        .bind(startsAt, startsAt + 2 * seconds, id)
        .run(),
    () => true,
  );
  const shown = await persist(api, { method: 'GET', path: `/sports/matches/${id}` }, ({ code }) => code === 'ok');
  return shown.data as Detail;
}

const betOn = (match: Detail, turn: number, stake: number) => {
  const selection = match.main.selections[turn % match.main.selections.length]!;
  return {
    kind: 'singles',
    legs: [{ matchId: match.id, marketId: match.main.id, selectionId: selection.id, odds: selection.odds, stake }],
    priceChange: 'any',
    requestId: newRequestId(),
  };
};

const openLegs = async (api: TorturedApi, matchId: string): Promise<{ all: number; open: number }> =>
  (await (
    await api.database()
  )
    .prepare('SELECT count(*) AS "all", coalesce(sum(is_open), 0) AS open FROM sports_legs WHERE match_id = ?')
    .bind(matchId)
    .first<{ all: number; open: number }>())!;

/** Listens at a match's live stream: when each `state` came, by its time of writing. */
function watch(api: TorturedApi, matchId: string, came: (lag: number) => void): () => void {
  const request = http.get(
    `${api.url}/sports/matches/${matchId}/live`,
    { headers: { 'api-key': api.key }, agent: false },
    (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const now = /"now":(\d+)/.exec(text.slice(0, end))?.[1];
          if (now) came(Date.now() - Number(now));
          text = text.slice(end + 2);
        }
      });
      response.on('error', () => undefined);
    },
  );
  request.on('error', () => undefined);
  return () => request.destroy();
}

/** How long a price takes to `watchers` of one match, ms: of all that were told. */
async function lags(api: TorturedApi, match: Detail, watchers: number): Promise<number[]> {
  const all: number[] = [];
  let isListening = false;
  const leave = Array.from({ length: watchers }, () => watch(api, match.id, (lag) => isListening && all.push(lag)));
  let greeted = 0;
  const greetings = watch(api, match.id, () => (greeted += 1));
  await until(
    'the watchers to be greeted',
    async () => greeted,
    (count) => count > 0,
    60_000,
  );
  await wait(3 * seconds);
  isListening = true;
  for (const margin of [60, 70, 80]) {
    await persist(api, { method: 'POST', path: `/__qa/sports/${match.id}/odds`, body: { margin } });
    await wait(2 * seconds);
  }
  greetings();
  for (const go of leave) go();
  return all.sort((a, b) => a - b);
}

export async function sportsDay(
  plan: SportsDayPlan,
): Promise<{ findings: string[]; figures: Record<string, number | string> }> {
  const findings: string[] = [];
  const api = await TorturedApi.start();
  try {
    const players = await playersOf(api, plan.players);
    const send = async (index: number, path: string, body: object): Promise<string> =>
      (await persist(api, { method: 'POST', path, headers: players[index % players.length]!.headers, body })).code;

    /** @returns how long it took, ms, and how many were not refused */
    const sendAll = async (what: string, count: number, path: string, bodyOf: (index: number) => object) => {
      const refusals = new Map<string, number>();
      const from = performance.now();
      await inLanes(count, plan.clients, async (index) => {
        const code = await send(index, path, bodyOf(index));
        if (code !== 'ok') refusals.set(code, (refusals.get(code) ?? 0) + 1);
      });
      const took = performance.now() - from;
      for (const [code, refused] of refusals) findings.push(`${refused} ${what} were refused: ${code}`);
      return { took, taken: count - [...refusals.values()].reduce((sum, refused) => sum + refused, 0) };
    };
    const betsOn = (match: Detail, count: number) =>
      sendAll('bets', count, '/sports/bets', (index) => betOn(match, index, 10));

    const { gameid, stake } = plan;
    const { took: roundsTook } = await sendAll('rounds', plan.bets, '/rounds', () => {
      return { gameid, mode: 'real', stake, requestId: newRequestId() };
    });
    const other = await matchFrom(api, [], 24 * 3_600 * seconds);
    // The bets are to be placed before the match begins: it begins when twice the time has gone that they take at the pace of the first.
    const probed = await betsOn(other, plan.bets / probe);
    const match = await matchFrom(api, [other.id], probed.took * probe * 2 + plan.lead);
    const { took: placedTook, taken } = await betsOn(match, plan.bets);
    await until(
      'all bets to be known',
      () => openLegs(api, match.id),
      ({ all }) => all >= taken,
      120_000,
    );

    const { endsAt } = match;
    let isOver = false;
    let meanwhile = 0;
    const betting = inLanes(Math.min(8, plan.clients), 8, async (lane) => {
      for (let turn = lane; !isOver; turn += 8)
        if ((await send(turn, '/sports/bets', betOn(other, turn, 10))) === 'ok' && Date.now() >= endsAt) meanwhile += 1;
    });
    await wait(Math.max(0, endsAt - Date.now()));
    for (let kill = 0; kill < plan.kills; kill += 1) {
      await wait(300);
      await api.killAndRestart();
    }
    await until(
      'all bets to be settled',
      () => openLegs(api, match.id),
      ({ open }) => open === 0,
      600_000,
    );
    const settledTook = Date.now() - endsAt;
    isOver = true;
    await betting;
    const pace = (meanwhile / settledTook) * placedTook;
    if (pace < plan.bets / paceKept && plan.kills === 0)
      findings.push(`${meanwhile} bets came through in ${Math.round(settledTook)} ms of settling`);
    if (settledTook > roundsTook && plan.kills === 0)
      findings.push(`settling took ${Math.round(settledTook)} ms, as many rounds ${Math.round(roundsTook)} ms`);

    await wait(letGo);
    let bets = 0;
    await inLanes(players.length, 8, async (index) => {
      const { id, headers } = players[index]!;
      await wait(betweenPlayers);
      const books = (await persist(api, { method: 'GET', path: `/__qa/reconcile/${id}` })).data as {
        ok: boolean;
        findings: string[];
      };
      if (!books.ok) findings.push(`${id} does not reconcile: ${books.findings.join('; ')}`);
      for (let offset = 0; ; offset += 100) {
        const { data } = await persist(api, {
          method: 'GET',
          path: `/sports/bets?list=settled&limit=100&offset=${offset}`,
          headers,
        });
        const page = (
          data as { bets: { legs: { matchId: string }[]; state: string; payout: number; corrections: unknown[] }[] }
        ).bets;
        for (const { legs, state, payout, corrections } of page) {
          if (legs[0]!.matchId !== match.id) continue;
          bets += 1;
          if (corrections.length > 0 || (state === 'won') !== payout > 0)
            findings.push(`${id}: ${state}, paid ${payout}`);
        }
        if (page.length < 100) break;
      }
    });
    if (bets !== taken) findings.push(`${bets} of ${taken} bets were settled`);

    const told = await lags(api, other, plan.watchers);
    const p99 = told[Math.floor(told.length * 0.99)] ?? NaN;
    if (told.length < plan.watchers * 3) findings.push(`${told.length} of ${plan.watchers * 3} prices came`);
    if (!(p99 <= seconds) && plan.kills === 0) findings.push(`a price took ${p99} ms to the watchers, at p99`);
    return {
      findings,
      figures: {
        [`ms for ${plan.bets} rounds`]: Math.round(roundsTook),
        [`ms for ${plan.bets} bets`]: Math.round(placedTook),
        'ms from the end to the last settlement': Math.round(settledTook),
        'bets meanwhile': meanwhile,
        kills: plan.kills,
        [`ms at p99 to ${plan.watchers} watchers`]: p99,
      },
    };
  } catch (error) {
    if (error instanceof NoAnswer) findings.push(`no answer: ${error.message}`);
    else throw error;
    return { findings, figures: {} };
  } finally {
    await api.stop();
  }
}
