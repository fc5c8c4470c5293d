import * as contract from 'contract/bonuses';
import type { Language } from 'contract/constants';
import { findPromotion } from './codes';
import { faceOf, withinBudget } from './offer-costs';
import { overCodeAllowance } from '../guard';
import { done, type Outcome } from '../../kernel/outcome';
import type { NamedBonus } from './bonuses';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { bonusesPort } from './feature';

export function bonusRoutes(mounts: Mounts): void {
  mount(mounts, contract.bonuses, async (context) => {
    const outcome = await playerOf(context, bonusesPort).bonuses();
    return outcome.ok ? done({ bonuses: outcome.data.map((bonus) => shown(bonus, context.language)) }) : outcome;
  });
  mount(mounts, contract.getBonus, async (context) =>
    spoken(await playerOf(context, bonusesPort).bonus(context.params.id), context.language),
  );
  mount(mounts, contract.startBonus, async (context) =>
    spoken(await playerOf(context, bonusesPort).startBonus(context.params.id), context.language),
  );
  mount(mounts, contract.forfeitBonus, async (context) =>
    spoken(await playerOf(context, bonusesPort).forfeitBonus(context.params.id), context.language),
  );
  mount(mounts, contract.redeemCode, redeem);
  mount(mounts, contract.bonusHistory, async (context) => {
    const outcome = await playerOf(context, bonusesPort).bonusHistory(context.body);
    if (!outcome.ok) return outcome;
    return done({
      ...outcome.data,
      bets: outcome.data.bets.map(({ names, ...bet }) => ({ ...bet, bonusName: nameIn(names, context.language) })),
    });
  });
}

/** Codes can be guessed, so the tries of a player are counted before a code is looked at. */
const redeem: Handler<typeof contract.redeemCode> = async (context) => {
  const { env, at, body, language, sessions } = context;
  const [over, promotion] = await Promise.all([
    overCodeAllowance(env, sessions.player?.playerId ?? '', at),
    findPromotion(env.DB, body.code, at),
  ]);
  if (over) return over;
  const playerId = sessions.player?.playerId;
  // The player's object decides, for a wrong code too: whether a session is good is its to say.
  const player = playerOf(context, bonusesPort);
  if (!promotion || !playerId) return spoken(await player.redeemCode(null), language);
  const { hasBudget, ...terms } = promotion;
  const cost =
    hasBudget && terms.offer ? { url: terms.offer, playerId, key: `code:${terms.code}`, amount: faceOf(terms) } : null;
  const given = await withinBudget(env.DB, cost, at, (isLeft) =>
    player.redeemCode(isLeft ? terms : { ...terms, isUsedUp: true }),
  );
  return spoken(given, language);
};

export const spoken = (outcome: Outcome<NamedBonus>, language: Language): Outcome<contract.Bonus> =>
  outcome.ok ? done(shown(outcome.data, language)) : outcome;

const nameIn = (names: NamedBonus['names'], language: Language): string => names[language] ?? names.en;

const shown = ({ names, ...bonus }: NamedBonus, language: Language): contract.Bonus => ({
  ...bonus,
  name: nameIn(names, language),
});
