import { seconds } from 'contract/constants';
import type { RoundWorth, SettledRound } from '../../ledger/rounds/settlement';
import { maskedName } from './masked-name';
import type { Sends } from '../../kernel/outbox';
import type { WinnerMessage } from './record-winners';
import type { Owner } from '../../ledger/owner';

/** What the winners' feed is told of a round for real money. `amount`: minor units of the player's currency; 0 takes a win that was told back. */
export interface FeedEntry {
  roundId: string;
  gameid: string;
  gametitle: string;
  amount: number;
}

/** What stands in the feed for a round: its payout, as far as that is more than was staked. */
const shownOf = ({ payout, cashStake, bonusStake }: RoundWorth): number =>
  payout > cashStake + bonusStake ? payout : 0;

/** Wins are told together: who wins often costs the shared database one write a second, not one a win. */
const gatheredFor = 1 * seconds;

/** A player's wins on their way to the shared feed, under a masked name (DOMAIN §11). */
export class WinFeed {
  constructor(
    private readonly outbox: Sends<WinnerMessage>,
    private readonly facts: () => Owner,
  ) {}

  /** @param at epoch ms */
  tell({ roundId, gameid, gametitle, amount }: FeedEntry, at: number): void {
    const { currency, username } = this.facts();
    if (!currency) return;
    this.outbox.write(
      {
        kind: 'winner',
        winner: { roundId, gameid, gametitle, player: maskedName(username), amount, currency, wonAt: at },
      },
      at,
      gatheredFor,
    );
  }

  /** A round that an outside provider has settled, or changed after that. Its id is the provider's, who may give one to everybody at a table. */
  takeOutside({ provider, roundId, gameid, gametitle, before, after }: SettledRound, at: number): void {
    const amount = shownOf(after);
    if (amount !== shownOf(before))
      this.tell({ roundId: `${provider}:${this.facts().playerId}:${roundId}`, gameid, gametitle, amount }, at);
  }
}
