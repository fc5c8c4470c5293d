import * as contract from 'contract/loyalty';
import { challengeTiers } from '../domain/challenges';
import { licenceProfiles, stakeCapAt } from '../domain/licence-profile';
import { periodOf } from '../domain/periods';
import { done } from '../outcome';
import { challengeWinners } from '../vip/challenge-hits';
import { vipProgram } from '../vip/vip-program';
import { playerOf } from './ask';
import { mount, type Mounts } from './mount';

export function loyaltyRoutes(mounts: Mounts): void {
  mount(mounts, contract.vip, () => done(vipProgram()));
  mount(mounts, contract.challenges, async ({ env, settings, query, at }) => {
    const month = query.month ?? periodOf('monthly', at).key;
    const tiers = challengeTiers('EUR', stakeCapAt(licenceProfiles[settings.LICENCE_PROFILE], null));
    return done({ currency: 'EUR' as const, month, tiers, ...(await challengeWinners(env.DB, month)) });
  });
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
  mount(mounts, contract.myChallenges, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.challenges(by);
  });
}
