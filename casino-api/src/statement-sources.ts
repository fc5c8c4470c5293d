import { days, minutes } from 'contract/constants';
import { gatewayOf, paymentMethods } from './features/cashier/cashier-methods';
import { hasSandbox, sandboxSystem } from './features/outside-games/providers';
import { settingsOf, type Env } from './kernel/env';
import type { StatementSource } from './ledger/statements/statements';
import { sandboxStatement } from './sandbox/payments/statement';

/** How long a statement is asked for again. */
const asked = 3 * days;
/** What moved is told by the sandbox within a quarter of an hour. */
const sandboxTimes = { settlesWithin: 30 * minutes, asked };

/** A source for each payment method: its outside gateway's statement, else the sandbox's where there is one; and the sandbox's games. */
export function statementSources(env: Env): StatementSource[] {
  const settings = settingsOf(env);
  const sandbox = hasSandbox(settings) ? sandboxStatement(env) : null;
  const sources = paymentMethods.map(({ id, provider, sandboxReports }): StatementSource | null => {
    const gateway = gatewayOf(settings, id);
    const statement = gateway?.statement(settings);
    if (gateway && statement) return { provider, kind: 'gateway', ...statement, asked: asked + gateway.decidesWithin };
    return (
      sandbox && {
        provider,
        kind: 'gateway',
        reports: sandboxReports,
        ...sandboxTimes,
        lines: (from, to) => sandbox.statement(provider, from, to),
      }
    );
  });
  const games: StatementSource | null = sandbox && {
    provider: sandboxSystem,
    kind: 'games',
    reports: () => true,
    ...sandboxTimes,
    lines: (from, to) => sandbox.gameDays(sandboxSystem, from, to),
  };
  return [...sources, games].filter((source) => source !== null);
}
