import * as contract from 'contract/loyalty';
import { challengeTiers } from './challenges';
import { licenceProfiles, stakeCapAt } from '../../kernel/licence-profile';
import { periodOf } from '../../kernel/periods';
import { done } from '../../kernel/outcome';
import { challengeWinners } from './challenge-hits';
import { allTermsAt, termsAt } from './terms';
import { setTerms } from './terms-store';
import { vipProgram } from './vip-program';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { loyaltyPort } from './feature';

export function loyaltyRoutes(mounts: Mounts): void {
  mount(mounts, contract.vip, async ({ env, at }) => done(vipProgram(allTermsAt(await setTerms(env.DB), at))));
  mount(mounts, contract.challenges, async ({ env, settings, query, at }) => {
    const month = query.month ?? periodOf('monthly', at).key;
    const { set, ...winners } = await challengeWinners(env.DB, month);
    const cap = stakeCapAt(licenceProfiles[settings.LICENCE_PROFILE], null);
    const tiers = challengeTiers(termsAt(set, 'challenges', at), 'EUR', cap);
    return done({ currency: 'EUR' as const, month, tiers, ...winners });
  });
  mount(mounts, contract.loyalty, (context) => playerOf(context, loyaltyPort).loyalty());
  mount(mounts, contract.cashback, (context) => playerOf(context, loyaltyPort).cashback());
  mount(mounts, contract.claimCashback, (context) =>
    playerOf(context, loyaltyPort).claimCashback(context.params.period),
  );
  mount(mounts, contract.myChallenges, (context) => playerOf(context, loyaltyPort).challenges());
}
