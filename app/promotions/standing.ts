import type { Offer, OwnOffer } from 'contract/offers';
import type { Player } from 'contract/player';

/** How an offer stands for who looks at it. */
export type Standing =
  | {
      kind:
        'coming' | 'ended' | 'visitor' | 'withheld' | 'open' | 'first_deposit_over' | 'after_first_deposit' | 'closed';
    }
  | { kind: 'taken'; at: number };

/** @param player null for a visitor @param own null for a visitor */
export function standingOf(
  { state, limit }: Pick<Offer, 'state' | 'limit'>,
  player: Pick<Player, 'mayBeOffered'> | null,
  own: OwnOffer | null,
): Standing {
  if (own && own.takenAt !== null) return { kind: 'taken', at: own.takenAt };
  if (state !== 'running') return { kind: state };
  if (!player || !own) return { kind: 'visitor' };
  if (!player.mayBeOffered) return { kind: 'withheld' };
  if (own.open) return { kind: 'open' };
  if (limit === 'first_deposit') return { kind: 'first_deposit_over' };
  return { kind: limit === 'weekly' ? 'after_first_deposit' : 'closed' };
}
