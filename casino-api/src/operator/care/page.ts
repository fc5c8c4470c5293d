import { careOutcomes, careWays, type CareCase, type CareContact, type CareView } from '../../features/care';
import { renderTime } from '../../features/messages';
import type { Page } from '../../kernel/paged-list';
import { escaped } from '../../kernel/html';
import { holds, type Visit } from '../desk';
import { actForm, select } from '../forms';
import { deskFacts } from '../menu';
import { facts, newsNote, operatorPage, section, table } from '../pages';
import { pager } from '../paging';

const { path } = deskFacts.care;
export const carePath = (playerId: string): string => `${path}/${playerId}`;

const markerNames: Record<string, string> = {
  losses_chased: 'losses chased',
  limits_raised: 'limits raised',
  night_play: 'night play',
  withdrawals_cancelled: 'withdrawals cancelled',
  deposits_declined: 'deposits declined',
};
export const markersText = (markers: readonly string[]): string =>
  markers.length === 0 ? 'by an operator' : markers.map((marker) => markerNames[marker] ?? marker).join(', ');

const wayNames = { phone: 'Phone', email: 'Email', chat: 'Chat', letter: 'Letter' } as const;
const outcomeNames = {
  spoken: 'Spoken with the player',
  limit_set: 'The player set a limit',
  excluded: 'The player chose self-exclusion',
  no_answer: 'No answer',
  no_concern: 'No reason for concern',
  watch: 'Keep watching',
} as const;

export function carePage(visit: Visit, cases: Page<CareCase>): Response {
  const rows = cases.rows.map(({ playerId, username, markers, since, contactedAt }) => [
    { html: `<a href="${carePath(escaped(playerId))}">${escaped(username)}</a>` },
    markersText(markers),
    renderTime(since, 'en'),
    contactedAt === null ? 'not yet' : renderTime(contactedAt, 'en'),
  ]);
  return operatorPage(
    'Care',
    `<p>Players whose play gives reason for care. While they are marked nothing is offered to them: no bonus, code, race, cashback notice or mail.</p>${section('Marked', table('Marked', ['Player', 'Found', 'Since, UTC', 'Last contact, UTC'], rows) + pager(visit, path, cases))}`,
    { operator: visit.operator },
  );
}

export type CareProblem = { problem: string; step: string } | null;

/** A player with what was found, who spoke with the player, and what may be done. */
export function careCasePage(
  visit: Visit,
  { playerId, view, contacts }: { playerId: string; view: CareView; contacts: Page<CareContact> },
  { isDone, wrong, status }: { isDone: boolean; wrong: CareProblem; status: number },
): Response {
  const { operator } = visit;
  const { username, isMarked, since, markers } = view;
  const title = `Care: ${username}`;
  const news = newsNote(wrong ? { problem: wrong.problem, at: `note-${wrong.step}` } : isDone ? 'done' : null);
  const hidden = { player: playerId };
  const form = (step: string, button: string, look: 'go' | 'stop', fields = '') =>
    actForm(path, step, button, { look, hidden, fields, isWrong: wrong?.step === step });
  const contact =
    select(
      'How',
      'way',
      careWays.map((way) => [way, wayNames[way]] as const),
    ) +
    select(
      'Outcome',
      'outcome',
      careOutcomes.map((outcome) => [outcome, outcomeNames[outcome]] as const),
    );
  const acts = [
    form('contact', 'Record a contact', 'go', contact),
    ...(isMarked
      ? holds(operator, ['risk'])
        ? [form('unmark', 'Take the mark away', 'stop')]
        : []
      : [form('mark', 'Mark for care', 'stop')]),
  ];
  const known: [string, string][] = isMarked
    ? [
        ['Marked since, UTC', renderTime(since, 'en')],
        ['Found', markersText(markers)],
      ]
    : [];
  const body = `${news}<p><b class="mark ${isMarked ? 'outside' : 'inside'}">${isMarked ? 'marked for care' : 'not marked'}</b></p>${facts(known)}<p><a href="${deskFacts.players.path}/${escaped(playerId)}">The player’s page</a></p>
    ${section('What to do', `<div class="steps">${acts.join('')}</div>`)}
    ${section(
      'Contacts',
      table(
        'Contacts',
        ['When, UTC', 'Who', 'How', 'Outcome', 'Note'],
        contacts.rows.map(({ at, actor, way, outcome, note }) => [
          ...[renderTime(at, 'en'), actor, wayNames[way], outcomeNames[outcome], note],
        ]),
      ) + pager(visit, carePath(playerId), contacts),
    )}`;
  return operatorPage(wrong ? `There is a problem: ${title}` : title, body, { heading: title, operator, status });
}
