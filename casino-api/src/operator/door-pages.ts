import type { Operator } from '../features/operators';
import { escaped } from '../kernel/html';
import { operatorPage } from './pages';

const problem = (title: string, text: string): string =>
  `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>${escaped(title)}</h2>${text}</div>`;

/** Somebody without the role. */
export const forbiddenPage = ({ operator }: { operator: Operator }): Response =>
  operatorPage(
    'Not for your roles',
    problem(
      'Nothing was done',
      `<p>Your roles: ${escaped(operator.roles.join(', ') || 'none')}. An administrator grants others at <a href="/__ops/operators">Operators</a>.</p>`,
    ),
    { operator, status: 403 },
  );

/** What moves money or rights asks who it is once more. */
export const proveAgainPage = ({ operator }: { operator: Operator }, to: string): Response =>
  operatorPage(
    'Sign in once more',
    problem(
      'Nothing was done yet',
      `<p>This moves money or rights, and your sign-in is more than ten minutes old. <a href="/__ops/sign-in?afresh=1&amp;to=${encodeURIComponent(to)}">Sign in once more</a>, then do it again.</p>`,
    ),
    { operator, status: 401 },
  );

/** What waits for a second person now. */
export const askedPage = ({ operator }: { operator: Operator }, says: string): Response =>
  operatorPage(
    'A second person decides',
    `<div class="note good" role="status"><p>${escaped(says)}</p><p>Somebody else has to confirm it at <a href="/__ops/requests">Requests</a>. Nothing is done before.</p></div>`,
    { operator, status: 202 },
  );

/** Nobody is signed in, or not as we need it. @param signIn where to */
export const signInPage = (status: 401 | 429 | 503, says: string, signIn: string | null): Response =>
  operatorPage(
    'Sign in',
    `<p>${escaped(says)}</p>${signIn === null ? '' : `<p><a class="button" href="${escaped(signIn)}">Sign in</a></p>`}`,
    { status },
  );

/** The identity proxy has said who it is; a session begins by a post, never by a look. */
export const beginPage = (email: string, to: string, afresh: string): Response =>
  operatorPage(
    'Sign in',
    `<p>You are <b>${escaped(email)}</b>.</p><form method="post" action="/__ops/sign-in"><input type="hidden" name="to" value="${escaped(to)}"><p><button class="go" autofocus>Go on</button> <a href="${escaped(afresh)}">Somebody else</a></p></form>`,
  );
