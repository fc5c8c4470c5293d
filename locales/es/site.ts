import { account } from './account';
import { baccarat } from './baccarat';
import { blackjack } from './blackjack';
import { bonuses } from './bonuses';
import { boxes } from './boxes';
import { cards } from './cards';
import { cashier } from './cashier';
import { challenges } from './challenges';
import { chat } from './chat';
import { cluster } from './cluster';
import { common } from './common';
import { contact } from './contact';
import { content } from './content';
import { crash } from './crash';
import { crypto } from './crypto';
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
import { promotions } from './promotions';
import { protection } from './protection';
import { providers } from './providers';
import { races } from './races';
import { results } from './results';
import { rewards } from './rewards';
import { roulette } from './roulette';
import { security } from './security';
import { sicBo } from './sic-bo';
import { sports } from './sports';
import { status } from './status';
import { symbols } from './symbols';
import { tables } from './tables';
import { ui } from './ui';
import { unallocated } from './unallocated';
import { vip } from './vip';
import { ways } from './ways';
import { wheel } from './wheel';
import { withdrawals } from './withdrawals';

/** What the site says in this language, by feature: the first half of a message key. */
export const site = {
  account,
  baccarat,
  blackjack,
  bonuses,
  boxes,
  cards,
  cashier,
  challenges,
  chat,
  cluster,
  common,
  contact,
  content,
  crash,
  crypto,
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
  promotions,
  protection,
  providers,
  races,
  results,
  rewards,
  roulette,
  security,
  sicBo,
  sports,
  status,
  symbols,
  tables,
  ui,
  unallocated,
  vip,
  ways,
  wheel,
  withdrawals,
};
