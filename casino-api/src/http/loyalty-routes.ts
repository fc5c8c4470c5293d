import * as contract from 'contract/loyalty';
import { playerOf } from './ask';
import { mount, type Mounts } from './mount';

export function loyaltyRoutes(mounts: Mounts): void {
  mount(mounts, contract.loyalty, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.loyalty(by);
  });
  mount(mounts, contract.cashback, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.cashback(by);
  });
  mount(mounts, contract.claimCashback, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.claimCashback(by, ask.params.period);
  });
  mount(mounts, contract.challenges, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.challenges(by);
  });
}
