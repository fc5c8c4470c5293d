/**
 * Play pages at their fullest, for real money: a long sitting, a bonus beside the cash, the fullest round that a game comes to, and at a shared
 * table three rounds with a chip on every place. Chance brings such a page about once in a thousand rounds, so what the API says of the round is
 * put in its way; the page around it is the product's own.
 */
import { languages } from '../../contract/constants';
import { htmlLang, type Language } from '../../app/i18n/languages';
import type { TableView } from '../../contract/tables';
import type { GameEngine } from '../../casino-api/src/games/engine';
import { games } from '../../casino-api/src/games/registry';
import { isTable } from '../../casino-api/src/games/table/table-engine';
import { Visitor, wayTo } from '../../tests/harness/visitor';
import type { Page } from '../../tests/harness/page';
import type { Runtime, RuntimeOptions } from '../runtime';
import { readyPlayer } from '../start/seed';
import { gzipped, weigh, type PageWeight } from './bytes';
import { fullestRounds, fullestTable } from './fullest-rounds';

type Said = Record<string, unknown>;

/** What the API is made to say: by method and path, what is put over the `data` of its own answer. */
export class SaidInstead {
  private readonly over = new Map<string, (data: Said) => Said>();

  /** From now on. `path` without the query; lists with a filter are read by POST. */
  say(path: string, over: (data: Said) => Said, method: 'GET' | 'POST' = 'GET'): void {
    this.over.set(`${method} ${path}`, over);
  }

  readonly between: NonNullable<RuntimeOptions['between']> = async (request, ask) => {
    const over = this.over.get(`${request.method} ${new URL(request.url).pathname}`);
    if (!over) return ask();
    const answer = await ask();
    const { data } = (await answer.json()) as { data: Said | null };
    return Response.json({ info: { success: true, message: '', resultCode: 'success' }, data: over(data ?? {}) });
  };
}

const hour = 3_600_000;
/** A name of the longest, a bonus, and more than anybody should have played for. */
const longSitting = (data: Said): Said => ({
  ...data,
  balance: 123_456_78,
  sitting: {
    ...(data.sitting as Said),
    since: Number((data.sitting as Said).now) - 23 * hour,
    staked: 1_234_567_89,
    paid: 1_023_456_78,
  },
});

export interface FullPage extends PageWeight {
  /** Which game, and in what state. */
  state: string;
  language: string;
}

interface FullState {
  state: string;
  /** Opens the page under an address, with or without a language in front. */
  open: (prefix: string) => Promise<Page>;
}

/** Most is written in Japanese: a family's fullest state is looked for in it, and then weighed in every language. */
const wordiest: Language = 'jp';

/** By family the heaviest page that a game of it comes to. `said` stands between the edge and the API of the runtime. */
export async function fullestPlayPages(
  runtime: Runtime,
  apiKey: string,
  said: SaidInstead,
  sheets: Map<string, number>,
): Promise<Map<string, FullPage>> {
  const visitor = new Visitor(wayTo(runtime), 'http://localhost:8788');
  const { username, password } = await readyPlayer(runtime.miniflare, apiKey);
  await (await visitor.get('/login')).submit('log-in', { username, password });
  said.say('/player', (player) => ({
    ...player,
    username: 'Abcdefghij0123456789',
    balance: { currency: 'EUR', cash: 123_456_78, bonus: 12_345_67, held: 0 },
    messages: { count: 128, newest: 0 },
  }));

  const weighIn = async (language: Language, { state, open }: FullState): Promise<FullPage> => {
    // An address without a language is in the one that was chosen last.
    if (language === 'en') await visitor.get('/en');
    const { path, status, html, lang } = await open(language === 'en' ? '' : `/${language}`);
    if (lang !== htmlLang[language]) throw new Error(`${state}: the page is in ${lang} instead of ${language}.`);
    const weight = await weigh(
      path,
      async (asked) =>
        asked === path ? { status, body: html } : { status: 200, body: (await visitor.get(asked)).html },
      sheets,
    );
    return { state, language, ...weight };
  };

  const heaviest = new Map<string, { html: number; full: FullState }>();
  for (const engine of games) {
    const family = engine.rules.kind;
    // How a form is refused is a family's affair: one of its games shows it.
    const states = await fullStatesOf(engine, visitor, said);
    for (const full of heaviest.has(family) ? states.slice(1) : states) {
      const { html, status } = await full.open(`/${wordiest}`);
      if (status !== 200 && status !== 422) throw new Error(`${full.state}: the page answered ${status}.`);
      // The games of a family share their style sheet.
      const size = gzipped(html);
      if (size > (heaviest.get(family)?.html ?? 0)) heaviest.set(family, { html: size, full });
    }
  }
  const inAll = new Map<string, FullPage>();
  for (const [family, { full }] of heaviest) {
    const pages: FullPage[] = [];
    for (const language of languages) pages.push(await weighIn(language, full));
    inAll.set(
      family,
      pages.reduce((a, b) => (b.html + b.css > a.html + a.css ? b : a)),
    );
  }
  return inAll;
}

/** The states of a game that fill its page. */
async function fullStatesOf(engine: GameEngine, visitor: Visitor, said: SaidInstead): Promise<FullState[]> {
  const { id: gameid } = engine;
  const address = `/play/lantern/${gameid}?mode=real`;
  const launch = `/player/game/${gameid}`;
  said.say(launch, longSitting);
  const refused: FullState = {
    state: `${gameid}, refused`,
    open: (prefix) => visitor.post(prefix + address, { mode: 'real', stake: 'x', requestId: 'a-form-of-great-weight' }),
  };
  if (isTable(engine)) {
    const spots = placesOn(await visitor.get(address));
    const phases = (['result', 'dealing'] as const).map((phase): FullState => ({
      state: `${gameid}, ${phase}`,
      open: (prefix) => {
        said.say(`/tables/${gameid}`, (data) => ({
          ...data,
          ...fullestTable(engine, data.table as TableView, spots, phase),
        }));
        return visitor.get(prefix + address);
      },
    }));
    return [refused, ...phases];
  }
  const rounds = fullestRounds(engine).map((round): FullState => {
    const isOpen = round.state === 'open';
    return {
      state: `${gameid}, ${isOpen ? 'open' : 'over'}`,
      open: (prefix) => {
        said.say(`/player/rounds/${round.id}`, () => round);
        said.say(launch, (data) => ({ ...longSitting(data), openRound: isOpen ? round : null }));
        return visitor.get(`${prefix}${address}&round=${round.id}`);
      },
    };
  });
  return [refused, ...rounds];
}

/** All places of a table that a chip can lie on, as its page offers them. */
const placesOn = ({ $ }: Page): string[] =>
  $('input[name=spot], select[name=spot] option')
    .toArray()
    .map((place) => $(place).attr('value') ?? '')
    .filter(Boolean);
