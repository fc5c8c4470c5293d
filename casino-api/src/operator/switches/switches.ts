import { countryCodes } from 'contract/countries';
import { gameSystems } from '../../features/catalogue';
import { renderTime } from '../../features/messages';
import {
  forgetSwitches,
  isOff,
  maintenance,
  switchedOff,
  switchesAt,
  switchStatement,
  type SwitchKind,
} from '../../kernel/switches';
import type { Act, Desk, Visit } from '../desk';
import { actForm, select } from '../forms';
import { deskFacts } from '../menu';
import { type DeskNews, newsNote, operatorPage, section, table } from '../pages';
import { pager, placeOf, standingAt } from '../paging';
import { type Done, recorded, type Undone } from '../recorded';

const { path } = deskFacts.switches;
const shownAtOnce = 50;

/** What each act turns, and of what. */
const turns = {
  provider_off: { kind: 'provider', turn: 'off', says: 'Switch a provider off' },
  provider_on: { kind: 'provider', turn: 'on', says: 'Switch a provider on' },
  country_off: { kind: 'country', turn: 'off', says: 'Switch a country off' },
  country_on: { kind: 'country', turn: 'on', says: 'Switch a country on' },
  maintenance_on: { kind: 'house', turn: 'off', says: 'Begin maintenance' },
  maintenance_off: { kind: 'house', turn: 'on', says: 'End maintenance' },
} as const satisfies Record<string, { kind: SwitchKind; turn: 'off' | 'on'; says: string }>;
type Step = keyof typeof turns;

const countryNames = (): Intl.DisplayNames => new Intl.DisplayNames('en', { type: 'region' });

interface Shown {
  news: DeskNews;
  wrong: string;
  chosen: string;
  status: number;
}
const fresh = ({ context }: Visit): Shown => ({
  news: context.req.query('done') === undefined ? null : 'done',
  ...{ wrong: '', chosen: '', status: 200 },
});

async function page(visit: Visit, { news, wrong, chosen, status } = fresh(visit)): Promise<Response> {
  const { context, operator, at } = visit;
  const { DB } = context.env;
  // What may be turned is read anew: of the list there is a page alone.
  forgetSwitches();
  const [off, switches, systems] = await Promise.all([
    switchedOff(DB, placeOf(visit), shownAtOnce),
    switchesAt(DB, at, (work) => context.executionCtx.waitUntil(work)),
    gameSystems(DB),
  ]);
  const action = standingAt(visit, path);
  const names = countryNames();
  const nameOf = (kind: SwitchKind, subject: string): string =>
    kind === 'country' ? `${names.of(subject) ?? subject} (${subject})` : subject;
  const all: Partial<Record<SwitchKind, readonly string[]>> = { provider: systems, country: countryCodes };
  const form = (step: Step): string => {
    const { kind, turn, says } = turns[step];
    const subjects = (all[kind] ?? [maintenance]).filter(
      (subject) => isOff(switches, kind, subject) === (turn === 'on'),
    );
    if (subjects.length === 0) return '';
    const options = subjects
      .map((subject) => [subject, nameOf(kind, subject)] as const)
      .sort(([, one], [, other]) => one.localeCompare(other));
    return actForm(action, step, says, {
      look: turn === 'off' ? 'stop' : 'go',
      isWrong: wrong === step,
      fields:
        kind === 'house'
          ? ''
          : select(kind === 'country' ? 'Country' : 'Provider', 'subject', options, `${step}-subject`, chosen),
    });
  };
  const list = table(
    'What is off',
    ['What', 'Which', 'Since, UTC'],
    off.rows.map(({ kind, subject, since }) => [kind, nameOf(kind, subject), renderTime(since, 'en')]),
  );
  return operatorPage(
    status < 400 ? 'Switches' : 'There is a problem: Switches',
    `${newsNote(news)}<p>What is switched off here takes no new round within seconds. Wins, rollbacks and payments that providers tell of are taken all the same.</p>${section('Off now', list + pager(visit, path, off))}
    ${section('Providers', `<p>No new round of any of its games; they leave the lobby.</p><div class="steps">${form('provider_off')}${form('provider_on')}</div>`)}
    ${section('Countries', `<p>As in a country where we may not offer anything: no registration, log-in, deposit or bet.</p><div class="steps">${form('country_off')}${form('country_on')}</div>`)}
    ${section('Maintenance', `<p>Everybody but operators is shown that the house is paused.</p><div class="steps">${form('maintenance_on')}${form('maintenance_off')}</div>`)}`,
    { heading: 'Switches', operator, status },
  );
}

const problem = (visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> => {
  const step = form.get('step') ?? '';
  const news = { problem: says, at: `note-${step}` };
  return page(visit, { news, wrong: step, chosen: form.get('subject') ?? '', status });
};

/** Whether there is such a thing to switch. */
async function isThere(db: D1Database, kind: SwitchKind, subject: string): Promise<boolean> {
  if (kind === 'country') return countryCodes.includes(subject);
  return kind === 'house' || (await gameSystems(db)).includes(subject);
}

function act(step: Step): Act {
  const { kind, turn } = turns[step];
  const work = async (visit: Visit, form: URLSearchParams): Promise<Done | Undone> => {
    const { context, at } = visit;
    const { env } = context;
    const subject = kind === 'house' ? maintenance : (form.get('subject') ?? '');
    if (!(await isThere(env.DB, kind, subject))) return { problem: 'Choose what to switch' };
    return {
      ...{ action: `switched_${turn}`, subject: `${kind} ${subject}`, to: standingAt(visit, path, { done: '1' }) },
      changes: [switchStatement(env.DB, { kind, subject, turn }, at)],
      unchanged: turn === 'off' ? 'It is off already' : 'It is on already',
    };
  };
  const run = recorded(work, problem);
  return {
    roles: ['risk', 'admin'],
    needsFreshProof: true,
    run: async (...given) => {
      const response = await run(...given);
      forgetSwitches();
      return response;
    },
  };
}

/** What is stopped at once: a provider, a country, or the whole house. A single game is switched at its own desk. */
export const switchesDesk: Desk = {
  ...deskFacts.switches,
  pages: { '': (visit) => page(visit) },
  acts: Object.fromEntries((Object.keys(turns) as Step[]).map((step) => [step, act(step)])),
};
