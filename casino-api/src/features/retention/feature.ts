import { days } from 'contract/constants';
import type { Ground } from '../../kernel/feature';
import type { SchemaStep } from '../../kernel/storage/schema-steps';
import { datedIn, isPast } from './declared';

/** Rows that pass their time within so long go together: an object is not woken for each. */
const together = 7 * days;

const tables: readonly SchemaStep[] = [
  {
    // Whoever was there before this plans it with the first call of any kind.
    name: 'retention',
    sql: "INSERT OR IGNORE INTO due (kind, subject, at) SELECT 'let_go', '', 0 WHERE EXISTS (SELECT 1 FROM account);",
  },
];

/** A player's object deletes by itself what is past its declared time. */
export function retentionFeature({ own, schedule, clock }: Pick<Ground, 'own' | 'schedule' | 'clock'>) {
  const { sql } = own;

  /** The first moment at which something passes its time; null: nothing ever does. */
  function next(): number | null {
    const times = datedIn('player').flatMap(({ table, lasts: { since, where = 'true', lasts } }) => {
      const { first } = sql
        .exec<{ first: number | null }>(`SELECT min(${since}) AS first FROM ${table} WHERE ${where}`)
        .one();
      return first === null ? [] : [first + lasts];
    });
    return times.length === 0 ? null : Math.min(...times);
  }

  const plan = (at: number): void => {
    const first = next();
    // A step may be told of the past (a life that is made up); what it writes is not let go while it goes on.
    if (first !== null) schedule.planFirst('let_go', '', Math.max(first, at + together, clock() + together));
  };

  return {
    /** To be called in a step that writes what goes one day. */
    plan,
    tasks: {
      let_go(_: string, at: number): void {
        for (const each of datedIn('player'))
          sql.exec(`DELETE FROM ${each.table} WHERE ${isPast(each)}`, at - each.lasts.lasts);
        own.forget();
        plan(at);
      },
    },
  };
}
retentionFeature.schema = tables;
