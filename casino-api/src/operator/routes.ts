import type { Hono } from 'hono';
import { refused } from '../kernel/outcome';
import type { ApiContext } from '../kernel/http/api-context';
import { booksDesk, type StatementSourcesOf } from './books/routes';
import { contentDesk } from './content/content';
import { type Desk, holds, mountDesk, seeOther, visitOf } from './desk';
import { bonusesDesk } from './bonuses/bonuses';
import { documentDesk } from './documents/routes';
import { door } from './door';
import { gamesDesk } from './games/games';
import { exceptionsDesk } from './exceptions/routes';
import { hostsDesk } from './hosts/routes';
import { json } from '../kernel/http/staff-calls';
import { logDesk } from './log/log';
import { loyaltyDesk } from './loyalty/loyalty';
import { methodsDesk } from './methods/methods';
import { operatorsDesk } from './operators/operators';
import { playersDesk } from './players/players';
import { racesDesk } from './races/races';
import { reportsDesk } from './reports/reports';
import { requestsDesk } from './requests/requests';
import { returnsDesk } from './returns/returns';
import { careDesk } from './care/routes';
import { supportDesk } from './support/routes';
import { sportsDesk } from './sports/sports';
import { switchesDesk } from './switches/switches';
import { tillDesk } from './till/routes';
import { todayDesk } from './today/today';

/** Every desk: what is not among them can be neither seen nor done. */
export function allDesks(statementSources: StatementSourcesOf): readonly Desk[] {
  const desks: Desk[] = [
    ...[
      todayDesk,
      playersDesk,
      supportDesk,
      careDesk,
      tillDesk,
      methodsDesk,
      exceptionsDesk,
      documentDesk,
      booksDesk(statementSources),
      bonusesDesk,
      loyaltyDesk,
      racesDesk,
      contentDesk,
      hostsDesk,
      gamesDesk,
      switchesDesk,
      sportsDesk,
      reportsDesk,
      returnsDesk,
    ],
    ...[requestsDesk(() => desks), operatorsDesk, logDesk],
  ];
  return desks;
}

/** The back office under `/__ops/`: its door, and every desk behind it. */
export function operatorRoutes(app: Hono<ApiContext>, statementSources: StatementSourcesOf): void {
  door(app);
  const desks = allDesks(statementSources);
  for (const desk of desks) mountDesk(app, desk);
  app.get('/__ops/', (context) => {
    const { operator } = visitOf(context);
    return seeOther((desks.find((desk) => holds(operator, desk.roles)) ?? operatorsDesk).path);
  });
  app.all('/__ops/*', () => json(refused('not_found')));
}
