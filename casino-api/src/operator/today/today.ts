import { days, minutes } from 'contract/constants';
import { type Currency, euroWorth } from 'contract/money';
import { paymentProviders } from '../../features/cashier';
import { renderMoney, renderTime } from '../../features/messages';
import type { OperatorRole } from '../../features/operators';
import { escaped } from '../../kernel/html';
import { outboxesBehind } from '../../kernel/outbox-behind';
import { type Desk, holds, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { operatorPage, section, table } from '../pages';
import { pager, placeOf } from '../paging';
import { blockedPath } from '../players/blocks';
import { todaysReports } from '../reports/day-reports';
import { heardProviders, todaysCounts, waitingMails } from './counts';

const { path, roles: everybody } = deskFacts.today;
/** A provider that moved no money for so long is asked why. */
const silentAfter = 1 * days;
const mailsShown = 50;
const outboxesShown = 50;

interface Tile {
  says: string;
  /** A count of what waits, or a figure as it is written. */
  shown: number | string;
  /** Epoch ms of the first of them, where it is known. */
  oldest?: number | null;
  path: string;
  roles: readonly OperatorRole[];
  /** So many are usual. */
  usual?: number;
}

/** How long something waits, in its two largest parts. */
function waitOf(since: number, at: number): string {
  const whole = Math.max(0, Math.floor((at - since) / minutes));
  const [day, hour, minute] = [Math.floor(whole / 1_440), Math.floor(whole / 60) % 24, whole % 60];
  if (day > 0) return `${day} d ${hour} h`;
  return hour > 0 ? `${hour} h ${minute} min` : `${minute} min`;
}

const tilesOf = (
  { operator, at }: Visit,
  tiles: readonly Tile[],
  kind: 'figures' | 'figures money' = 'figures',
): string =>
  `<div class="${kind}">${tiles
    .map(({ says, shown, oldest = null, path: to, roles, usual = 0 }) => {
      const looks = typeof shown === 'number' && shown > usual ? ' class="bad"' : '';
      const since =
        oldest === null ? '' : `<br><small>oldest waits <span class="whole">${waitOf(oldest, at)}</span></small>`;
      const text = `<b>${escaped(String(shown))}</b>${escaped(says)}${since}`;
      return holds(operator, roles) ? `<a${looks} href="${to}">${text}</a>` : `<div${looks}>${text}</div>`;
    })
    .join('')}</div>`;

/** Where a tile is too narrow, the currency stands above the amount. */
const inTile = (amount: number, currency: Currency): string =>
  renderMoney(amount, currency, 'en').replace('\u00a0', ' ');

/** Providers by name, with whether nothing has come from them for too long. */
async function providersOf({ context, at }: Visit) {
  const games = Object.keys(context.get('facts').settings.GAME_PROVIDERS);
  const heard = await heardProviders(context.env.DB, [...paymentProviders, ...games]);
  return heard.map((each) => ({ ...each, isSilent: each.heardAt !== null && at - each.heardAt > silentAfter }));
}

/** What stands and what waits, each a way to the list that shows it. */
async function page(visit: Visit): Promise<Response> {
  const { context, operator, at } = visit;
  const seesMoney = holds(operator, deskFacts.reports.roles);
  const [reports, counts, providers] = await Promise.all([
    seesMoney ? todaysReports(context.env.DB, at) : [],
    todaysCounts(context.env.DB, at),
    providersOf(visit),
  ]);
  const waiting = tilesOf(visit, [
    { says: 'Withdrawals', shown: counts.withdrawals, oldest: counts.oldestWithdrawal, ...deskFacts.till },
    { says: 'Messages to support', shown: counts.tickets, oldest: counts.oldestTicket, ...deskFacts.support },
    { says: 'Players marked for care', shown: counts.marked, ...deskFacts.care },
    { says: 'Blocked accounts', shown: counts.blocked, ...deskFacts.players, path: blockedPath },
    { says: 'Documents', shown: counts.documents, oldest: counts.oldestDocument, ...deskFacts.documents },
    {
      says: 'Money and rounds to decide',
      shown: counts.decisions,
      oldest: counts.oldestDecision,
      ...deskFacts.exceptions,
    },
    { says: 'Requests for a second person', shown: counts.requests, ...deskFacts.requests },
    { says: 'Host tasks', shown: counts.hostTasks, ...deskFacts.hosts },
  ]);
  const alarms = tilesOf(visit, [
    { says: 'Held wins', shown: counts.heldWins, oldest: counts.oldestHeldWin, ...deskFacts.exceptions },
    { says: 'Failed payouts', shown: counts.failedPayouts, oldest: counts.oldestFailedPayout, ...deskFacts.exceptions },
    {
      says: 'Blocks not reviewed in time',
      shown: counts.overdue,
      oldest: counts.oldestOverdue,
      ...deskFacts.players,
      path: blockedPath,
    },
    { says: 'Statement differences', shown: counts.statements, ...deskFacts.exceptions },
    {
      says: 'Silent providers',
      ...{ shown: providers.filter(({ isSilent }) => isSilent).length, path: `${path}/providers`, roles: everybody },
    },
    {
      says: 'Mails not sent yet',
      ...{ shown: counts.mails, oldest: counts.oldestMail, path: `${path}/mails`, roles: everybody, usual: 100 },
    },
    {
      says: 'Undelivered messages',
      ...{ shown: counts.behind, oldest: counts.oldestBehind, path: `${path}/outboxes`, roles: everybody },
    },
    { says: 'Payment methods off', shown: counts.outages, ...deskFacts.till },
    { says: 'Switched off', shown: counts.switches, ...deskFacts.switches },
  ]);
  const house = reports.map((report) => {
    const { currency, deposited, paidOut, turnover, payouts, ggr, bonusCost, active, owed } = report;
    const figures: [string, number][] = [
      ['Deposits', deposited],
      ['Paid out', paidOut],
      ['Turnover', turnover],
      ['Payouts', payouts],
      ['Gross gaming revenue', ggr],
      ['Bonus cost', bonusCost],
      ['Owed to players', owed],
    ];
    const tiles = figures.map(([says, amount]) => ({ says, shown: inTile(amount, currency) }));
    const all = [...tiles, { says: 'Active players', shown: String(active) }];
    return `<section aria-label="${currency}"><h3>${currency}</h3>${tilesOf(
      visit,
      all.map((tile) => ({ ...tile, ...deskFacts.reports })),
      'figures money',
    )}</section>`;
  });
  const inEuro = reports.reduce((sum, { ggr, currency }) => sum + euroWorth(ggr, currency), 0);
  const whole = `<p>All currencies in euro, at the fixed rates: gross gaming revenue <b>${escaped(renderMoney(inEuro, 'EUR', 'en'))}</b>.</p>`;
  return operatorPage(
    'Today',
    section('Waiting', waiting) +
      section('Alarms', alarms) +
      (seesMoney
        ? section(
            'The house today, UTC, as far as the players’ books have told',
            (house.length > 0 ? whole + house.join('') : '') || '<p class="none">No money has moved yet.</p>',
          )
        : ''),
    { operator },
  );
}

async function providersPage(visit: Visit): Promise<Response> {
  const rows = (await providersOf(visit)).map(({ provider, heardAt, isSilent }) => [
    provider,
    heardAt === null ? 'never' : renderTime(Math.min(heardAt, visit.at), 'en'),
    isSilent ? `silent for ${waitOf(heardAt!, visit.at)}` : heardAt === null ? 'not used yet' : 'heard within a day',
  ]);
  return operatorPage(
    'Providers',
    `<p><a href="${path}">Today</a></p><p>When each last moved a player’s money, as far as the players’ books have told. Of games it is the day of the last round.</p>${table('Providers', ['Provider', 'Heard last, UTC', 'State'], rows)}`,
    { operator: visit.operator },
  );
}

async function mailsPage(visit: Visit): Promise<Response> {
  const mails = await waitingMails(visit.context.env.DB, placeOf(visit), mailsShown);
  const rows = mails.rows.map(({ writtenAt, language }) => [
    renderTime(writtenAt, 'en'),
    waitOf(writtenAt, visit.at),
    language,
  ]);
  return operatorPage(
    'Mails not sent yet',
    `<p><a href="${path}">Today</a></p>${table('Mails', ['Written, UTC', 'Waits', 'Language'], rows)}${pager(visit, `${path}/mails`, mails)}`,
    { operator: visit.operator },
  );
}

async function outboxesPage(visit: Visit): Promise<Response> {
  const outboxes = await outboxesBehind(visit.context.env.DB, placeOf(visit), outboxesShown);
  const rows = outboxes.rows.map(({ kind, messages, waiting, oldestAt }) => [
    kind,
    messages.replaceAll(',', ', ').replaceAll('_', ' '),
    String(waiting),
    waitOf(oldestAt, visit.at),
  ]);
  return operatorPage(
    'Undelivered messages',
    `<p><a href="${path}">Today</a></p><p>What the objects of players, visitors, races and tables have to tell others, and could not at the first try: books, mails, scores, prizes, rounds. Nothing is lost; each is tried again within an hour.</p>${table('Outboxes', ['Of a', 'What', 'How much', 'Waits'], rows)}${pager(visit, `${path}/outboxes`, outboxes)}`,
    { operator: visit.operator },
  );
}

export const todayDesk: Desk = {
  ...deskFacts.today,
  pages: { '': page, '/providers': providersPage, '/mails': mailsPage, '/outboxes': outboxesPage },
  acts: {},
};
