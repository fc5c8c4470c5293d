import { days } from 'contract/constants';
import { gatewayOf, paymentMethods } from './features/cashier/cashier-methods';
import { paymentSandbox } from './features/cashier/payment-provider';
import { gamesSandbox } from './features/outside-games/providers';
import { settingsOf, type Env } from './kernel/env';
import { standInAt } from './kernel/stand-ins';
import type { StatementSource } from './ledger/statements/statements';

/** How long a statement is asked for again. */
const asked = 3 * days;

/** A source for each payment method: its outside gateway's statement, else the sandbox's where there is one; and the sandbox's games. */
export function statementSources(env: Env): StatementSource[] {
  const settings = settingsOf(env);
  const [payments, games] = [standInAt(env, paymentSandbox), standInAt(env, gamesSandbox)];
  const sources = paymentMethods.map(({ id, provider, sandboxReports: reports }): StatementSource | null => {
    const gateway = gatewayOf(settings, id);
    const statement = gateway?.statement(settings);
    if (gateway && statement) return { provider, kind: 'gateway', ...statement, asked: asked + gateway.decidesWithin };
    return payments && { provider, kind: 'gateway', reports, ...payments.statement(provider), asked };
  });
  const ofGames: StatementSource | null = games && {
    provider: games.system,
    kind: 'games',
    reports: () => true,
    ...games.statement,
    asked,
  };
  return [...sources, ofGames].filter((source) => source !== null);
}
