import {
  type Direction,
  limitStatement,
  type MethodLimits,
  methodName,
  methodStanding,
  termsOf,
  tillMethods,
} from '../../features/cashier';
import { renderMoney } from '../../features/messages';
import { type Asked, type Desk, noteOf, type Visit } from '../desk';
import { amountIn } from '../form-values';
import { actForm, filled, nothingIn, type Written } from '../forms';
import { deskFacts } from '../menu';
import { newsNote, operatorPage, section, table } from '../pages';
import { type Done, recorded, type Undone } from '../recorded';

const { path } = deskFacts.methods;
const directions: Readonly<Record<Direction, string>> = { deposit: 'Deposits', withdraw: 'Withdrawals' };
/** What anybody may set at the most, euro minor units: a slip of a nought is no border. */
const highest = 1_000_000_00;

const euro = (amount: number): string => renderMoney(amount, 'EUR', 'en');
const span = ({ minimum, maximum }: Pick<MethodLimits, 'minimum' | 'maximum'>): string =>
  `${euro(minimum)} to ${euro(maximum)}`;
const inField = (amount: number): string => (amount / 100).toFixed(2);

/** Every way that money takes, by its method and direction. */
const ways = tillMethods.flatMap((method) =>
  (['deposit', 'withdraw'] as const).flatMap((direction) => {
    const declared = termsOf(method, direction, []);
    return declared ? [{ method, direction, declared, id: `${method}-${direction}` }] : [];
  }),
);

/** What was wrong with a post, and what was written there. */
interface Refused {
  problem: string;
  form: URLSearchParams;
  status: number;
}

async function page({ context, operator }: Visit, wrong: Refused | null = null): Promise<Response> {
  const { limits } = await methodStanding(context.env.DB);
  const rows = ways.map(({ method, direction, declared }) => {
    const now = termsOf(method, direction, limits)!;
    return [methodName(method, 'en'), directions[direction], span(now), now === declared ? 'as built' : span(declared)];
  });
  const forms = ways.map(({ method, direction, id }) => {
    const isWrong = wrong?.form.get('method') === method && wrong.form.get('direction') === direction;
    const written: Written = isWrong ? { form: wrong.form, prefix: `${id}-` } : nothingIn(`${id}-`);
    const now = termsOf(method, direction, limits)!;
    const border = (label: string, name: 'minimum' | 'maximum') =>
      filled(label, name, written, {
        attributes: 'inputmode="decimal" maxlength="12"',
        hint: inField(now[name]),
        isNeeded: true,
      });
    return actForm(path, 'set', `${methodName(method, 'en')}: ${directions[direction].toLowerCase()}`, {
      hidden: { method, direction },
      fields: border('The least, euro', 'minimum') + border('The most, euro', 'maximum'),
      place: id,
      isWrong,
    });
  });
  const at = wrong ? `note-set-${wrong.form.get('method')}-${wrong.form.get('direction')}` : '';
  const done = context.req.query('done') === undefined ? null : ('done' as const);
  return operatorPage(
    wrong ? 'There is a problem: Methods' : 'Methods',
    `${newsNote(wrong ? { problem: wrong.problem, at } : done)}
    <p>The least and the most of one payment, in euro and their worth in every other currency. Both count: whoever pays them is inside. Cashier and info pages show them as they are set here; a payment that was asked for before goes on as it was. No method takes a fee.</p><p><a href="${deskFacts.till.path}">Turn methods off and on</a></p>
    ${section('As they stand', table('Methods', ['Method', 'Way', 'From, to', 'Built with'], rows))}
    ${section('Set by two persons', `<div class="steps">${forms.join('')}</div>`)}`,
    { operator, heading: 'Methods', status: wrong?.status ?? 200 },
  );
}

/** What a form means, or what is wrong with it. */
function wantedIn(form: URLSearchParams): MethodLimits | string {
  const way = ways.find(
    ({ method, direction }) => method === form.get('method') && direction === form.get('direction'),
  );
  if (!way) return 'There is no such method';
  const [minimum, maximum] = [amountIn(form, 'minimum'), amountIn(form, 'maximum')];
  if (!minimum || !maximum) return 'Write both as amounts above zero, such as 20.00';
  if (minimum > maximum) return 'The least is more than the most';
  if (maximum > highest) return `The most is ${euro(highest)} at the most`;
  return { method: way.method, direction: way.direction, minimum, maximum };
}

const problem = (visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> =>
  page(visit, { problem: says, form, status });

/** Every change takes two persons: whoever widens a border lets more money out at once than before. */
async function ask(visit: Visit, form: URLSearchParams): Promise<Asked | Response> {
  const wanted = wantedIn(form);
  if (typeof wanted === 'string') return problem(visit, form, wanted, 422);
  const note = noteOf(form);
  if (note === '') return problem(visit, form, 'Write down why first', 422);
  const { method, direction } = wanted;
  const { limits } = await methodStanding(visit.context.env.DB);
  const now = termsOf(method, direction, limits)!;
  if (now.minimum === wanted.minimum && now.maximum === wanted.maximum)
    return problem(visit, form, 'That is as it stands', 409);
  return {
    says: `${directions[direction]} by ${methodName(method, 'en')}: ${span(wanted)} (now ${span(now)}): ${note}`,
    subject: `${method} ${direction} ${wanted.minimum} ${wanted.maximum}`,
    playerId: null,
  };
}

const set = recorded(async (visit, form, { askedBy }): Promise<Done | Undone> => {
  const wanted = wantedIn(form);
  if (typeof wanted === 'string') return { problem: wanted };
  if (!askedBy) return { problem: 'Borders are set by two persons' };
  const { method, direction, minimum, maximum } = wanted;
  const { DB } = visit.context.env;
  const before = termsOf(method, direction, (await methodStanding(DB)).limits)!;
  return {
    ...{ action: 'method_limits', subject: method, to: `${path}?done` },
    before: { direction, minimum: before.minimum, maximum: before.maximum },
    after: { direction, minimum, maximum },
    changes: [limitStatement(DB, wanted, visit.at)],
  };
}, problem);

/** What each method takes and pays in one payment (DOMAIN §7), as data. */
export const methodsDesk: Desk = {
  ...deskFacts.methods,
  pages: { '': (visit) => page(visit) },
  acts: { set: { roles: ['payments'], needsFreshProof: true, ofTwo: ask, run: set } },
};
