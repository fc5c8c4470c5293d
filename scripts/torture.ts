/**
 * `npm run torture`: the long suites about money and about what the time of an answer tells, against the built product. Prints each
 * figure and every finding, and ends with 1 when there is one.
 *
 *     npm run torture                      crash storm (10,000 operations, 20 kills; a gateway for coins beside the sandbox, bonuses, a jackpot), double spend, jackpots hit together and in
 *                                          crashes, model, orders, throughput, memory under uploads, and the timing of answers about known and unknown names
 *     npm run torture -- --long            the storm with 100,000 operations and 200 kills, ten times the model's lists
 *     npm run torture -- sports-day sports-kills --long   10,000 bets of 500 players on one match, settled while betting goes on; 1,000 watchers
 *     npm run torture -- match-day         a day of real matches whose feed misbehaves, betted on through kills, settled as its scores say
 *     npm run torture -- storm model       only these
 */
import { engineOf } from '../casino-api/src/games/registry';
import { answerTimes } from '../tests/torture/answer-times';
import { doubleSpend } from '../tests/torture/double-spend';
import { tortureJackpots } from '../tests/torture/jackpots';
import { matchDay } from '../tests/torture/match-day';
import { startModel } from '../tests/torture/model-runner';
import { sportsDay } from '../tests/torture/sports-day';
import { storm } from '../tests/torture/storm';
import { throughput } from '../tests/torture/throughput';
import { uploads } from '../tests/torture/uploads';
import { build } from './build';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isLong = process.argv.includes('--long');
const engine = engineOf('lantern-festival')!;
const stakes = engine.stakes('EUR');

interface Finished {
  findings: string[];
  figures: Record<string, number | string>;
}

async function model(): Promise<Finished> {
  const bench = await startModel();
  try {
    const findings: string[] = [];
    let lists = 0;
    let commands = 0;
    const first = Math.floor(Math.random() * 1e6);
    for (let seed = first; lists < (isLong ? 100_000 : 10_000); seed += 1) {
      const result = await bench.run({ seed, lists: 500 });
      lists += result.lists;
      commands += result.commands;
      if (result.failure) {
        findings.push(result.failure);
        break;
      }
    }
    return { findings, figures: { lists, commands, 'first seed': first } };
  } finally {
    await bench.stop();
  }
}

async function orders(): Promise<Finished> {
  const bench = await startModel();
  try {
    const { failure, lists, commands } = await bench.orders();
    return { findings: failure ? [failure] : [], figures: { orders: lists, events: commands } };
  } finally {
    await bench.stop();
  }
}

async function speed(): Promise<Finished> {
  const { hot, spread, heap } = await throughput({
    seconds: 10,
    clients: 64,
    gameid: engine.id,
    stake: stakes[0]!,
  });
  return {
    findings: [
      ...(hot.refused > 0 || spread.refused > 0 ? [`${hot.refused + spread.refused} rounds were refused`] : []),
    ],
    figures: {
      'rounds/s, one player': hot.rate,
      'ms CPU a round, one player': hot.cpuPerRound,
      'rounds/s, 50 players': spread.rate,
      'ms CPU a round, 50 players': spread.cpuPerRound,
      'MB heap of the API': Math.round(heap),
    },
  };
}

/** Megabytes that an isolate may hold (QUALITY): the platform ends it above. */
const most = 128;

async function documents(): Promise<Finished> {
  const { findings, before, peak, looks, putOff } = await uploads({ uploads: 24, seconds: 6, endless: 4 });
  return {
    findings: [...findings, ...(peak > most ? [`the API's isolate held ${Math.round(peak)} MB`] : [])],
    figures: {
      'documents of 10 MB at once': 24,
      'endless bodies beside them': 4,
      'were put off': putOff,
      'MB held by the API before': before.toFixed(1),
      [`MB at most in ${looks} looks meanwhile`]: peak.toFixed(1),
    },
  };
}

/** Medians may differ by so many ms (QUALITY). */
const apart = 5;

async function timing(): Promise<Finished> {
  const findings: string[] = [];
  const figures: Finished['figures'] = {};
  for (const [what, { known, unknown, wrong }] of Object.entries(await answerTimes({ pairs: 400, lanes: 6 }))) {
    const difference = Math.abs(known - unknown);
    figures[`ms apart at ${what} (${known.toFixed(1)} known, ${unknown.toFixed(1)} unknown)`] = difference.toFixed(2);
    if (difference > apart) findings.push(`${what}: known and unknown names are ${difference.toFixed(1)} ms apart`);
    if (wrong > 0) findings.push(`${what}: ${wrong} answers were not what they should be`);
  }
  return { findings, figures };
}

/** The longest suite by far, so it says how far it is. */
function races(): Promise<Finished> {
  const started = Date.now();
  const raced = (done: number) => {
    if (done % 100 === 0) console.error(`${done} of 2000 races after ${Math.round((Date.now() - started) / 1000)} s`);
  };
  return doubleSpend({ races: 1_000, runners: 200, gameid: engine.id, stake: stakes.at(-1)!, raced });
}

const day = {
  players: isLong ? 500 : 100,
  clients: 64,
  watchers: isLong ? 1_000 : 200,
  lead: 30_000,
  gameid: engine.id,
  stake: stakes[0]!,
};

const suites: Record<string, () => Promise<Finished>> = {
  orders,
  model,
  throughput: speed,
  uploads: documents,
  timing,
  'double-spend': races,
  jackpots: () => tortureJackpots({ pairs: isLong ? 200 : 40, kills: isLong ? 60 : 24 }),
  // Settling is timed without kills, and survives them in a run of its own.
  'sports-day': () => sportsDay({ ...day, bets: isLong ? 10_000 : 2_000, kills: 0 }),
  'sports-kills': () => sportsDay({ ...day, bets: isLong ? 10_000 : 2_000, kills: isLong ? 10 : 4 }),
  'match-day': () =>
    matchDay({
      matches: isLong ? 40 : 12,
      players: isLong ? 40 : 16,
      kills: isLong ? 10 : 4,
      seed: Math.floor(Math.random() * 1e6),
    }),
  storm: () =>
    storm({
      operations: isLong ? 100_000 : 10_000,
      players: 50,
      clients: 64,
      kills: isLong ? 200 : 20,
      gameid: engine.id,
      stakes: stakes.slice(0, 5),
    }),
};

const unknown = wanted.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

await build();
let failed = 0;
for (const [name, run] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { findings, figures } = await run();
  console.log(
    `${findings.length === 0 ? 'held' : 'BROKEN'}  ${name}: ${Object.entries(figures)
      .map(([figure, value]) => `${value} ${figure}`)
      .join(', ')}`,
  );
  for (const finding of findings.slice(0, 20)) console.log(`        ${finding}`);
  if (findings.length > 20) console.log(`        … and ${findings.length - 20} more`);
  failed += Number(findings.length > 0);
}
process.exit(failed > 0 ? 1 : 0);
