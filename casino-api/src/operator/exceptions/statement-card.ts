import { currencyCodes } from 'contract/money';
import { isUnanswered, type StatementException } from '../../ledger/statements/match-statements';
import { escaped } from '../../kernel/html';
import { renderMoney, renderTime } from '../../features/messages';

/** A line on which the books and a provider's statement part. Nothing is decided about it: it goes when both agree. */
export function statementCard(exception: StatementException): string {
  const { provider, reference, currency, ours, theirs, at } = exception;
  if (isUnanswered(exception))
    return card('No statement', provider, [
      ['Provider', provider],
      ['Since', `${renderTime(at, 'en')} UTC`],
      ['What is known', 'Nothing of what this provider moved since then was held against our books.'],
    ]);
  const known = currencyCodes.find((code) => code === currency);
  if (!known || (ours === null && theirs === null))
    return card('Not readable', reference, [
      ['Provider', provider],
      ['Currency', currency],
      ['When', `${renderTime(at, 'en')} UTC`],
      ['What is known', 'The provider lists it in a currency, an amount or by a method that this house does not have.'],
    ]);
  const money = (amount: number | null): string => (amount === null ? 'nothing' : renderMoney(amount, known, 'en'));
  const says = ours === null ? 'Not in the books' : theirs === null ? 'Not in the statement' : 'Amounts differ';
  const facts: [string, string][] = [
    ['Provider', provider],
    ['Our books', money(ours)],
    ['Statement', money(theirs)],
    ['When', `${renderTime(at, 'en')} UTC`],
  ];
  return card(says, reference, facts);
}

const card = (says: string, reference: string, facts: readonly (readonly [string, string])[]): string =>
  `<article class="card"><h3>${escaped(says)} <small>${escaped(reference)}</small></h3><dl>${facts.map(([name, text]) => `<div><dt>${name}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl></article>`;
