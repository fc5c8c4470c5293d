import { recordEntry } from '../../features/desk';
import {
  bonusesPort,
  endPromotion,
  hasPromotion,
  type KeptPromotion,
  listPromotions,
  makePromotion,
  faceOf,
} from '../../features/bonuses';
import { renderTime } from '../../features/messages';
import { escaped } from '../../kernel/html';
import { newUuid } from '../../kernel/randomness';
import { systemOf } from '../../kernel/player-client';
import { type Asked, type Desk, type DoneBy, noteOf, pressOf, seeOther, type Visit } from '../desk';
import { actForm, area, field, filled, nothingIn, type Written } from '../forms';
import { lineIn, momentIn } from '../form-values';
import { deskFacts } from '../menu';
import { type DeskNews, newsNote, operatorPage, section, table } from '../pages';
import { pager, placeOf, standingAt } from '../paging';
import { type Done, recorded, type Undone } from '../recorded';
import { checkedLines, grantedAtOnce, type GrantLine } from './grants';
import { askToGive, checkList, giveList, listPage, listsSection, workList } from './lists';
import { askLargeOffer, changeTheOffer, endTheOffer, makeOffer, offerPage, offersPage } from './offers';
import { type BonusTerms, givesOf, grantInWords, termFields, termsIn, worthOfCode } from './terms';

const { path } = deskFacts.bonuses;
const shownAtOnce = 50;
/** The page as it was, which says that it is done. */
const done = (visit: Visit): string => standingAt(visit, path, { done: '1' });

const stateOf = ({ from, until }: KeptPromotion, at: number): string =>
  until !== null && at >= until ? 'over' : from !== null && at < from ? 'to come' : 'can be redeemed';

interface Shown {
  news?: DeskNews;
  form?: URLSearchParams;
  lines?: readonly GrantLine[];
  status?: number;
  /** Under what is wrong. */
  below?: string;
}

async function page(
  visit: Visit,
  { news = null, form = new URLSearchParams(), lines, status = 200, below = '' }: Shown = {},
): Promise<Response> {
  const { context, operator, at } = visit;
  const codes = await listPromotions(context.env.DB, placeOf(visit), shownAtOnce);
  const action = standingAt(visit, path);
  const when = (time: number | null): string => (time === null ? '' : renderTime(time, 'en'));
  const step = form.get('step') ?? '';
  const code: Written = step === 'make_code' ? { form, prefix: 'code-' } : nothingIn('code-');
  const isGrant = step === 'check' || step === 'grant';
  const grant: Written = isGrant ? { form, prefix: '' } : nothingIn('');
  const list: Written = step === 'check_list' ? { form, prefix: 'list-' } : nothingIn('list-');
  const lists = await listsSection(visit, list, step === 'check_list');
  const make = actForm(action, 'make_code', 'Make a code', {
    isWrong: step === 'make_code',
    fields:
      filled('Code, letters A to Z and digits', 'code', code, {
        attributes: 'maxlength="30" pattern="[A-Za-z0-9]{3,30}"',
        isNeeded: true,
      }) +
      termFields(code) +
      filled('Redeemed from, UTC', 'from', code, { attributes: 'type="datetime-local"' }) +
      filled('Redeemed until, UTC', 'until', code, { attributes: 'type="datetime-local"' }),
  });
  const end = actForm(action, 'end_code', 'End a code', {
    look: 'stop',
    isWrong: step === 'end_code',
    fields: field('Code to end', 'code', 'maxlength="30"', 'ended'),
  });
  const give = `<details${isGrant ? ' open' : ''}><summary>Grant a bonus</summary><form method="post" action="${escaped(action)}"><input type="hidden" name="press" value="${escaped(grant.form.get('press') ?? newUuid())}">
    ${area(`User names, addresses or ids, one a line, ${grantedAtOnce} at the most`, 'players', grant)}${termFields(grant)}${filled('Why', 'note', grant)}
    <p><button name="step" value="check" class="go">Try it, give nothing</button> <button name="step" value="grant" class="stop">Give it</button></p></form></details>`;
  const listed = lines
    ? section(
        'The list, line by line',
        table(
          'Lines',
          ['Line', 'Who', 'What'],
          lines.map(({ line, text, wrong }) => [String(line), text, wrong ?? 'good']),
        ),
      )
    : '';
  return operatorPage(
    status < 400 ? 'Bonuses' : 'There is a problem: Bonuses',
    `${newsNote(news)}<p><a href="${path}/offers">Offers</a></p>${below}${listed}${section('Grants', `<div class="steps">${give}</div>`)}${lists}${section(
      'Codes',
      table(
        'Codes',
        ['Code', 'Name', 'Gives', 'From, UTC', 'Until, UTC', 'State'],
        codes.rows.map((each) => [
          each.code,
          each.names.en,
          givesOf(each),
          when(each.from),
          when(each.until),
          stateOf(each, at),
        ]),
      ) +
        pager(visit, path, codes, { words: { label: 'Codes' } }) +
        `<div class="steps">${make}${end}</div>`,
    )}`,
    { heading: 'Bonuses', operator, status },
  );
}

const fieldOf: Readonly<Record<string, string>> = {
  make_code: 'note-make_code',
  end_code: 'note-end_code',
  check_list: 'list-list',
};
const problem = (visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> =>
  page(visit, { news: { problem: says, at: fieldOf[form.get('step') ?? ''] ?? 'players' }, form, status });

const taken: Undone = { problem: 'There is such a code already', status: 409 };

/** The code that a form makes, and its statement; or what is wrong with it. */
async function codeIn(
  { context: { env }, at }: Visit,
  form: URLSearchParams,
): Promise<
  { promotion: BonusTerms & Pick<KeptPromotion, 'code' | 'from' | 'until'>; insert: D1PreparedStatement } | Undone
> {
  const terms = await termsIn(env.DB, form);
  if (typeof terms === 'string') return { problem: terms };
  const [from, until] = [momentIn(form, 'from'), momentIn(form, 'until')];
  if (from === undefined || until === undefined || (until !== null && until <= Math.max(at, from ?? 0)))
    return { problem: 'A code ends after it begins, and not in the past' };
  const promotion = { ...terms, code: lineIn(form, 'code', 40).toUpperCase(), from, until };
  const made = makePromotion(env.DB, promotion);
  return made.ok ? { promotion, insert: made.data } : { problem: 'A code is 3 to 30 letters A to Z and digits' };
}

/** What the second person reads of a code that gives much; what can't be made is said to the first. */
async function askLargeCode(visit: Visit, form: URLSearchParams): Promise<Asked | Response | null> {
  const wanted = await codeIn(visit, form);
  if ('problem' in wanted) return problem(visit, form, wanted.problem, 422);
  const { code, ...terms } = wanted.promotion;
  const note = noteOf(form);
  if (note === '') return null;
  // Made before, by this press or by somebody: that is the act's to say.
  if (await hasPromotion(visit.context.env.DB, code)) return null;
  return {
    says: `Make the code ${code}, “${terms.names.en}” for everybody: ${givesOf(terms)}: ${note}`,
    ...{ subject: code, playerId: null, ...worthOfCode(terms) },
  };
}

async function makeCode(visit: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const wanted = await codeIn(visit, form);
  if ('problem' in wanted) return wanted;
  const { code, names, freeSpins, ...rest } = wanted.promotion;
  const after = { ...rest, name: names.en, spins: freeSpins?.count ?? 0, game: freeSpins?.gameid ?? null };
  return {
    ...{ action: 'code_made', subject: code, after, changes: [wanted.insert], to: done(visit) },
    unchanged: taken.problem,
  };
}

async function endCode(visit: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const { at } = visit;
  const code = lineIn(form, 'code', 40).toUpperCase();
  return {
    ...{
      action: 'code_ended',
      subject: code,
      after: { until: at },
      changes: [endPromotion(visit.context.env.DB, code, at)],
      to: done(visit),
    },
    unchanged: 'There is no such code that could be redeemed',
  };
}

interface Grant {
  terms: BonusTerms;
  lines: GrantLine[];
}

/** What a form grants and to whom, or what is wrong: nothing is given while anything is. */
async function grantIn(visit: Visit, form: URLSearchParams): Promise<Grant | Response> {
  const { context, at } = visit;
  const { env } = context;
  const terms = await termsIn(env.DB, form);
  if (typeof terms === 'string') return problem(visit, form, terms, 422);
  const lines = await checkedLines(env, form.get('players') ?? '', at);
  const wrong = lines.filter((line) => line.wrong !== null).length;
  const no = (says: string): Promise<Response> =>
    page(visit, { news: { problem: says, at: 'players' }, form, lines, status: 422 });
  if (lines.length === 0) return no('Nobody is named');
  if (lines.length - wrong > grantedAtOnce)
    return no(`${grantedAtOnce} players at the most are given something at once`);
  if (wrong > 0) return no(`${wrong} of ${lines.length} lines are wrong: nothing was given`);
  return { terms, lines };
}

async function checkGrant(visit: Visit, form: URLSearchParams): Promise<Response> {
  const wanted = await grantIn(visit, form);
  return wanted instanceof Response ? wanted : page(visit, { form, lines: wanted.lines });
}

/** What the second person reads of a grant that gives much in all; what is wrong with it is said to the first. */
async function askLargeGrant(visit: Visit, form: URLSearchParams): Promise<Asked | Response | null> {
  const terms = await termsIn(visit.context.env.DB, form);
  if (typeof terms === 'string') return problem(visit, form, terms, 422);
  const note = noteOf(form);
  if (note === '') return null;
  const wanted = await grantIn(visit, form);
  if (wanted instanceof Response) return wanted;
  const { lines } = wanted;
  return {
    says: grantInWords(terms, lines.length, note),
    ...{ subject: `grant:${pressOf(form, visit)}`, playerId: lines.length === 1 ? lines[0]!.playerId : null },
    worth: faceOf(terms) * lines.length,
  };
}

/** Each player gets it once however often the press arrives. */
async function grant(visit: Visit, form: URLSearchParams, { actor, askedBy }: DoneBy): Promise<Response> {
  const { context, at } = visit;
  const { env } = context;
  const wanted = await grantIn(visit, form);
  if (wanted instanceof Response) return wanted;
  const { terms, lines } = wanted;
  const note = noteOf(form);
  if (note === '')
    return page(visit, { news: { problem: 'Write down why first', at: 'players' }, form, lines, status: 422 });
  const press = pressOf(form, visit);
  const refused: GrantLine[] = [];
  for (const line of lines) {
    const playerId = line.playerId!;
    const given = await systemOf(env, playerId, bonusesPort).giftBonus({ ...terms, key: `desk:${press}` }, at);
    if (!given.ok) refused.push({ ...line, wrong: given.code });
    else if (given.data.isNew)
      await recordEntry(env.DB, {
        ...{ id: `grant:${press}:${playerId}`, at, actor, action: 'bonus_granted', subject: given.data.id, playerId },
        details: {
          ...{ note, after: { name: terms.names.en, amount: terms.amount, spins: terms.freeSpins?.count ?? 0 } },
          ...(askedBy ? { askedBy } : {}),
        },
      });
  }
  if (refused.length === 0) return seeOther(done(visit));
  const says = `${refused.length} of ${lines.length} could not be given it; the others were`;
  return page(visit, { news: { problem: says, at: 'players' }, form, lines: refused, status: 409 });
}

/** What is given by hand, and codes (DOMAIN §3): whoever may not be offered anything is given nothing. */
export const bonusesDesk: Desk = {
  ...deskFacts.bonuses,
  pages: {
    '': (visit) => page(visit, { news: visit.context.req.query('done') === undefined ? null : 'done' }),
    '/offers': (visit) => offersPage(visit),
    '/offers/:url': (visit) => offerPage(visit, visit.context.req.param('url') ?? ''),
    '/lists/:id': (visit) => listPage(visit, visit.context.req.param('id') ?? ''),
  },
  acts: {
    make_code: { roles: ['bonus'], needsFreshProof: true, ofTwo: askLargeCode, run: recorded(makeCode, problem) },
    end_code: { roles: ['bonus'], run: recorded(endCode, problem) },
    make_offer: { roles: ['bonus'], needsFreshProof: true, ofTwo: askLargeOffer, run: makeOffer },
    change_offer: { roles: ['bonus'], needsFreshProof: true, ofTwo: askLargeOffer, run: changeTheOffer },
    end_offer: { roles: ['bonus'], run: endTheOffer },
    check_list: {
      roles: ['bonus'],
      run: checkList((visit, form, says, { status = 422, below = '' } = {}) =>
        page(visit, { news: { problem: says, at: 'list-list' }, form, status, below }),
      ),
    },
    work_list: { roles: ['bonus'], run: workList },
    give_list: { roles: ['bonus'], needsFreshProof: true, ofTwo: askToGive, run: giveList },
    check: { roles: ['bonus'], run: checkGrant },
    grant: { roles: ['bonus'], needsFreshProof: true, ofTwo: askLargeGrant, run: grant },
  },
};
