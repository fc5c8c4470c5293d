/**
 * The short form of the tests tries everything once, and pairs it with another language, width or mode each day; the long form
 * (`npm run test:full`) tries every pair.
 */
import { execFileSync } from 'node:child_process';
import { languages, type Language } from 'contract/constants';

/** `npm run test:full` sets it for its suites. */
export const isFull = process.env.TEST_FULL === '1' || process.argv.includes('--full');

const day = 86_400;

/** The day of the newest commit (UTC): a commit is tried alike wherever it is tried. */
function dayOfCommit(): number {
  const seconds = Number(execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }));
  return Math.floor(seconds / day);
}

/** Says which pairs are tried; `npm test` prints it, and `TEST_SEED` sets it. */
export const seed = Number(process.env.TEST_SEED ?? dayOfCommit());

/** Of the `ways` in which the thing at `index` can be tried those that are tried now: one, or in the long form all. */
export const waysInTurn = <Way>(ways: readonly Way[], index = 0): readonly Way[] =>
  isFull ? ways : [ways[(index + seed) % ways.length]!];

/** Whether the pair of two things is tried now: every third one is, each in one run of three, or in the long form every one. */
export const isPairsTurn = (one: number, other: number): boolean => isFull || (one + other + seed) % 3 === 0;

/** Languages for what takes long in each: one, or all. */
export const languagesInTurn: readonly Language[] = waysInTurn(languages);

/** English, whose words the specification gives, and another; or all. */
export const spokenInTurn: readonly Language[] = [...new Set<Language>(['en', ...languagesInTurn])];

/** Of things that are there in every language those that are tried in this one. Every thing has its turn in one of them. */
export const inTurn = <Thing>(things: readonly Thing[], language: Language): readonly Thing[] =>
  things.filter((_, index) => waysInTurn(languages, index).includes(language));

/** Of each kind of things the one whose turn it is; in the long form all of them. */
export const ofEachInTurn = <Thing>(things: readonly Thing[], kindOf: (thing: Thing) => string): Thing[] =>
  [...new Set(things.map(kindOf))].flatMap((kind, index) =>
    waysInTurn(
      things.filter((thing) => kindOf(thing) === kind),
      index,
    ),
  );
