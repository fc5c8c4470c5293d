import * as contract from 'contract/history';
import { inHouseProvider } from 'contract/constants';
import { tilesOf } from '../catalogue';
import { done } from '../../kernel/outcome';
import { playerOf } from '../../kernel/http/request';
import { methodName, statusMessage } from '../cashier';
import { creditDetails, creditName } from './credit-texts';
import { mount, type Mounts } from '../../kernel/http/mount';
import { historyPort } from './feature';

export function historyRoutes(mounts: Mounts): void {
  mount(mounts, contract.transactions, async (context) => {
    const outcome = await playerOf(context, historyPort).transactions(context.body);
    if (!outcome.ok) return outcome;
    const { transactions, ...rest } = outcome.data;
    return done({
      ...rest,
      transactions: transactions.map(({ subject, named, place, ...row }) => {
        if (row.type === 'credit')
          return {
            ...row,
            methodName: creditName(row.method, context.language),
            details: creditDetails({ method: row.method, subject, named, place }, context.language),
            message: '',
          };
        return {
          ...row,
          methodName: methodName(row.method, context.language),
          details: methodName(row.method, context.language),
          message: statusMessage(row.method, row.status, context.language),
        };
      }),
    });
  });

  mount(mounts, contract.gamingHistory, async (context) => {
    const outcome = await playerOf(context, historyPort).gamingHistory(context.body);
    if (!outcome.ok) return outcome;
    const { total, rounds } = outcome.data;
    return done({ total, rounds: await withTitles(context.env.DB, rounds) });
  });
}

/** Rounds, those of outside titles with what the catalogue has of them. An extra: where it can't be had they are shown without. */
async function withTitles(db: D1Database, rounds: readonly contract.GamingRow[]): Promise<contract.GamingRow[]> {
  const ids = new Set(rounds.filter(({ provider }) => provider !== inHouseProvider).map(({ gameid }) => gameid));
  if (ids.size === 0) return [...rounds];
  const games = await tilesOf(db, ids).catch(() => []);
  return rounds.map((round) => {
    const tile = games.find(({ id, system }) => id === round.gameid && system === round.provider);
    return tile ? { ...round, offered: { picture: tile.picture } } : round;
  });
}
