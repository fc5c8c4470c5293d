import { unattendedRound } from 'contract/constants';
import type { Clock } from '../../kernel/clock';
import { BonusStore } from '../bonuses/bonus-store';
import { Due } from '../../kernel/schedule/schedule';
import { FairnessSeeds, type RandomBytes } from './fairness-seeds';
import { FreeSpins } from '../bonuses/free-spins';
import { Jackpots } from '../jackpots/jackpots';
import { Ledger } from '../../ledger/ledger-store';
import { Outbox, type Receiver } from '../../kernel/outbox';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import type { PlayerFacts } from '../../player/player-facts';
import { RoundRows } from '../../ledger/rounds/round-rows';
import { Rounds } from './rounds';
import { partOfKeyedStep, StoredAnswers } from '../../ledger/stored-answers';
import { TableBets } from '../tables/table-bets';
import { TableParts } from '../tables/table-parts';
import { PlayerWallet } from '../../ledger/wallet';
import { WinFeed } from '../winners/win-feed';

export interface PlayMoneyParts {
  facts: () => PlayerFacts;
  receive: Receiver;
  /** The machine's, which is the one that alarms go by. */
  clock: Clock;
  randomBytes: RandomBytes;
  firstSeed: string;
  /** Asks for the result of a shared round that nobody told, from `at` (epoch ms) on. */
  tableRoundEnds: (subject: string, at: number) => void;
}

const never = () => {
  throw new Error('Play money has no part in this.');
};

/** A visitor's play money over the storage of the visitor's object: the rounds, tables and books of a player, without anything that is for real money. */
export class PlayMoney {
  readonly rounds: Rounds;
  readonly tables: TableBets;
  readonly outbox: Outbox;
  readonly due: Due<'rounds_unattended' | 'table_round_ends'>;

  constructor(own: OwnStorage, { facts, receive, clock, randomBytes, firstSeed, tableRoundEnds }: PlayMoneyParts) {
    const { sql, asOneStep } = own;
    this.due = new Due(sql, asOneStep, {
      rounds_unattended: (_, at) => this.endUnattended(at),
      table_round_ends: tableRoundEnds,
    });
    const { due } = this;
    this.outbox = new Outbox(own, receive, clock);
    const ledger = new Ledger(own);
    const bonuses = new BonusStore(own, ledger);
    const rows = new RoundRows(sql);
    const shared = { sql, asOneStep, ledger, answers: new StoredAnswers(sql, asOneStep), facts, bonuses, rows };
    const wallet = new PlayerWallet(sql, rows, ledger, bonuses, partOfKeyedStep, facts, never);
    const parts = new TableParts(sql);
    this.rounds = new Rounds({
      ...shared,
      wallet,
      shared: parts,
      freeSpins: new FreeSpins(sql, bonuses),
      seeds: new FairnessSeeds(own, randomBytes, firstSeed),
      jackpots: new Jackpots({ own, ledger, outbox: this.outbox, facts, plans: { tell: never, ask: never } }),
      winFeed: new WinFeed(this.outbox, facts),
      planUnattended: (at) => due.planFirst('rounds_unattended', '', at + unattendedRound),
    });
    const plans = {
      plan: (subject: string, at: number) => due.plan('table_round_ends', subject, at),
      cancel: (subject: string) => due.cancel('table_round_ends', subject),
    };
    this.tables = new TableBets({ ...shared, parts, wallet, rounds: this.rounds, outbox: this.outbox, plans });
  }

  private endUnattended(at: number): void {
    const next = this.rounds.endUnattended(at - unattendedRound, at);
    if (next !== null) this.due.plan('rounds_unattended', '', next + unattendedRound);
  }
}
