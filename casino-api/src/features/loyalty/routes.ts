import * as contract from 'contract/loyalty';
import { challengeTiers } from './challenges';
import { licenceProfiles, stakeCapAt } from '../limits/licence-profile';
import { periodOf } from '../../kernel/periods';
import { done } from '../../kernel/outcome';
import { challengeWinners } from './challenge-hits';
import { vipProgram } from './vip-program';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';

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
