import * as contract from 'contract/profile';
import { profileFields } from './form-schemas';
import { done } from '../../kernel/outcome';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { accountsPort } from './feature';

export function profileRoutes(mounts: Mounts): void {
  mount(mounts, contract.profileSchema, ({ params }) => done(profileFields[params.type]));
  mount(mounts, contract.updateAdditionalDetails, (context) =>
    playerOf(context, accountsPort).updateAdditional(context.body),
  );
  mount(mounts, contract.updateLanguage, (context) =>
    playerOf(context, accountsPort).updateLanguage(context.body.language),
  );
  mount(mounts, contract.updateMails, (context) => playerOf(context, accountsPort).updateMails(context.body.mails));
  mount(mounts, contract.updateNeighbours, (context) =>
    playerOf(context, accountsPort).updateNeighbours(context.body.shown),
  );
}
