import { usualBlock } from '../accounts';
import { port, type Ground, type PlayerCallsOf, type Session, type SystemCallsOf } from '../../kernel/feature';
import { done, type Outcome } from '../../kernel/outcome';
import type { Owner } from '../../ledger/owner';
import type { Blocks } from './blocks';
import type { SelfExclusion } from './exclusion';
import type { ExclusionChoice } from './self-exclusion';

export interface ExclusionParts {
  exclusion: SelfExclusion;
  blocks: Pick<Blocks, 'set'>;
  facts: () => Owner;
  /** Refusals: `invalid_password`, `too_many_requests`. */
  provePassword: (password: string, at: number) => Outcome<null>;
}

/** Who may play, and be offered anything: self-exclusion and the freeze of the back office (DOMAIN §6, §14). */
export const exclusionFeature = (
  { turns }: Pick<Ground, 'turns'>,
  { exclusion, blocks, facts, provePassword }: ExclusionParts,
) => ({
  tasks: { exclusion_moves_on: (_: string, at: number) => exclusion.moveOn(at) },

  player: ({ at }: Session) => ({
    /** Refusals: `invalid_password`, `too_many_requests`. */
    selfExclude(password: string): Outcome<{ freezeEnds: number; until: number | null }> {
      const proven = provePassword(password, at);
      if (!proven.ok) return proven;
      const { freezeEnds, until } = exclusion.exclude(at);
      return done({ freezeEnds, until });
    },
  }),

  system: {
    /** Takes the choice of a mailed link; no session stands behind it, so a return takes the password. Refusals: `token_expired`, `invalid_password`, `too_many_requests`. */
    answerSelfExclusion(
      secret: string,
      { choice, password = '' }: { choice: ExclusionChoice; password?: string },
      at: number,
    ): Outcome<{ until: number | null }> {
      const prove = () => (choice === 'return' ? provePassword(password, at) : done(null));
      return turns.step(at, () => exclusion.answer(secret, choice, prove, at));
    },

    /** Whether anything may be offered, or written, to the player (DOMAIN §14). @param at epoch ms */
    mayBeOffered: (at: number): boolean => turns.step(at, () => facts().offersWithheld(at) === null),

    /** Blocks the account where no operator says how, or lifts the block. */
    setBlocked: (isBlocked: boolean, at: number): void =>
      turns.step(at, () => blocks.set(isBlocked ? usualBlock(at) : null, at)),
  },
});

export const exclusionPort = port<PlayerCallsOf<typeof exclusionFeature>, SystemCallsOf<typeof exclusionFeature>>(
  'exclusion',
);
