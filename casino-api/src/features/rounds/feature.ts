import { unattendedRound } from 'contract/constants';
import type { Seeds } from 'contract/fairness';
import type { RoundReceipt } from 'contract/receipt';
import {
  port,
  type Feature,
  type Ground,
  type PlayerCallsOf,
  type SystemCallsOf,
  type Session,
} from '../../kernel/feature';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { PlayMode } from '../../ledger/wallet-instructions';
import type { DecideRequest, LaunchedGame, LaunchMoney, PlayRequest } from './round-requests';
import type { Rounds } from './rounds';
import { tablePartTables } from './schema';

/** What of a player's rounds is elsewhere, or somebody else's to say. */
export interface AroundRounds {
  /** Why nothing may be played in a mode, else null. */
  refusal: (mode: PlayMode) => Outcome<never> | null;
  /** A game was opened or played, at epoch ms. */
  played: (gameid: string, at: number) => void;
  /** What the play page says of the sitting; null: nothing. */
  sitting: (gameid: string, session: Session) => LaunchMoney['sitting'];
  /** What a call that follows closely on another waits for; null: nothing. */
  pace: () => Promise<void> | null;
  /** Settles shared rounds that are over: the balance that is shown knows of every one. @param at epoch ms */
  settleShared: (at: number) => Promise<void>;
  pools: {
    known<Data>(session: Session, play: () => Outcome<Data>): Promise<Outcome<Data>>;
    paid(outcome: Outcome<RoundReceipt>, at: number): Promise<Outcome<RoundReceipt>>;
  };
  whole: WholeReceipt;
}

/** A receipt with what lies in the archive. Refusal: `unavailable` when the archive gives no answer, or another file than was put there. */
export type WholeReceipt = (outcome: Outcome<RoundReceipt>) => Promise<Outcome<RoundReceipt>>;

/** @param archived what only the receipt of an old round shows; null for a round that is whole. It throws when the archive has it not */
export const wholeReceipts =
  (
    rounds: Pick<Rounds, 'receipt'>,
    archived: (roundId: string) => Promise<Parameters<Rounds['receipt']>[1] | null>,
  ): WholeReceipt =>
  async (outcome) => {
    // What was answered while a round went on is told as it was, though the round is over and archived since.
    if (!outcome.ok || outcome.data.state === 'open' || outcome.data.outcome !== null) return outcome;
    const { id } = outcome.data;
    try {
      const part = await archived(id);
      return part ? rounds.receipt(id, part) : outcome;
    } catch (error) {
      log('error', { event: 'archive_not_read', round: id, reason: String(error) });
      return refused('unavailable');
    }
  };

/** The rounds that we run, of a player or a visitor (DOMAIN §11). */
export function roundsFeature(
  { schedule }: Pick<Ground, 'schedule'>,
  rounds: Rounds,
  { refusal, played, sitting, pace, settleShared, pools, whole }: AroundRounds,
) {
  /** Ends what waits for a decision since `since` or longer, and sees to the rest in its time. Both epoch ms. */
  function endUnattended(since: number, at: number): void {
    const next = rounds.endUnattended(since, at);
    if (next !== null) schedule.plan('rounds_unattended', '', next + unattendedRound);
  }

  return {
    /** Ends every round, whenever it was opened: a request that was stamped later may have been served before. @param at epoch ms */
    endAll: (at: number) => endUnattended(Infinity, at),

    tasks: { rounds_unattended: (_: string, at: number) => endUnattended(at - unattendedRound, at) },

    system: {
      /** For operators. Refusals as for `getRound`. */
      roundOf: (id: string): Promise<Outcome<RoundReceipt>> => whole(rounds.receipt(id)),
    },

    before: { launchGame: settleShared, playRound: pace } satisfies Feature['before'],

    player: (session: Session) => {
      const { at } = session;
      return {
        /** What a game opens with. Refusals: `game_not_available`, `account_frozen`. */
        async launchGame(gameid: string, mode: PlayMode, game: LaunchedGame): Promise<Outcome<LaunchMoney>> {
          const no = refusal(mode);
          if (no) return no;
          const launched = rounds.launch(gameid, mode, at, game);
          if (!launched.ok) return launched;
          played(gameid, at);
          const opened = { ...launched.data, sitting: sitting(gameid, session) };
          const shown = game.round === undefined ? null : await whole(rounds.receipt(game.round));
          const isOfGame = shown?.ok && shown.data.gameid === gameid && shown.data.mode === mode;
          return done(isOfGame ? { ...opened, round: shown.data } : opened);
        },

        /** Refusals: those of `playRound` in the contract. */
        async playRound(request: PlayRequest): Promise<Outcome<RoundReceipt>> {
          const outcome = await pools.known(session, () => refusal(request.mode) ?? rounds.play(request, at));
          if (outcome.ok) played(request.gameid, at);
          return whole(await pools.paid(outcome, at));
        },

        /** Refusals: those of `decideRound` in the contract; `not_found`. */
        decideRound: (request: DecideRequest): Promise<Outcome<RoundReceipt>> => whole(rounds.decide(request, at)),

        /** Refusals: `not_found`; `unavailable` for one of old years when the archive is away. */
        getRound: (id: string): Promise<Outcome<RoundReceipt>> => whole(rounds.receipt(id)),

        /** The caller's seeds (DOMAIN §11). */
        seeds: (): Outcome<Seeds> => done(rounds.seedsOverview()),

        /** Refusals: `round_open`, `duplicate_transaction`. */
        rotateSeeds: (request: { clientSeed?: string; requestId: string }): Outcome<Seeds> =>
          rounds.rotateSeeds(request, at),
      };
    },
  };
}
roundsFeature.schema = tablePartTables;

export type RoundPlayerCalls = PlayerCallsOf<typeof roundsFeature>;

export const roundsPort = port<RoundPlayerCalls, SystemCallsOf<typeof roundsFeature>>('rounds');
