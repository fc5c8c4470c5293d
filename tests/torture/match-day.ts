/**
 * A whole day of matches that are really played: a feed that repeats, reorders, contradicts itself, breaks off and falls silent tells of
 * them, players bet and cash out meanwhile, and the runtime is killed again and again. In the end each bet has to be what the final
 * scores make of it, once, and every player's books have to reconcile.
 */
import type { SportsBet } from 'contract/sports/bets';
import type { MatchDetail } from 'contract/sports/matches';
import {
  feedEvent,
  feedKey,
  feedSecret,
  OddsFeed,
  signedNews,
  withOdds,
  withScore,
  type FeedEvent,
} from '../harness/odds-feed';
import { wait } from './pace';
import { newRequestId, persist, until } from './players';
import { NoAnswer, TorturedApi } from './tortured-api';

export interface MatchDayPlan {
  matches: number;
  players: number;
  kills: number;
  /** The same one makes the same day, but for what the machine's pace does to it. */
  seed: number;
}

const seconds = 1_000;
/** From its start to its end; the day's matches begin one after the other. */
const lasts = 12 * seconds;

/** Mulberry32: the day is drawn by its seed. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Score = [number, number];
/** What the feed has to say of a match from a moment on, epoch ms. */
type Word = { at: number } & ({ odds: [number, number, number] } | { score: Score; completed: boolean });

interface Played {
  event: FeedEvent;
  words: Word[];
  final: Score;
}

/** A match as it goes: prices that move every three seconds, a goal now and then, the end, and for every third one another end later. */
function play(startsAt: number, isCorrected: boolean, draw: () => number): Played {
  const event = feedEvent(startsAt);
  const words: Word[] = [];
  const price = () => Math.round((1.4 + draw() * 3) * 100) / 100;
  for (let at = startsAt - 30 * seconds; at < startsAt + lasts; at += 3 * seconds)
    words.push({ at, odds: [price(), price(), price()] });
  const score: Score = [0, 0];
  for (let at = startsAt + seconds; at < startsAt + lasts; at += 2 * seconds) {
    if (draw() < 0.4) score[draw() < 0.5 ? 0 : 1] += 1;
    words.push({ at, score: [...score], completed: false });
  }
  words.push({ at: startsAt + lasts, score: [...score], completed: true });
  if (isCorrected) {
    score[0] += 2;
    words.push({ at: startsAt + lasts + 4 * seconds, score: [...score], completed: true });
  }
  return { event, words: words.sort((a, b) => a.at - b.at), final: score };
}

const published = ({ event }: Played, word: Word) =>
  'odds' in word
    ? { odds: withOdds(event, word.at, word.odds) }
    : { scores: withScore(event, word.at, word.score, word.completed) };

const listsOf = (told: ReturnType<typeof published>[]) => ({
  odds: told.flatMap((one) => ('odds' in one ? [one.odds] : [])),
  scores: told.flatMap((one) => ('scores' in one ? [one.scores] : [])),
});

/** How a selection stands at a score, by hand. */
function isWon(selectionId: string, [home, away]: Score): boolean {
  if (selectionId === 'over' || selectionId === 'under') return home + away > 2.5 === (selectionId === 'over');
  return selectionId === (home > away ? 'home' : home < away ? 'away' : 'draw');
}

interface Better {
  id: string;
  headers: Record<string, string>;
  /** Bets that were answered for as placed. */
  placed: Set<string>;
}

export async function matchDay(plan: MatchDayPlan): Promise<{ findings: string[]; figures: Record<string, number> }> {
  const findings: string[] = [];
  const counts = { pushes: 0, polls: 0, 'faults of the feed': 0, refused: 0, 'cash-outs': 0, repeats: 0 };
  const draw = dice(plan.seed);
  const feed = await new OddsFeed().start();
  const api = await TorturedApi.start(false, {
    SPORTS_FEED_URL: feed.url,
    SPORTS_FEED_KEY: feedKey,
    SPORTS_FEED_LEAGUES: 'soccer_epl',
    SPORTS_FEED_SECRET: feedSecret,
  });
  try {
    const database = await api.database();
    await database.prepare("INSERT INTO sports_terms (scope, delay, changed_at) VALUES ('all', 0, 0)").run();
    const betters: Better[] = [];
    while (betters.length < plan.players) {
      const { data } = await persist(api, { method: 'POST', path: '/__qa/players', body: { balance: 5_000_00 } });
      const { playerId, sessionid } = data as { playerId: string; sessionid: string };
      betters.push({ id: playerId, headers: { 'x-player-session': sessionid }, placed: new Set() });
    }

    // Whole seconds: the feed knows no finer ones.
    const from = Math.ceil(Date.now() / seconds) * seconds + 8 * seconds;
    const day = Array.from({ length: plan.matches }, (_, turn) =>
      play(from + turn * 2 * seconds, turn % 3 === 0, draw),
    );
    const over = Math.max(...day.flatMap(({ words }) => words.map(({ at }) => at)));
    const finals = new Map(day.map(({ event, final }) => [`the-odds-api-${event.id}`, final]));
    const known = () =>
      day.flatMap((match) => match.words.filter(({ at }) => at <= Date.now()).map((word) => ({ match, word })));

    const push = async (news: object, signature = signedNews(news).signature): Promise<number> => {
      const headers = { 'x-signature': signature };
      counts.pushes += 1;
      return (await api.send({ method: 'POST', path: '/sports/feed', headers, body: news })).status;
    };
    /** One turn of the feed: what is new among what is old, in any order, and now and then a fault. */
    const tell = async () => {
      const all = known();
      const latest = day.flatMap((match) => all.filter((one) => one.match === match).slice(-2));
      const old = all.filter(() => draw() < 0.15);
      const told = [...latest, ...old, ...latest.slice(0, 2)]
        .sort(() => draw() - 0.5)
        .map(({ match, word }) => published(match, word));
      const fault = draw();
      if (fault < 0.1) {
        counts['faults of the feed'] += 1;
        if ((await push(listsOf(told), 'f'.repeat(64))) !== 401) findings.push('a forged signature was taken');
        return;
      }
      if (fault < 0.4) {
        Object.assign(feed, listsOf(told));
        if (fault < 0.3) {
          counts['faults of the feed'] += 1;
          feed.next((['down', 'garbage', 'cut', 'lost'] as const)[Math.floor(draw() * 4)]!, /odds|scores/);
        }
        counts.polls += 1;
        await api.send({ method: 'POST', path: '/__qa/sports/poll' });
        return;
      }
      const status = await push(listsOf(told));
      if (status !== 200) findings.push(`a push was answered with ${status}`);
      // It contradicts itself: what it said of a moment, and was taken, it says once more and otherwise.
      if (fault > 0.8) {
        counts['faults of the feed'] += 1;
        await push(
          listsOf(
            latest.map(({ match, word }) =>
              published(match, 'odds' in word ? { ...word, odds: [9, 9, 1.1] } : { ...word, score: [9, 9] }),
            ),
          ),
        );
      }
    };
    let isOver = false;
    const feeding = (async () => {
      while (!isOver) {
        await tell().catch((error: unknown) => {
          if (!(error instanceof NoAnswer)) throw error;
        });
        // Silent for a while, now and then.
        await wait(draw() < 0.05 ? 3 * seconds : 150);
      }
    })();

    const place = async (better: Better) => {
      const some = [...day].sort(() => draw() - 0.5).slice(0, draw() < 0.3 ? 3 : 1);
      const legs = [];
      for (const { event } of some) {
        const path = `/sports/matches/the-odds-api-${event.id}`;
        const { code, data } = await persist(api, { method: 'GET', path });
        if (code !== 'ok') continue;
        const { id, groups } = data as MatchDetail;
        const open = groups.flatMap(({ markets }) => markets).filter(({ state }) => state === 'open');
        const market = open[Math.floor(draw() * open.length)];
        const selection = market?.selections[Math.floor(draw() * market.selections.length)];
        if (market && selection?.odds)
          legs.push({ matchId: id, marketId: market.id, selectionId: selection.id, odds: selection.odds });
      }
      if (legs.length === 0) return;
      const body =
        legs.length === 1
          ? { kind: 'singles', legs: legs.map((leg) => ({ ...leg, stake: 1_00 })) }
          : { kind: 'accumulator', legs, stake: 1_00 };
      const sent = {
        method: 'POST',
        path: '/sports/bets',
        headers: better.headers,
        body: { ...body, priceChange: 'any', requestId: newRequestId() },
      };
      const answers = [await persist(api, sent)];
      if (draw() < 0.2) {
        counts.repeats += 1;
        answers.push(await persist(api, sent));
      }
      const ids = answers.map(({ code, data }) => (code === 'ok' ? (data as { bets: SportsBet[] }).bets[0]!.id : null));
      if (ids[0] === null) counts.refused += 1;
      else {
        better.placed.add(ids[0]!);
        if (ids.at(-1) !== ids[0])
          findings.push(`${ids[0]} was answered for otherwise when asked again: ${ids.at(-1)}`);
      }
    };
    const cashOut = async ({ placed, headers }: Better) => {
      const id = [...placed][Math.floor(draw() * placed.size)];
      if (!id) return;
      const path = `/sports/bets/${id}`;
      const bet = (await persist(api, { method: 'GET', path, headers })).data as SportsBet & {
        cashOut: { amount: number | null } | null;
      };
      if (!bet.cashOut?.amount) return;
      const body = { amount: bet.cashOut.amount, share: draw() < 0.5 ? 100 : 40, requestId: newRequestId() };
      const { code } = await persist(api, { method: 'POST', path: `${path}/cash-out`, headers, body });
      if (code === 'ok') counts['cash-outs'] += 1;
    };
    const betting = betters.map(async (better) => {
      while (Date.now() < over) {
        await (draw() < 0.2 ? cashOut(better) : place(better));
        await wait(200);
      }
    });

    for (let kill = 1; kill <= plan.kills; kill += 1) {
      await wait(Math.max(0, Date.now() + ((over - Date.now()) * kill) / (plan.kills + 1) - Date.now()));
      await api.killAndRestart();
    }
    await Promise.all(betting);
    isOver = true;
    await feeding;
    // In the end the feed tells the day as it was, and contradicts itself once more.
    for (const match of day) {
      const last = match.words.at(-1)!;
      for (const word of [
        last,
        { ...last, score: [9, 9] as Score },
        { ...last, at: last.at - seconds, score: [0, 9] as Score },
      ]) {
        const news = listsOf([published(match, word)]);
        const headers = { 'x-signature': signedNews(news).signature };
        const { status } = await persist(api, { method: 'POST', path: '/sports/feed', headers, body: news });
        if (status !== 200) findings.push(`the last word was answered with ${status}`);
      }
    }

    const betsOf = async ({ headers }: Better): Promise<SportsBet[]> => {
      const found: SportsBet[] = [];
      for (let offset = 0; ; offset += 100) {
        const path = `/sports/bets?list=all&limit=100&offset=${offset}`;
        const { data } = await persist(api, { method: 'GET', path, headers }, ({ code }) => code === 'ok');
        const { bets } = data as { bets: SportsBet[] };
        found.push(...bets);
        if (bets.length < 100) return found;
      }
    };
    /** What is wrong with a bet, by the day's scores alone; null where nothing is. */
    const wrong = ({ id, legs, state, payout, possiblePayout, cashOuts }: SportsBet): string | null => {
      const before = cashOuts.reduce((sum, { amount }) => sum + amount, 0);
      if (state === 'cashed_out')
        return payout === before ? null : `${id} was cashed out for ${before} and paid ${payout}`;
      const wins = legs.every(({ matchId, selectionId }) => isWon(selectionId, finals.get(matchId)!));
      const expected = before + (wins ? possiblePayout : 0);
      return state === (wins ? 'won' : 'lost') && payout === expected
        ? null
        : `${id} is ${state} and paid ${payout}; by the scores it is ${wins ? 'won' : 'lost'} and pays ${expected}`;
    };
    let bets = 0;
    let corrected = 0;
    for (const better of betters) {
      const settled = await until(
        `${better.id}’s bets to be what the day makes of them`,
        () => betsOf(better),
        (found) => found.every((bet) => bet.state !== 'open' && wrong(bet) === null),
        30 * seconds,
      ).catch(() => betsOf(better));
      bets += settled.length;
      corrected += settled.filter(({ corrections }) => corrections.length > 0).length;
      for (const bet of settled) {
        const what = wrong(bet);
        if (what) findings.push(`${better.id}: ${what}`);
      }
      const ids = new Set(settled.map(({ id }) => id));
      if (ids.size !== better.placed.size || [...better.placed].some((id) => !ids.has(id)))
        findings.push(`${better.id}: ${better.placed.size} bets were answered for, ${ids.size} stand`);
      const books = (await persist(api, { method: 'GET', path: `/__qa/reconcile/${better.id}` })).data as {
        ok: boolean;
        findings: string[];
      };
      if (!books.ok) findings.push(`${better.id} does not reconcile: ${books.findings.join('; ')}`);
    }
    return {
      findings,
      figures: { seed: plan.seed, matches: plan.matches, bets, 'settled anew': corrected, kills: api.kills, ...counts },
    };
  } finally {
    await api.stop();
    await feed.stop();
  }
}
