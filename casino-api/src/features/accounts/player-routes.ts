import type { Language } from 'contract/constants';
import * as contract from 'contract/player';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { apiTexts } from 'locales/api';
import { done } from '../../kernel/outcome';
import type { AccountBlock } from './account-block';
import { accountsPort } from './feature';

/** A block as its player reads of it. */
function inWords({ reason, reviewer, ...block }: AccountBlock, language: Language): contract.Block {
  const { terms } = apiTexts(language);
  return { ...block, reason: terms.block[reason], reviewer: terms.team[reviewer] };
}

export function playerRoutes(mounts: Mounts): void {
  mount(mounts, contract.getPlayer, async (context) => {
    const known = await playerOf(context, accountsPort).player();
    if (!known.ok) return known;
    const { block, ...player } = known.data;
    return done({ ...player, block: block && inWords(block, context.language) });
  });

  mount(mounts, contract.getBalance, (context) => playerOf(context, accountsPort).balance());

  mount(mounts, contract.updateName, (context) => playerOf(context, accountsPort).updateName(context.body));

  mount(mounts, contract.updateContactDetails, (context) =>
    playerOf(context, accountsPort).updateContact(context.body),
  );
}
