import type { DataOf } from 'contract/call';
import type { tableFloor } from 'contract/tables';
import type { EdgeContext } from '~/edge/context';
import { usePage, type Page } from '~/i18n/page';
import { tableFamilyOf } from '~/tables';
import { drawnOnce } from '~/ui/drawn-once';
import type { TileLine } from './game-tile';

type Glance = DataOf<typeof tableFloor>['tables'][number];

/** What goes on at the shared tables, by their games. */
export type Floor = Readonly<Record<string, Glance>>;

/** An extra: tiles of tables say more with it, and nothing where the API did not answer. */
export const loadFloor = ({ api }: Pick<EdgeContext, 'api'>): Promise<Floor> =>
  api.tables
    .floor()
    .then(({ tables }) => Object.fromEntries(tables.map((table) => [table.id, table])))
    .catch(() => ({}));

/** Who is at a table, where there is anybody, and what came there last. */
const drawGlance = drawnOnce<Glance>(function AtTable({ shown: { seats, latest } }) {
  const page = usePage();
  const { t } = page;
  return (
    <p className="floor">
      {seats > 0 && <small>{t('tables.seats', { count: seats })}</small>}{' '}
      {latest.length > 0 && (
        <span>
          <span className="unseen">{`${t('tables.history')} `}</span>
          {latest.map((result, index) => {
            const { text, tone } = tableFamilyOf(result.kind).mark(result, page);
            return (
              <i key={index} className={tone}>
                {`${text} `}
              </i>
            );
          })}
        </span>
      )}
    </p>
  );
});

/** What goes on at a game's table; nothing for games without. Undefined where there are no tables. */
export function floorLine(floor: Floor, page: Pick<Page, 'shared'>): TileLine | undefined {
  if (Object.keys(floor).length === 0) return undefined;
  return ({ id }) => {
    const glance = floor[id];
    return glance ? drawGlance(page, glance, {}) : null;
  };
}
