import { z } from 'zod';
import { recordEntry } from '../../features/desk';
import { renderTime } from '../../features/messages';
import {
  endOperatorSessions,
  grantRole,
  isOperatorRole,
  type OperatorRole,
  operatorRoles,
  type RoleHolder,
  roleHolders,
  takeRole,
} from '../../features/operators';
import { escaped } from '../../kernel/html';
import { type Asked, type Desk, type DoneBy, holds, noteOf, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { actForm, select } from '../forms';
import { operatorPage } from '../pages';
import { pager, placeOf, standingAt } from '../paging';

const shownAtOnce = 50;
const { path } = deskFacts.operators;

interface Wanted {
  email: string;
  role: OperatorRole;
}

/** What the form names; null for no address or no role. */
function wantedOf(form: URLSearchParams): Wanted | null {
  const email = z.string().trim().toLowerCase().email().max(254).safeParse(form.get('email'));
  const role = form.get('role') ?? '';
  return email.success && isOperatorRole(role) ? { email: email.data, role } : null;
}

/** Nobody gives a role to themselves, not even by two. */
async function askGrant(visit: Visit, form: URLSearchParams): Promise<Asked | Response> {
  const wanted = wantedOf(form);
  if (!wanted) return page(visit, 'Write an email address and choose a role', 422);
  const { email, role } = wanted;
  if (email === visit.operator.email) return page(visit, 'Nobody grants a role to themselves', 403);
  return { says: `Grant the role ${role} to ${email}`, subject: `${email} ${role}`, playerId: null };
}

async function grant(visit: Visit, form: URLSearchParams, { actor, askedBy }: DoneBy): Promise<Response> {
  const wanted = wantedOf(form);
  if (!wanted || !askedBy) return page(visit, 'Write an email address and choose a role', 422);
  const { email, role } = wanted;
  if (email === actor) return page(visit, 'Nobody grants a role to themselves', 403);
  const { at } = visit;
  const { DB } = visit.context.env;
  await recordEntry(
    DB,
    {
      ...{ id: `role:${email}:${role}:${at}`, at, actor, action: 'role_granted', subject: email, playerId: null },
      details: { after: { role }, askedBy },
    },
    [grantRole(DB, { email, role, grantedAt: at, grantedBy: actor })],
  );
  return seeOther(standingAt(visit, path));
}

/** Taking rights away takes one: it may have to be quick. Whoever loses one is signed out. */
async function withdraw(visit: Visit, form: URLSearchParams, { actor }: DoneBy): Promise<Response> {
  const wanted = wantedOf(form);
  if (!wanted) return page(visit, 'Write an email address and choose a role', 422);
  const { email, role } = wanted;
  const { at } = visit;
  const { DB } = visit.context.env;
  await recordEntry(
    DB,
    {
      ...{ id: `role-taken:${email}:${role}:${at}`, at, actor, action: 'role_taken', subject: email, playerId: null },
      details: { before: { role }, note: noteOf(form) },
    },
    [takeRole(DB, email, role)],
  );
  await endOperatorSessions(DB, email, at);
  return seeOther(standingAt(visit, path));
}

/** Who may do what, for everybody to see and for administrators to change. */
export const operatorsDesk: Desk = {
  ...deskFacts.operators,
  pages: { '': (visit) => page(visit) },
  acts: {
    grant: { roles: ['admin'], needsFreshProof: true, ofTwo: askGrant, run: grant },
    take: { roles: ['admin'], needsFreshProof: true, run: withdraw },
  },
};

async function page(visit: Visit, problem: string | null = null, status = 200) {
  const { context, operator } = visit;
  const holders = await roleHolders(context.env.DB, placeOf(visit), shownAtOnce);
  const isAdmin = holds(operator, ['admin']);
  const action = standingAt(visit, path);
  const held = ({ email: of, granted }: RoleHolder, place: number): string => {
    const list = granted.map(
      ({ role, grantedBy, grantedAt }) =>
        `<li><span><b>${role}</b> <small>by ${escaped(grantedBy)}, ${renderTime(grantedAt, 'en')} UTC</small></span></li>`,
    );
    const take = actForm(action, 'take', 'Take a role away', {
      look: 'stop',
      hidden: { email: of },
      fields: select(
        'Role',
        'role',
        granted.map(({ role }) => [role, role] as const),
        `role-${place}`,
      ),
      place: String(place),
    });
    return `<article class="card" aria-label="${escaped(of)}"><h3>${escaped(of)}</h3><ul class="plain">${list.join('')}</ul>${isAdmin ? take : ''}</article>`;
  };
  const form = `<section><h2>Grant a role</h2><p>A second administrator confirms it.</p><form method="post" action="${escaped(action)}"><input type="hidden" name="step" value="grant">
    <p><label for="email">Email address</label><input id="email" name="email" type="email" autocomplete="off" required maxlength="254"${problem ? ' aria-invalid="true"' : ''}></p>
    <p><label for="role">Role</label><select id="role" name="role" required><option value="">Please choose</option>${operatorRoles.map((role) => `<option>${role}</option>`).join('')}</select></p><button class="go">Ask for it</button></form></section>`;
  return operatorPage(
    problem ? 'There is a problem: Operators' : 'Operators',
    `${problem ? `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>There is a problem</h2><p><a href="#email">${escaped(problem)}</a></p></div>` : ''}<p>You are <b>${escaped(operator.email)}</b>: ${escaped(operator.roles.join(', ') || 'no roles yet')}.</p>
    <section><h2>Roles</h2>${holders.rows.map(held).join('') || '<p class="none">Nobody was granted one.</p>'}${pager(visit, path, holders)}</section>${isAdmin ? form : ''}`,
    { heading: 'Operators', operator, status },
  );
}
