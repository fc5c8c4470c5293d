import * as contract from 'contract/history';
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

  mount(mounts, contract.gamingHistory, (context) => playerOf(context, historyPort).gamingHistory(context.body));
}
