import { port, type Ground, type SystemCallsOf } from '../../kernel/feature';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { SchemaStep } from '../../kernel/storage/schema-steps';
import type { Care, CareAct } from './care';
import type { CareMarker } from './markers';

/** Whether a player is marked for care, as the desk asks. Times are epoch ms. */
export interface CareView {
  username: string;
  isMarked: boolean;
  since: number;
  markers: CareMarker[];
}

const tables: readonly SchemaStep[] = [
  {
    name: 'care',
    sql: `
      CREATE TABLE care (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        is_marked INTEGER NOT NULL,
        since INTEGER NOT NULL,
        cleared_at INTEGER NOT NULL,
        markers TEXT NOT NULL
      );
      CREATE TABLE care_raises (at INTEGER NOT NULL);
    `,
  },
];

/** What operators ask and decide of the care that a player needs. */
export const careFeature = (
  { turns }: Pick<Ground, 'turns'>,
  { care, username }: { care: Care; username: () => string | null },
) => ({
  system: {
    /** Refusal: `not_found` where there is no account. */
    care(at: number): Outcome<CareView> {
      const name = username();
      if (name === null) return refused('not_found');
      return turns.step(at, () => {
        const { isMarked, since, markers } = care.standing();
        return done({ username: name, isMarked, since, markers });
      });
    },

    /** Marks or unmarks, logged in its step. */
    setCare: (isMarked: boolean, by: CareAct, at: number): void => turns.step(at, () => care.set(isMarked, by, at)),
  },
});
careFeature.schema = tables;

export const carePort = port<object, SystemCallsOf<typeof careFeature>>('care');
