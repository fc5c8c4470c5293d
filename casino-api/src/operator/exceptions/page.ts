import {
  type DecidedException,
  decisionsOf,
  type ExceptionDecision,
  exceptionId,
  type ExceptionKind,
} from '../../features/desk';
import { escaped } from '../../kernel/html';
import { renderMoney, renderTime } from '../../features/messages';
import type { ExceptionView, OpenException } from '../../features/exceptions';
import { buttonOf, exceptionTexts, saidOf } from './texts';
import type { Operator } from '../../features/operators';
import { operatorPage } from '../pages';
import { shortId } from '../till/page';

export const exceptionsPath = '/__ops/exceptions';

/** A list of the desk, whatever fills it: the finished HTML of each card. */
export interface DeskSection {
  title: string;
  cards: readonly string[];
  /** Links to the pages beside this one. */
  pager: string;
}

/** What a post came to: a decision of somebody, or a problem with an exception, by its id. */
export type ExceptionNews =
  { kind: ExceptionKind; decided: DecidedException } | { problem: string; id: string; field?: 'note' };

/** What waits for people, list by list. */
export function exceptionsPage(
  sections: readonly DeskSection[],
  news: ExceptionNews | null,
  { status, operator }: { status: number; operator: Operator },
): Response {
  const title = 'Exceptions';
  const isProblem = news !== null && 'problem' in news;
  const lists = sections.map(
    (section, place) =>
      `<section aria-labelledby="s-${place}"><h2 id="s-${place}">${escaped(section.title)}</h2>${section.cards.length === 0 ? '<p class="none">Nothing waits.</p>' : ''}${section.cards.join('')}${section.pager}</section>`,
  );
  return operatorPage(isProblem ? `There is a problem: ${title}` : title, `${newsOf(news)}${lists.join('')}`, {
    heading: title,
    status,
    operator,
  });
}

const when = (at: number): string => `${renderTime(at, 'en')} UTC`;

function newsOf(news: ExceptionNews | null): string {
  if (!news) return '';
  if ('decided' in news)
    return `<p class="note good" role="status">${escaped(`${saidOf(news.kind, news.decided.decision)}, by ${news.decided.actor}, ${when(news.decided.at)}.`)}</p>`;
  const problem = escaped(news.problem);
  return `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>There is a problem</h2><p>${news.field ? `<a href="#${news.field}-${escaped(news.id)}">${problem}</a>` : problem}</p></div>`;
}

/** One exception with its decisions. @param news marks the field that a refused post was about @param action where they are posted */
export function exceptionCard(
  { playerId, username, frozen, cash, about }: ExceptionView,
  subject: string,
  news: ExceptionNews | null,
  action: string,
): string {
  const { kind } = about;
  const id = exceptionId({ playerId, kind, subject });
  const field = escaped(id);
  const isWrong = news !== null && 'problem' in news && news.id === id && news.field === 'note';
  const money = (amount: number): string => moneyIn(about, amount);
  const { rule, title } = exceptionTexts[kind];
  const facts: [string, string][] = [['Player', shortId(playerId)], ['Cash', money(cash)], ...factsOf(about, money)];
  const buttons = decisionsOf[kind]
    .filter((decision) => isPossible(about, decision))
    .map(
      (decision, place) =>
        `<button name="decision" value="${decision}" class="${place === 0 ? 'go' : 'stop'}">${escaped(buttonOf(kind, decision))}</button>`,
    );
  return `<article class="card" aria-labelledby="e-${field}"><h3 id="e-${field}">${escaped(amountIn(about))} <small>${escaped(username)}</small></h3>
    <p><span class="mark warn">${escaped(title)}</span>${frozen ? ` <b class="mark outside">${frozen === 'operator' ? 'Account blocked' : 'Self-excluded'}</b>` : ''}</p>
    <dl>${facts.map(([name, text]) => `<div><dt>${name}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl><p>${escaped(rule)}</p>
    <form method="post" action="${escaped(action)}"><input type="hidden" name="exception" value="${field}">
    <p><label for="note-${field}">Why, for the log</label><input id="note-${field}" name="note" required maxlength="200" autocomplete="off"${isWrong ? ` aria-invalid="true" aria-describedby="error-${field}"` : ''}></p>${
      isWrong ? `<p class="outside" id="error-${field}">${escaped(news.problem)}</p>` : ''
    }<div class="steps">${buttons.join('')}</div></form></article>`;
}

const isPossible = (about: OpenException, decision: ExceptionDecision): boolean =>
  !(about.kind === 'unallocated' && decision === 'credit' && !about.creditable);

const moneyIn = ({ currency }: OpenException, amount: number): string =>
  currency === 'FUN' ? String(amount) : renderMoney(amount, currency, 'en');

/** What an exception is about, as it is headed. */
export const amountIn = (about: OpenException): string =>
  moneyIn(about, about.kind === 'open_outside_round' ? about.stake + about.parked : about.amount);

const unallocatedReasons = {
  late: 'came after the time of its order',
  deposit_limit_reached: 'above the player’s deposit limit',
  account_frozen: 'account blocked or excluded',
  other_amount: 'another amount than was ordered',
  other_currency: 'another currency than the account’s: it can only be refunded',
} as const;

function factsOf(about: OpenException, money: (amount: number) => string): [string, string][] {
  switch (about.kind) {
    case 'held_win':
      return [
        ['Game', about.gametitle],
        ['Provider', about.provider],
        ['Round', about.roundId],
        ['Staked', money(about.stake)],
        ['Paid besides', money(about.payout)],
        ['Held since', when(about.raisedAt)],
      ];
    case 'open_outside_round':
      return [
        ['Game', about.gametitle],
        ['Provider', about.provider],
        ['Round', about.roundId],
        ['Staked', money(about.stake)],
        ['Won so far', money(about.payout)],
        ['Wins without a bet', money(about.parked)],
        ['Open since', when(about.startedAt)],
      ];
    case 'unallocated':
      return [
        ['Method', about.method],
        ['Order', about.id.split('.')[1] ?? about.id],
        ['Why', unallocatedReasons[about.reason]],
        ['Arrived', when(about.arrivedAt)],
      ];
    case 'payout_conflict':
      return [
        ['Withdrawal', about.withdrawalId],
        ['Paid since', when(about.raisedAt)],
      ];
    default:
      return [
        ['Method', about.method],
        [about.kind.startsWith('payout') ? 'Withdrawal' : 'Deposit', about.subject.split('.')[1] ?? about.subject],
        ...(about.reported
          ? [['Reported by the provider', `${about.reported.amount} ${about.reported.currency}`] as [string, string]]
          : []),
        ['Since', when(about.raisedAt)],
      ];
  }
}
