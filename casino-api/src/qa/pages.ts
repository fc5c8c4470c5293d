import { barePage, escaped } from '../kernel/html';
import type { KeptMail } from '../features/mail';
import type { MadeWorld } from './worlds/make-world';
import { worlds } from './worlds/worlds';

const tools: readonly (readonly [string, string])[] = [
  ['GET /__qa/mailbox?to=', 'the mails, newest first'],
  [
    'GET|POST /__qa/clock',
    '{"advanceSeconds": 3600, "frozen": true}: moves the time on; frozen, it stands still in between',
  ],
  [
    'GET|POST|DELETE /__qa/faults',
    '{"match": "GET /games", "kind": "timeout|500|garbage|slow|session_expired|restriction_error", "times": 1}; by "D1 INSERT INTO deposits", "PLAYER rounds.", "R2 put documents/" or "MAIL ada@" uses of a store go wrong, and by "ALARM player" alarms that ring, with timeout, 500 or slow',
  ],
  [
    'GET /__qa/payments',
    'the newest payments; a payment has the id of its deposit or checkout, a payout <player>.<withdrawal>',
  ],
  [
    'POST /__qa/payments/:id/confirm|fail',
    'decides a payment or payout, also against what it came to before; {"received": 1000, "confirmations": 1} by crypto, {"identity": {…}} at the bank',
  ],
  ['POST /__qa/payments/:id/resend', '{"times": 2, "delaySeconds": 30} tells the last notification again'],
  ['POST /__qa/withdrawals/:player/:id/approve|pay|reject', 'the back office’s decision'],
  ['GET /__qa/documents', 'the players’ documents, those that wait first; GET /__qa/documents/:id/file downloads one'],
  [
    'POST /__qa/documents/:id/approve|reject',
    '{"reason": "unreadable|cut_off|expired|name_mismatch|wrong_document"} for a rejection',
  ],
  [
    'POST /__qa/wallet-tokens',
    '{"sessionid": "…", "provider": "acme"} gives the token by which a game provider names the player',
  ],
  [
    'POST /__qa/sandbox-game',
    '{"listed": true} puts the game of the sandbox’s outside provider into the lobby, played at /play/sandbox/moon-or-sun',
  ],
  ['GET /__qa/reconcile/:player', 'proves the player’s books from the lines up'],
  ['POST /__qa/players', '{"balance": 5000} makes a confirmed player, in minor units'],
  ['POST /__qa/players/:username/frozen', '{"frozen": true}: as an operator blocks an account; false unblocks it'],
  [`POST /__qa/worlds/${Object.keys(worlds).join('|')}`, 'makes that player anew, with his history'],
  ['POST /__qa/reset', 'the clock as it is, no faults, an empty mailbox'],
];

/** What the console offers. */
export const consolePage = (): Response =>
  barePage(
    'QA console',
    `<h1>QA console</h1><p><a href="/__qa/mailbox">Mailbox</a></p><h2>Worlds</h2>${Object.entries(worlds).map(worldForm).join('')}<h2>Calls</h2><dl>${tools.map(([call, what]) => `<dt><code>${escaped(call)}</code></dt><dd>${escaped(what)}</dd>`).join('')}</dl>`,
  );

const worldForm = ([name, { summary }]: readonly [string, { summary: string }]): string =>
  `<form method="post" action="/__qa/worlds/${name}"><p><button>${name}</button> ${escaped(summary)}</p></form>`;

/** A player that was just made, and how to become him. */
export const worldPage = ({ world, username, password, there }: MadeWorld): Response =>
  barePage(
    `World: ${world}`,
    `<h1>${world}</h1><p>${escaped(worlds[world].summary)}</p><dl><dt>User name</dt><dd><code>${username}</code></dd><dt>Password</dt><dd><code>${password}</code></dd></dl>` +
      `<p><a href="/login">Log in</a> · <a href="/__qa/">QA console</a></p><h2>What is there</h2><pre>${escaped(JSON.stringify(there, null, 2))}</pre>`,
  );

/** The mailbox for people: what was mailed, with links that can be followed. */
export const mailboxPage = (mails: readonly KeptMail[]): Response =>
  barePage('Mailbox', `<h1>Mailbox</h1>${mails.length === 0 ? '<p>No mail.</p>' : mails.map(mailArticle).join('')}`);

const mailArticle = ({ to, subject, text, link, createdAt }: KeptMail): string =>
  `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, ${new Date(createdAt).toISOString()}</p><pre>${escaped(text)}</pre>` +
  `${link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : ''}</article>`;
