import { days, minutes } from 'contract/constants';
import { gatewayOf, outsideStatements } from './features/cashier/gateways/configured';
import { hasSandbox, sandboxSystem } from './features/outside-games/providers';
import { settingsOf, type Env } from './kernel/env';
import { isRefund, type StatementLine, type StatementSource } from './ledger/statements/statements';
import { sandboxStatement } from './sandbox/payments/payments';

const all = () => true;
const isIncoming = ({ amount }: StatementLine) => amount > 0;
/** What moved is told within a quarter of an hour. */
const sandboxTimes = { settlesWithin: 30 * minutes, asked: 3 * days };
/** The outside gateways', and the sandbox's for every method that none of them serves. */
export function statementSources(env: Env): StatementSource[] {
  const settings = settingsOf(env);
  const outside = outsideStatements(settings, sandboxTimes.asked);
  if (!hasSandbox(settings)) return outside;
  const lines = (provider: string) => (from: number, to: number) => sandboxStatement(env).statement(provider, from, to);
  const gateways: StatementSource[] = [
    // Payouts to cards are made by hand and marked as paid: no acquirer of ours knows of them.
    { provider: 'card', kind: 'gateway', reports: isIncoming, ...sandboxTimes, lines: lines('card') },
    {
      provider: 'crypto',
      kind: 'gateway',
      reports: (line) => !isRefund(line),
      ...sandboxTimes,
      lines: lines('crypto'),
    },
    { provider: 'trumo', kind: 'gateway', reports: isIncoming, ...sandboxTimes, lines: lines('trumo') },
  ];
  return [
    ...outside,
    ...gateways.filter(({ provider }) => gatewayOf(settings, provider) === null),
    {
      provider: sandboxSystem,
      kind: 'games',
      reports: all,
      ...sandboxTimes,
      lines: (from, to) => sandboxStatement(env).gameDays(sandboxSystem, from, to),
    },
  ];
}
