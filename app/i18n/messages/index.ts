/** All texts by feature; the feature's name is the first half of a message key (`common.close`). */
import { account } from './account';
import { baccarat } from './baccarat';
import { blackjack } from './blackjack';
import { bonuses } from './bonuses';
import { boxes } from './boxes';
import { cards } from './cards';
import { cashier } from './cashier';
import { chat } from './chat';
import { cluster } from './cluster';
import { content } from './content';
import { common } from './common';
import { contact } from './contact';
import { crypto } from './crypto';
import { crash } from './crash';
import { depositBonus } from './deposit-bonus';
import { dice } from './dice';
import { documents } from './documents';
import { errors } from './errors';
import { fairness } from './fairness';
import { forms } from './forms';
import { found } from './found';
import { game } from './game';
import { hiLo } from './hi-lo';
import { history } from './history';
import { hold } from './hold';
import { identity } from './identity';
import { info } from './info';
import { instant } from './instant';
import { jackpot } from './jackpot';
import { ladder } from './ladder';
import { layout } from './layout';
import { legal } from './legal';
import { lobby } from './lobby';
import { mines } from './mines';
import { notifications } from './notifications';
import { observatory } from './observatory';
import { password } from './password';
import { play } from './play';
import { plinko } from './plinko';
import { poker } from './poker';
import { races } from './races';
import { security } from './security';
import { promotions } from './promotions';
import { protection } from './protection';
import { providers } from './providers';
import { sicBo } from './sic-bo';
import { symbols } from './symbols';
import { rewards } from './rewards';
import { unallocated } from './unallocated';
import { vip } from './vip';
import { challenges } from './challenges';
import { roulette } from './roulette';
import { tables } from './tables';
import { ui } from './ui';
import { wheel } from './wheel';
import { ways } from './ways';
import { withdrawals } from './withdrawals';

export const messages = {
  account,
  baccarat,
  blackjack,
  bonuses,
  boxes,
  cards,
  cashier,
  chat,
  cluster,
  common,
  contact,
  content,
  crypto,
  crash,
  depositBonus,
  dice,
  documents,
  errors,
  fairness,
  forms,
  found,
  game,
  hiLo,
  history,
  hold,
  identity,
  info,
  instant,
  jackpot,
  ladder,
  layout,
  legal,
  lobby,
  mines,
  notifications,
  observatory,
  password,
  play,
  plinko,
  poker,
  races,
  security,
  promotions,
  protection,
  providers,
  sicBo,
  symbols,
  ui,
  rewards,
  unallocated,
  vip,
  challenges,
  roulette,
  tables,
  ways,
  withdrawals,
  wheel,
};

type Messages = typeof messages;
type Unsuffixed<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** Every key there is: `feature.key`; plural keys are named without their suffix. */
export type MessageKey = {
  [Feature in keyof Messages]: `${Feature}.${Unsuffixed<keyof Messages[Feature]> & string}`;
}[keyof Messages];
