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
import type { DecideRequest, LaunchedGame, LaunchMoney, PlayedRound, PlayRequest } from './round-requests';
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

/** The game that is to be opened with its round. */
type RoundsGame = LaunchedGame & { gameid: string };

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

      const opened = (gameid: string, mode: PlayMode, game: LaunchedGame): Outcome<LaunchMoney> => {
        const no = refusal(mode);
        if (no) return no;
        const launched = rounds.launch(gameid, mode, at, game);
        return launched.ok ? done({ ...launched.data, sitting: sitting(gameid, session) }) : launched;
      };

      /** The game of a round, opened once that is played. A game that doesn't open any more takes nothing from the round. */
      async function withLaunch(outcome: Outcome<RoundReceipt>, wanted?: RoundsGame): Promise<Outcome<PlayedRound>> {
        if (!outcome.ok || outcome.data.gameid !== wanted?.gameid) return outcome;
        const { gameid, mode } = outcome.data;
        await settleShared(at);
        const launch = session.step(() => opened(gameid, mode, wanted));
        return launch.ok ? done({ ...outcome.data, launch: { ...launch.data, round: outcome.data } }) : outcome;
      }

      return {
        /** What a game opens with. Refusals: `game_not_available`, `account_frozen`. */
        async launchGame(gameid: string, mode: PlayMode, game: LaunchedGame): Promise<Outcome<LaunchMoney>> {
          const launched = opened(gameid, mode, game);
          if (!launched.ok) return launched;
          played(gameid, at);
          const shown = game.round === undefined ? null : await whole(rounds.receipt(game.round));
          const isOfGame = shown?.ok && shown.data.gameid === gameid && shown.data.mode === mode;
          return isOfGame ? done({ ...launched.data, round: shown.data }) : launched;
        },

        /** Refusals: those of `playRound` in the contract. */
        async playRound(request: PlayRequest, wanted?: RoundsGame): Promise<Outcome<PlayedRound>> {
          const outcome = await pools.known(session, () => refusal(request.mode) ?? rounds.play(request, at));
          if (outcome.ok) played(request.gameid, at);
          return withLaunch(await whole(await pools.paid(outcome, at)), wanted);
        },

        /** Refusals: those of `decideRound` in the contract; `not_found`. */
        decideRound: async (request: DecideRequest, wanted?: RoundsGame): Promise<Outcome<PlayedRound>> =>
          withLaunch(await whole(rounds.decide(request, at)), wanted),

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
