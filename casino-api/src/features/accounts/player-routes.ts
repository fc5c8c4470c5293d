import * as contract from 'contract/player';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { accountsPort } from './feature';

export function playerRoutes(mounts: Mounts): void {
  mount(mounts, contract.getPlayer, (context) => playerOf(context, accountsPort).player());

  mount(mounts, contract.getBalance, (context) => playerOf(context, accountsPort).balance());

  mount(mounts, contract.updateName, (context) => playerOf(context, accountsPort).updateName(context.body));

  mount(mounts, contract.updateContactDetails, (context) =>
    playerOf(context, accountsPort).updateContact(context.body),
  );
}
