import { describe, expect, it } from 'vitest';
import { accounts, transfer } from '../../casino-api/src/ledger/ledger';
import { CashStatements } from '../../casino-api/src/ledger/cash-statement';
import type { ArchivedTransaction } from '../../casino-api/src/ledger/archive/ledger-archive';
import type { Ledger } from '../../casino-api/src/ledger/ledger-store';
import { sha256 } from '../../casino-api/src/ledger/stored-answers';
import { archived, awake, findings, from, later, MemoryDatabase, minute, type Player } from './archived-player';

describe('the transactions of rounds of closed years', () => {
  /** A deposit, rounds, one of them rolled back, a withdrawal on hold, a minute each; from `newer` on of the next year. */
  const made = new Map<string, Uint8Array>();
  function withBooks(rounds: number, newer = Infinity): Player {
    const name = `${rounds} ${newer}`;
    if (!made.has(name)) made.set(name, booksOf(rounds, newer).database.export());
    return awake(new MemoryDatabase(made.get(name)));
  }
  function booksOf(rounds: number, newer: number): Player {
    const player = awake(new MemoryDatabase());
    const { ledger, database } = player;
    database.run('BEGIN');
    const run = (query: string, ...values: (string | number)[]) => void database.run(query, values);
    let posted = 0;
    const post = (kind: Parameters<Ledger['post']>[0]['kind'], id: string, lines: ReturnType<typeof transfer>) => {
      posted += 1;
      const at = posted >= newer ? Date.UTC(2027, 0, 1) : from + posted * minute;
      ledger.post({ id: `${kind}:${id}`, kind, currency: 'EUR', lines }, at);
    };
    run(
      "INSERT INTO deposits (id, method, amount, currency, state, requested_at, processed_at) VALUES ('d', 'card', 10000000, 'EUR', 'credited', 0, 0)",
    );
    post('deposit', 'd', transfer(accounts.clearing('card'), accounts.cash, 10_000_000));
    for (let index = 0; index < rounds; index += 1) {
      const payout = index % 3 === 0 ? 250 : 0;
      run(
        "INSERT INTO rounds (provider, id, gameid, gametitle, currency, state, stake, payout, books, balance_after, started_at) VALUES ('lantern', ?, 'g', 'G', 'EUR', 'settled', 100, ?, '{}', 0, 0)",
        `r${index}`,
        payout,
      );
      post('bet', `r${index}`, transfer(accounts.cash, accounts.houseGames, 100));
      if (payout > 0) post('win', `r${index}`, transfer(accounts.houseGames, accounts.cash, payout));
      if (index === 100) {
        run(
          "INSERT INTO withdrawals (id, method, amount, currency, state, requested_at) VALUES ('w', 'card', 5000, 'EUR', 'requested', 0)",
        );
        post('withdrawal_hold', 'w', transfer(accounts.cash, accounts.hold('w'), 50_00));
      }
    }
    run('UPDATE books_counted SET upto = ?', posted);
    database.run('COMMIT');
    return player;
  }
  const statements = ({ sql }: Player) =>
    [0, from, from + 24 * 60 * minute, Date.UTC(2027, 0, 1)].map((since) =>
      new CashStatements(sql).of(since, later, 'EUR'),
    );
  const balances = ({ ledger }: Player) => ledger.audit().balances;
  const withoutGuards =
    'DROP TRIGGER ledger_lines_stay; DROP TRIGGER ledger_transactions_stay; DROP TRIGGER ledger_answers_stay;';

  it('go, and balances, statements and the proof stay', async () => {
    const player = withBooks(1_800);
    const before = [
      statements(player),
      balances(player),
      player.ledger.chain.head(),
      player.ledger.audit().transactions,
    ];
    const { files, kinds } = archived(player);
    expect(kinds).toEqual(['ledger', 'ledger']);
    // Both deposit and hold, and what is in no whole hundred and twenty-eight.
    expect(player.count('ledger_transactions')).toBe(2 + (2_402 % 128));
    expect(player.count('ledger_lines')).toBe(2 * (2 + (2_402 % 128)));
    const again = awake(player.database);
    const { transactions } = again.ledger.audit();
    expect([statements(again), balances(again), again.ledger.chain.head(), transactions]).toEqual(before);
    expect(await findings(again, files)).toEqual([]);
    // And on it goes.
    again.ledger.post(
      { id: 'bet:x', kind: 'bet', currency: 'EUR', lines: transfer(accounts.cash, accounts.houseGames, 100) },
      later,
    );
    again.database.run("UPDATE rounds SET stake = 200 WHERE id = 'r1'");
    expect(await findings(awake(again.database), files)).toEqual([]);
    expect(again.ledger.chain.head()?.seq).toBe(2_403);
    const [perTransaction] = [...files.values()].map(({ length }) => Math.round(length / 2_048));
    console.log(`archive: ${perTransaction} bytes a transaction`);
  });

  it('end where the next year begins, where the house was told, and never with the last', () => {
    expect(archived(withBooks(1_000, 400)).kinds).toEqual(['ledger']);
    const ends = (player: Player) => {
      archived(player);
      return player.ledger.chain.border().seq;
    };
    expect(ends(withBooks(1_000, 400))).toBe(384);
    const unreported = withBooks(1_000);
    unreported.database.run('UPDATE books_counted SET upto = 300');
    expect(ends(unreported)).toBe(256);
    // 1 + 95 + 32 = 128, all old: one has to stay.
    expect(ends(withBooks(95))).toBe(0);
    expect(ends(withBooks(96))).toBe(128);
  });

  it('can be deleted for no other reason', () => {
    const player = withBooks(300);
    const { database } = player;
    expect(() => database.run('DELETE FROM ledger_lines WHERE seq = 2')).toThrow('never deleted');
    expect(() => database.run('DELETE FROM ledger_transactions WHERE seq = 2')).toThrow('never deleted');
    archived(player);
    for (const seq of [1, 400]) {
      expect(() => database.run(`DELETE FROM ledger_lines WHERE seq = ${seq}`)).toThrow('never deleted');
      expect(() => database.run(`DELETE FROM ledger_transactions WHERE seq = ${seq}`)).toThrow('never deleted');
    }
  });

  it('stay when the books do not hold', () => {
    const { archive, database } = withBooks(300);
    database.run(`${withoutGuards} UPDATE ledger_transactions SET at = at + 1 WHERE seq = 7`);
    expect(() => archive.next(later)).toThrow('Transaction 7 is not what was posted');
  });

  it('of books that are older than their chain go as well', async () => {
    const player = withBooks(300);
    player.database.run(
      `${withoutGuards} DROP TRIGGER ledger_opening_stay; UPDATE ledger_transactions SET hash = NULL;
       UPDATE ledger_opening SET seq = (SELECT max(seq) FROM ledger_transactions), hash = '${player.ledger.chain.head()!.hash}'`,
    );
    const again = awake(player.database);
    const { files, kinds } = archived(again);
    expect(kinds).toEqual(['ledger']);
    expect(await findings(again, files)).toEqual([]);
  });

  describe('forged', () => {
    const forged: readonly {
      name: string;
      forge: (player: Player, files: Map<string, string>) => void;
      finds: RegExp;
    }[] = [
      {
        name: 'a file that is gone',
        forge: (_, files) => files.delete([...files.keys()][0]!),
        finds: /^the archive has no ledger\/p\//,
      },
      {
        name: 'a win that was raised in a file',
        forge: (_, files) => {
          const [file, text] = [...files][0]!;
          files.set(file, text.replace('250', '260'));
        },
        finds: /^ledger\/p\/\S+ is not what was archived$/,
      },
      {
        name: 'a win that was raised in a file whose fingerprint was made to fit',
        forge: ({ database }, files) => {
          const [file, text] = [...files][0]!;
          const raised = text.replace(
            '["house:games",-250],["player:cash",250]',
            '["house:games",-260],["player:cash",260]',
          );
          expect(raised).not.toBe(text);
          files.set(file, raised);
          database.run(
            `DROP TRIGGER archived_stay; UPDATE archived SET sha256 = '${sha256(raised)}' WHERE file = '${file}'`,
          );
        },
        finds: /^transaction 137, or one before it in ledger.p.\S+, is not what was posted$/,
      },
      {
        name: 'a whole file written anew, hashes and all',
        forge: ({ database }, files) => {
          const [file, text] = [...files][0]!;
          const without = JSON.stringify((JSON.parse(text) as ArchivedTransaction[]).slice(0, -1));
          files.set(file, without);
          database.run(
            `DROP TRIGGER archived_stay; UPDATE archived SET sha256 = '${sha256(without)}', chain_hash = '${'1'.repeat(64)}' WHERE file = '${file}'`,
          );
        },
        finds: /do not lead from transaction 2048 to 2304 as they were posted$/,
      },
      {
        name: 'a deposit that stayed and was raised',
        forge: ({ database }) =>
          void database.run(
            `${withoutGuards} UPDATE ledger_lines SET amount = amount * 2 WHERE seq = 1; UPDATE ledger_balances SET amount = amount * 2 WHERE account = 'provider:card'; UPDATE deposits SET amount = amount * 2`,
          ),
        finds: /^transaction 1, or one before it in ledger.p.\S+, is not what was posted$/,
      },
      {
        name: 'a deposit that stayed and was deleted',
        forge: ({ database }) =>
          void database.run(
            'DROP TRIGGER ledger_lines_remain; DROP TRIGGER ledger_transactions_remain; DELETE FROM ledger_lines WHERE seq = 1; DELETE FROM ledger_transactions WHERE seq = 1',
          ),
        finds: /^transaction 1 is missing$/,
      },
      {
        name: 'what was carried forward, with its balance',
        forge: ({ database }) =>
          void database.run(
            "UPDATE ledger_carried SET amount = amount + iif(account = 'player:cash', 500, -500) WHERE kind = 'win'; UPDATE ledger_balances SET amount = amount + iif(account = 'player:cash', 500, -500) WHERE account IN ('player:cash', 'house:games')",
          ),
        finds: /^player:cash EUR win: \d+ was carried forward, the archived lines sum to \d+$/,
      },
      {
        name: 'a balance without its lines',
        forge: ({ database }) =>
          void database.run("UPDATE ledger_balances SET amount = amount + 500 WHERE account = 'player:cash'"),
        finds: /^player:cash EUR: balance \d+, lines sum to \d+$/,
      },
      {
        name: 'a bet that is said to answer something',
        forge: ({ database }) =>
          void database.run("INSERT INTO ledger_answers VALUES ('bet:r1', 'deposit:d', 'correction')"),
        finds: /^transaction 137, or one before it in ledger.p.\S+, is not what was posted$/,
      },
      {
        name: 'a transaction among those that went',
        forge: ({ database }) =>
          void database.run(
            "INSERT INTO ledger_lines VALUES (9, 'player:cash', 'EUR', 500), (9, 'house:promotions', 'EUR', -500); INSERT INTO ledger_transactions VALUES (9, 'x', 'cashback', 'EUR', 0, NULL)",
          ),
        finds: /^transaction 137, or one before it in ledger.p.\S+, is not what was posted$/,
      },
      {
        name: 'the first transaction behind the border',
        forge: ({ database, ledger }) =>
          void database.run(
            `${withoutGuards} UPDATE ledger_transactions SET at = at + 1 WHERE seq = ${ledger.chain.border().seq + 1}`,
          ),
        finds: /^transaction 2305 is not what was posted/,
      },
    ];

    it.each(forged)('is named: $name', async ({ forge, finds }) => {
      const player = withBooks(1_800);
      const { files } = archived(player);
      expect(await findings(player, files)).toEqual([]);
      forge(player, files);
      expect(await findings(awake(player.database), files)).toContainEqual(expect.stringMatching(finds));
    });
  });
});
