import type { StatementSource } from './ledger/statements/statements';
import { settingsOf, type Env } from './kernel/env';
import { gatewayOf } from './features/cashier/gateways/configured';
import { hasSandbox, sandboxSystem } from './features/outside-games/providers';
import { sandboxStatement } from './sandbox/payments/payments';

const all = () => true;

/** The sandbox's, for every method that no outside gateway serves: what an outside one has to be able to say is what this interface asks for. */
export function statementSources(env: Env): StatementSource[] {
  const settings = settingsOf(env);
  if (!hasSandbox(settings)) return [];
  const lines = (provider: string) => (from: number, to: number) => sandboxStatement(env).statement(provider, from, to);
  const gateways: StatementSource[] = [
    // Payouts to cards are made by hand and marked as paid: no acquirer of ours knows of them.
    { provider: 'card', kind: 'gateway', reports: ({ amount }) => amount > 0, lines: lines('card') },
    { provider: 'crypto', kind: 'gateway', reports: all, lines: lines('crypto') },
    { provider: 'trumo', kind: 'gateway', reports: ({ amount }) => amount > 0, lines: lines('trumo') },
  ];
  return [
    ...gateways.filter(({ provider }) => gatewayOf(settings, provider) === null),
    {
      provider: sandboxSystem,
      kind: 'games',
      reports: all,
      lines: (from, to) => sandboxStatement(env).gameDays(sandboxSystem, from, to),
    },
  ];
}
