import type { DataOf } from 'contract/call';
import type { tableFloor } from 'contract/tables';
import type { EdgeContext } from '~/edge/context';
import type { Page } from '~/i18n/page';
import { tableFamilyOf } from '~/tables';
import type { TileLine } from './game-tile';

type Glance = DataOf<typeof tableFloor>['tables'][number];

/** What goes on at the shared tables, by their games. */
export type Floor = Readonly<Record<string, Omit<Glance, 'id'>>>;

/** An extra: tiles of tables say more with it, and nothing where the API did not answer. */
export const loadFloor = ({ api }: Pick<EdgeContext, 'api'>): Promise<Floor> =>
  api.tables
    .floor()
    .then(({ tables }) => Object.fromEntries(tables.map(({ id, ...glance }) => [id, glance])))
    .catch(() => ({}));

/** Who is at a game's table, where there is anybody, and what came there last; nothing for games without. */
export const floorLine = (floor: Floor, page: Page): TileLine => {
  const { t } = page;
  return ({ id }) => {
    const glance = floor[id];
    if (!glance) return null;
    const { seats, latest } = glance;
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
  };
};
