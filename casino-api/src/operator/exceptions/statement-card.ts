import type { StatementException } from '../../ledger/statements/match-statements';
import { escaped } from '../../kernel/html';
import { renderMoney, renderTime } from '../../features/messages/render-message';

/** A line on which the books and a provider's statement part. Nothing is decided about it: it goes when both agree. */
export function statementCard({ provider, reference, currency, ours, theirs, at }: StatementException): string {
  const money = (amount: number | null): string => (amount === null ? 'nothing' : renderMoney(amount, currency, 'en'));
  const says = ours === null ? 'Not in the books' : theirs === null ? 'Not in the statement' : 'Amounts differ';
  const facts = [
    ['Provider', provider],
    ['Our books', money(ours)],
    ['Statement', money(theirs)],
    ['When', `${renderTime(at, 'en')} UTC`],
  ];
  return `<article class="card"><h3>${escaped(says)} <small>${escaped(reference)}</small></h3><dl>${facts.map(([name, text]) => `<div><dt>${name}</dt><dd>${escaped(text!)}</dd></div>`).join('')}</dl></article>`;
}
