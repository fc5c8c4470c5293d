import { port, type Ground, type SystemCallsOf } from '../kernel/feature';
import { Signal } from '../kernel/signal';
import { longAnswers } from './archive/answer-archive';
import { Archive } from './archive/archive';
import { Archiving } from './archive/archiving';
import { roundTransactions } from './archive/ledger-archive';
import { playedRounds, sharedParts } from './archive/round-archive';
import type { BooksMessage } from './books/receivers';
import { BooksReports } from './books/reports';
import { Ledger } from './ledger-store';
import { MovedMoney } from './moved-money';
import { reconcile, type Reconciliation } from './reconciliation';
import { RoundRows } from './rounds/round-rows';
import type { SettledRound } from './rounds/settlement';
import { StoredAnswers } from './stored-answers';

/** A player's books: ledger, rounds and answers, what the house is told of them, and what of them goes to the archive (DOMAIN §2). */
export function playerBooks(
  { env, own, outbox, schedule }: Pick<Ground<BooksMessage>, 'env' | 'own' | 'outbox' | 'schedule'>,
  /** `books`: the id of the player's object, which names its database. `shared`: the parts in shared rounds. */
  { books, playerId, shared }: { books: string; playerId: () => string; shared: Parameters<typeof sharedParts>[2] },
) {
  const ledger = new Ledger(own);
  const plan = (at: number) => schedule.plan('books_told', '', at);
  const reports = new BooksReports({ own, ledger, outbox, books, playerId, plan });
  ledger.moved.listen((at) => reports.note(at));
  const answers = new StoredAnswers(own.sql, own.asOneStep);
  const { chain } = ledger;
  const kinds = [
    playedRounds(own, chain),
    sharedParts(own, chain, shared),
    longAnswers(own, chain),
    roundTransactions(own, chain),
  ];
  const archiving = new Archiving(env.BOOKS, own.sql, new Archive({ own, chain, playerId, kinds }), answers);

  return {
    ledger,
    moved: new MovedMoney(own, ledger),
    answers,
    rows: new RoundRows(own.sql),
    archiving,
    /** A round for real money was settled, or was and changes, at epoch ms; told in its step. */
    settled: new Signal<[round: SettledRound, at: number]>(),

    tasks: { books_told: (_: string, at: number) => reports.tell(at) },

    system: {
      /** Proves the player's books from the lines up, and that the archive has what was put there; for audits. */
      async reconcile(): Promise<Reconciliation> {
        const proof = reconcile(own.sql, ledger);
        const findings = [...proof.findings, ...(await archiving.missing())];
        return { ...proof, ok: findings.length === 0, findings };
      },
    },
  };
}

export const booksPort = port<object, SystemCallsOf<typeof playerBooks>>('books');
