import * as contract from 'contract/history';
import { done } from '../../kernel/outcome';
import { playerOf } from '../../kernel/http/request';
import { methodName } from '../cashier/method-texts';
import { statusMessage } from '../cashier/texts';
import { creditDetails, creditName } from './credit-texts';
import { mount, type Mounts } from '../../kernel/http/mount';
import { historyPort } from './feature';

export function historyRoutes(mounts: Mounts): void {
  mount(mounts, contract.transactions, async (ask) => {
    const outcome = await playerOf(ask, historyPort).transactions(ask.body);
    if (!outcome.ok) return outcome;
    const { transactions, ...rest } = outcome.data;
    return done({
      ...rest,
      transactions: transactions.map(({ subject, named, place, ...row }) => {
        if (row.type === 'credit')
          return {
            ...row,
            methodName: creditName(row.method, ask.language),
            details: creditDetails({ method: row.method, subject, named, place }, ask.language),
            message: '',
          };
        return {
          ...row,
          methodName: methodName(row.method, ask.language),
          details: methodName(row.method, ask.language),
          message: statusMessage(row.method, row.status, ask.language),
        };
      }),
    });
  });

  mount(mounts, contract.gamingHistory, (ask) => playerOf(ask, historyPort).gamingHistory(ask.body));
}
