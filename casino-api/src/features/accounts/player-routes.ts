import * as contract from 'contract/player';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';

export function playerRoutes(mounts: Mounts): void {
  mount(mounts, contract.getPlayer, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.player(by);
  });

  mount(mounts, contract.getBalance, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.balance(by);
  });

  mount(mounts, contract.updateName, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.updateName(by, ask.body);
  });

  mount(mounts, contract.updateContactDetails, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.updateContact(by, ask.body);
  });
}
