import { type Operator, type OperatorRole, operatorRoles } from '../features/operators';
import { escaped } from '../kernel/html';

/** Every desk in the order of the menu: its path, its name, who sees it. */
export const deskFacts = {
  today: { path: '/__ops/today', name: 'Today', roles: operatorRoles },
  players: { path: '/__ops/players', name: 'Players', roles: ['support', 'payments', 'identity', 'risk'] },
  till: { path: '/__ops/till', name: 'Till', roles: ['payments', 'risk'] },
  exceptions: { path: '/__ops/exceptions', name: 'Exceptions', roles: ['payments', 'risk'] },
  documents: { path: '/__ops/documents', name: 'Documents', roles: ['identity'] },
  books: { path: '/__ops/books', name: 'Books', roles: ['payments', 'risk', 'admin'] },
  bonuses: { path: '/__ops/bonuses', name: 'Bonuses', roles: ['bonus'] },
  races: { path: '/__ops/races', name: 'Races', roles: ['bonus'] },
  content: { path: '/__ops/content', name: 'Content', roles: ['content'] },
  hosts: { path: '/__ops/hosts', name: 'Hosts', roles: ['bonus', 'support'] },
  sports: { path: '/__ops/sports', name: 'Sports', roles: ['sports', 'risk'] },
  reports: { path: '/__ops/reports', name: 'Reports', roles: ['payments', 'risk', 'admin'] },
  returns: { path: '/__ops/returns', name: 'Returns', roles: ['risk', 'admin'] },
  requests: { path: '/__ops/requests', name: 'Requests', roles: operatorRoles },
  operators: { path: '/__ops/operators', name: 'Operators', roles: operatorRoles },
  log: { path: '/__ops/log', name: 'Log', roles: ['risk', 'admin'] },
} as const satisfies Record<string, { path: string; name: string; roles: readonly OperatorRole[] }>;

/** The desks that somebody may see, who that is, and the way out. */
export const menuOf = ({ email, roles }: Operator): string =>
  `<nav class="menu" aria-label="Desks" lang="en">${Object.values(deskFacts)
    .filter((desk) => (desk.roles as readonly OperatorRole[]).some((role) => roles.includes(role)))
    .map(({ path, name }) => `<a href="${path}">${name}</a>`)
    .join(
      '',
    )}<form method="post" action="/__ops/sign-out"><small>${escaped(email)}</small> <button>Sign out</button></form></nav>`;
