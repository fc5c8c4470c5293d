import {
  declaredTerms,
  forgetTerms,
  type SetTerms,
  setStatements,
  setTerms,
  shortestNotice,
  termsAt,
  type TermsPart,
  termsParts,
  withdrawStatement,
} from '../../features/loyalty';
import { renderTime } from '../../features/messages';
import { type Act, type Asked, type Desk, noteOf, type Visit } from '../desk';
import { actForm, nothingIn, type Written } from '../forms';
import { deskFacts } from '../menu';
import { newsNote, operatorPage, section, table } from '../pages';
import { type Done, recorded, type Undone } from '../recorded';
import { fieldsOf, firstFields, inWords, partIn, partNames, soonest, termsIn } from './terms-form';

const { path } = deskFacts.loyalty;
const done = `${path}?done`;

const moment = (at: number): string => `${renderTime(at, 'en')} UTC`;
const said = ({ part, value }: SetTerms): string => inWords(part, value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const placeOf = ({ part, startsAt }: Pick<SetTerms, 'part' | 'startsAt'>): string => `${part}-${startsAt}`;

/** What was wrong with a post, and what was written there. */
interface Refused {
  problem: string;
  form: URLSearchParams;
  status: number;
}

async function page({ context, operator, at }: Visit, wrong: Refused | null = null): Promise<Response> {
  const set = await setTerms(context.env.DB);
  const coming = set.filter(({ startsAt }) => startsAt > at);
  const now = (part: TermsPart) => termsAt(set, part, at);
  const isWrong = (step: string, place: string): boolean =>
    wrong?.form.get('step') === step &&
    (wrong.form.get('part') === place || `${wrong.form.get('part')}-${wrong.form.get('startsAt')}` === place);
  const rows = termsParts.map((part) => {
    const [standing, built] = [inWords(part, now(part)), inWords(part, declaredTerms[part])];
    return [partNames[part], standing, standing === built ? 'as built' : built];
  });
  const forms = termsParts.map((part) => {
    const written: Written = isWrong('set', part) ? { form: wrong!.form, prefix: `${part}-` } : nothingIn(`${part}-`);
    return actForm(path, 'set', `Set ${partNames[part].toLowerCase()}`, {
      hidden: { part },
      fields: fieldsOf(part, now(part), written),
      place: part,
      isWrong: isWrong('set', part),
    });
  });
  const withdrawals = coming.map((terms) =>
    actForm(path, 'withdraw', `Withdraw: ${partNames[terms.part]} from ${moment(terms.startsAt)}`, {
      look: 'stop',
      hidden: { part: terms.part, startsAt: String(terms.startsAt) },
      place: placeOf(terms),
      isWrong: isWrong('withdraw', placeOf(terms)),
    }),
  );
  const news = wrong
    ? { problem: wrong.problem, at: fieldOf(wrong.form) }
    : context.req.query('done') === undefined
      ? null
      : ('done' as const);
  return operatorPage(
    wrong ? 'There is a problem: Loyalty' : 'Loyalty',
    `${newsNote(news)}
    <p>Terms hold from a moment on. A week or a month is paid by those that it began with, a challenge by those of the moment that the round is settled, and a level’s free spins are played on what stands when the level is reached. Pages show what holds. Two persons set them and take them back, and both two minutes before they begin at the latest.</p>
    ${section('As they stand', table('Loyalty', ['Part', 'Now', 'Built with'], rows))}
    ${section(
      'To come',
      table(
        'To come',
        ['Part', 'From, UTC', 'Terms'],
        coming.map((terms) => [partNames[terms.part], renderTime(terms.startsAt, 'en'), said(terms)]),
      ) + `<div class="steps">${withdrawals.join('')}</div>`,
    )}
    ${section('Set by two persons', `<div class="steps">${forms.join('')}</div>`)}`,
    { operator, heading: 'Loyalty', status: wrong?.status ?? 200 },
  );
}

/** Where what is wrong is mended. */
function fieldOf(form: URLSearchParams): string {
  if (form.get('step') === 'withdraw') return `note-withdraw-${form.get('part')}-${form.get('startsAt')}`;
  const part = partIn(form) ?? 'weekly';
  return noteOf(form) === '' ? `note-set-${part}` : `${part}-${firstFields[part]}`;
}

const problem = (visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> =>
  page(visit, { problem: says, form, status });

const noReason: Undone = { problem: 'Write down why first' };

interface Change {
  wanted: SetTerms;
  before: SetTerms;
}

/** What a form would change, or why it changes nothing. */
async function changeIn({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Change | Undone> {
  const wanted = await termsIn(env, form, at);
  if (typeof wanted === 'string') return { problem: wanted };
  const set = await setTerms(env.DB);
  const { part, startsAt } = wanted;
  if (set.some((terms) => terms.part === part && terms.startsAt === startsAt))
    return { problem: 'Others begin at that moment: withdraw them first', status: 409 };
  const before = { part, startsAt, value: termsAt(set, part, startsAt) } as SetTerms;
  return isSame(before.value, wanted.value)
    ? { problem: 'That is what stands then already', status: 409 }
    : { wanted, before };
}

/** Every change takes two persons: these are promises to everybody. */
async function askToSet(visit: Visit, form: URLSearchParams): Promise<Asked | Response> {
  const change = await changeIn(visit, form);
  const wrong = 'problem' in change ? change : noteOf(form) === '' ? noReason : null;
  if (wrong) return problem(visit, form, wrong.problem, wrong.status ?? 422);
  const { wanted, before } = change as Change;
  const isAtOnce = !form.get('from');
  const begins = isAtOnce ? soonest[wanted.part] : moment(wanted.startsAt);
  return {
    says: `${partNames[wanted.part]} from ${begins} on: ${said(wanted)} (until then ${said(before)}): ${noteOf(form)}`,
    subject: `${wanted.part} ${isAtOnce ? 'soon' : wanted.startsAt} ${JSON.stringify(wanted.value)}`,
    playerId: null,
  };
}

/** Who plays at this isolate goes by it at once; every other one knows it before it begins. */
const known =
  (run: Act['run']): Act['run'] =>
  async (...given) => {
    const answer = await run(...given);
    forgetTerms();
    return answer;
  };

const set = recorded(async (visit, form, { askedBy }): Promise<Done | Undone> => {
  if (!askedBy) return { problem: 'Terms are set by two persons' };
  const change = await changeIn(visit, form);
  if ('problem' in change) return change;
  const { wanted, before } = change;
  return {
    ...{ action: 'loyalty_set', subject: wanted.part, to: done },
    before: { terms: said(before) },
    after: { terms: said(wanted), from: moment(wanted.startsAt) },
    changes: setStatements(visit.context.env.DB, wanted, visit.at),
    unchanged: 'Others begin at that moment: withdraw them first',
  };
}, problem);

/** The terms to come that a form names, or why they can't be taken back. */
async function comingIn({ context: { env }, at }: Visit, form: URLSearchParams): Promise<SetTerms | Undone> {
  const found = (await setTerms(env.DB)).find(
    ({ part, startsAt }) => part === form.get('part') && String(startsAt) === form.get('startsAt'),
  );
  if (!found) return { problem: 'There are no such terms to come', status: 404 };
  return found.startsAt < at + shortestNotice
    ? { problem: 'They have begun, or do in less than two minutes: set others instead', status: 409 }
    : found;
}

async function askToWithdraw(visit: Visit, form: URLSearchParams): Promise<Asked | Response> {
  const found = await comingIn(visit, form);
  const wrong = 'problem' in found ? found : noteOf(form) === '' ? noReason : null;
  if (wrong) return problem(visit, form, wrong.problem, wrong.status ?? 422);
  const terms = found as SetTerms;
  return {
    says: `Withdraw ${partNames[terms.part]} from ${moment(terms.startsAt)} on, ${said(terms)}: ${noteOf(form)}`,
    subject: `withdraw ${placeOf(terms)}`,
    playerId: null,
  };
}

const withdraw = recorded(async (visit, form, { askedBy }): Promise<Done | Undone> => {
  if (!askedBy) return { problem: 'Terms are taken back by two persons' };
  const terms = await comingIn(visit, form);
  if ('problem' in terms) return terms;
  return {
    ...{ action: 'loyalty_withdrawn', subject: terms.part, to: done },
    before: { terms: said(terms), from: moment(terms.startsAt) },
    changes: [withdrawStatement(visit.context.env.DB, terms)],
    unchanged: 'They were taken back already',
  };
}, problem);

/** The terms of the loyalty programme (DOMAIN §4) as data. */
export const loyaltyDesk: Desk = {
  ...deskFacts.loyalty,
  pages: { '': (visit) => page(visit) },
  acts: {
    set: { roles: ['bonus'], needsFreshProof: true, ofTwo: askToSet, run: known(set) },
    withdraw: { roles: ['bonus'], needsFreshProof: true, ofTwo: askToWithdraw, run: known(withdraw) },
  },
};
