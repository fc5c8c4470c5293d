import * as contract from 'contract/loyalty';
import { challengeTiers } from './challenges';
import { licenceProfiles, stakeCapAt } from '../../kernel/licence-profile';
import { periodOf } from '../../kernel/periods';
import { done } from '../../kernel/outcome';
import { challengeWinners } from './challenge-hits';
import { vipProgram } from './vip-program';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { loyaltyPort } from './feature';

export function loyaltyRoutes(mounts: Mounts): void {
  mount(mounts, contract.vip, () => done(vipProgram()));
  mount(mounts, contract.challenges, async ({ env, settings, query, at }) => {
    const month = query.month ?? periodOf('monthly', at).key;
    const tiers = challengeTiers('EUR', stakeCapAt(licenceProfiles[settings.LICENCE_PROFILE], null));
    return done({ currency: 'EUR' as const, month, tiers, ...(await challengeWinners(env.DB, month)) });
  });
  mount(mounts, contract.loyalty, (context) => playerOf(context, loyaltyPort).loyalty());
  mount(mounts, contract.cashback, (context) => playerOf(context, loyaltyPort).cashback());
  mount(mounts, contract.claimCashback, (context) =>
    playerOf(context, loyaltyPort).claimCashback(context.params.period),
  );
  mount(mounts, contract.myChallenges, (context) => playerOf(context, loyaltyPort).challenges());
}
