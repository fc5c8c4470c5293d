import { type Operator, type OperatorRole, operatorRoles } from '../features/operators';
import { escaped } from '../kernel/html';

/** Every desk in the order of the menu: its path, its name, who sees it. */
export const deskFacts = {
  today: { path: '/__ops/today', name: 'Today', roles: operatorRoles },
  players: { path: '/__ops/players', name: 'Players', roles: ['support', 'payments', 'identity', 'risk'] },
  till: { path: '/__ops/till', name: 'Till', roles: ['payments', 'risk'] },
  exceptions: { path: '/__ops/exceptions', name: 'Exceptions', roles: ['payments', 'risk'] },
  methods: { path: '/__ops/methods', name: 'Methods', roles: ['payments', 'risk'] },
  support: { path: '/__ops/support', name: 'Support', roles: ['support', 'risk'] },
  care: { path: '/__ops/care', name: 'Care', roles: ['support', 'risk'] },
  documents: { path: '/__ops/documents', name: 'Documents', roles: ['identity'] },
  books: { path: '/__ops/books', name: 'Books', roles: ['payments', 'risk', 'admin'] },
  bonuses: { path: '/__ops/bonuses', name: 'Bonuses', roles: ['bonus'] },
  loyalty: { path: '/__ops/loyalty', name: 'Loyalty', roles: ['bonus'] },
  races: { path: '/__ops/races', name: 'Races', roles: ['bonus'] },
  content: { path: '/__ops/content', name: 'Content', roles: ['content'] },
  hosts: { path: '/__ops/hosts', name: 'Hosts', roles: ['bonus', 'support'] },
  games: { path: '/__ops/games', name: 'Games', roles: ['content', 'risk'] },
  switches: { path: '/__ops/switches', name: 'Switches', roles: ['risk', 'admin'] },
  sports: { path: '/__ops/sports', name: 'Sports', roles: ['sports', 'risk'] },
  reports: { path: '/__ops/reports', name: 'Reports', roles: ['payments', 'risk', 'admin'] },
  returns: { path: '/__ops/returns', name: 'Returns', roles: ['risk', 'admin'] },
  requests: { path: '/__ops/requests', name: 'Requests', roles: operatorRoles },
  operators: { path: '/__ops/operators', name: 'Operators', roles: operatorRoles },
  log: { path: '/__ops/log', name: 'Log', roles: ['risk', 'admin'] },
} as const satisfies Record<string, { path: string; name: string; roles: readonly OperatorRole[] }>;

type DeskName = keyof typeof deskFacts;

/** The menu's parts; what begins it has no heading. */
const parts: readonly (readonly [heading: string, desks: readonly DeskName[]])[] = [
  ['', ['today']],
  ['Players', ['players', 'support', 'care', 'documents', 'hosts']],
  ['Money', ['till', 'methods', 'exceptions', 'books', 'reports']],
  ['Offers', ['bonuses', 'loyalty', 'races']],
  ['Product', ['content', 'games', 'switches', 'sports', 'returns']],
  ['House', ['requests', 'operators', 'log']],
];

const isAt = (operator: Operator, path: string): boolean =>
  operator.path === path || (operator.path?.startsWith(`${path}/`) ?? false);

/** The desks that somebody may see, who that is, and the way out. On a phone it is folded up. */
export function menuOf(operator: Operator): string {
  const { email, roles } = operator;
  const lists = parts.map(([heading, names]) => {
    const items = names
      .map((name) => deskFacts[name])
      .filter((desk) => (desk.roles as readonly OperatorRole[]).some((role) => roles.includes(role)))
      .map(
        ({ path, name }) =>
          `<li><a href="${path}"${isAt(operator, path) ? ' aria-current="page"' : ''}>${name}</a></li>`,
      );
    return items.length === 0 ? '' : `${heading ? `<h2>${heading}</h2>` : ''}<ul>${items.join('')}</ul>`;
  });
  return `<header class="bar" lang="en"><a class="brand" href="/__ops/"><i></i>Lantern <small>back office</small></a><details><summary>Desks</summary><nav class="menu" aria-label="Desks">${lists.join('')}<form method="post" action="/__ops/sign-out"><p class="who">${escaped(email)}</p><button>Sign out</button></form></nav></details></header>`;
}
