import { unattendedRound } from 'contract/constants';
import { BonusStore, FreeSpins } from '../features/bonuses';
import { Jackpots } from '../features/jackpots';
import { FairnessSeeds, Rounds, TableParts } from '../features/rounds';
import { TableBets } from '../features/tables';
import { WinFeed } from '../features/winners';
import type { Ground } from '../kernel/feature';
import { randomBytes } from '../kernel/randomness';
import { Ledger } from '../ledger/ledger-store';
import type { Owner } from '../ledger/owner';
import { RoundRows } from '../ledger/rounds/round-rows';
import { partOfKeyedStep, StoredAnswers } from '../ledger/stored-answers';
import { PlayerWallet } from '../ledger/wallet';
import type { PlayerMessage } from './deliveries';

const never = () => {
  throw new Error('Play money has no part in this.');
};

/** A visitor's play money over the storage of the visitor's object: the rounds, tables and books of a player, without anything that is for real money. */
export function playMoney(
  { own, schedule, outbox }: Pick<Ground<PlayerMessage>, 'own' | 'schedule' | 'outbox'>,
  facts: () => Owner,
  firstSeed: string,
): { rounds: Rounds; tables: TableBets } {
  const { sql, asOneStep } = own;
  const ledger = new Ledger(own);
  const bonuses = new BonusStore(own, ledger);
  const rows = new RoundRows(sql);
  const wallet = new PlayerWallet(sql, rows, ledger, bonuses, partOfKeyedStep, facts, never);
  const answers = new StoredAnswers(sql, asOneStep);
  const shared = { sql, asOneStep, ledger, answers, facts, bonuses, rows, wallet };
  const parts = new TableParts(sql);
  const rounds = new Rounds({
    ...shared,
    shared: parts,
    freeSpins: new FreeSpins(sql, bonuses),
    seeds: new FairnessSeeds(own, randomBytes, firstSeed),
    jackpots: new Jackpots({ own, ledger, outbox, facts, plans: { tell: never, context: never } }),
    winFeed: new WinFeed(outbox, facts),
    planUnattended: (at) => schedule.planFirst('rounds_unattended', '', at + unattendedRound),
  });
  const plans = {
    plan: (subject: string, at: number) => schedule.plan('table_round_ends', subject, at),
    cancel: (subject: string) => schedule.cancel('table_round_ends', subject),
  };
  return { rounds, tables: new TableBets({ ...shared, parts, rounds, outbox, plans }) };
}
