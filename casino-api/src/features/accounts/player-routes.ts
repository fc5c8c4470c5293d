import * as contract from 'contract/player';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { accountsPort } from './feature';

export function playerRoutes(mounts: Mounts): void {
  mount(mounts, contract.getPlayer, (ask) => playerOf(ask, accountsPort).player());

  mount(mounts, contract.getBalance, (ask) => playerOf(ask, accountsPort).balance());

  mount(mounts, contract.updateName, (ask) => playerOf(ask, accountsPort).updateName(ask.body));

  mount(mounts, contract.updateContactDetails, (ask) => playerOf(ask, accountsPort).updateContact(ask.body));
}
