import type { ClusterRules } from 'contract/play/cluster';
import { usePage } from '~/i18n/page';
import { useSymbolName } from '../slot/symbol';
import { symbolImage } from '../slot/symbols';

interface GridProps {
  gameid: string;
  shape: ClusterRules['shape'];
  /** `grid[column][row]`. */
  grid: readonly (readonly string[])[];
}

/** The table: each cell named, column by column. `falling`: the columns fall into place. */
export function Grid({ gameid, shape, grid, falling }: GridProps & { falling?: boolean }) {
  const { t } = usePage();
  const name = useSymbolName(gameid);
  return (
    <ol className="grid" data-shape={shape} data-falling={falling || undefined} aria-label={t('cluster.grid')}>
      {grid.map((column, index) => (
        <li key={index} aria-label={t('cluster.column', { number: index + 1 })}>
          {column.map((symbol, row) => (
            <img key={row} src={symbolImage(gameid, symbol)} alt={name(symbol)} width="64" height="64" />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** A step of a round as a picture of its own: what wins stands out. What it shows is said in words by `label`, or beside it. */
export function StepGrid({
  gameid,
  shape,
  grid,
  cells,
  label,
}: GridProps & { cells: readonly (readonly [number, number])[]; label?: string }) {
  const wins = new Set(cells.map(String));
  return (
    <div
      className="grid grid-step"
      data-shape={shape}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {grid.map((column, index) => (
        <div key={index}>
          {column.map((symbol, row) => (
            <img
              key={row}
              className={wins.has(String([index, row])) ? 'w' : undefined}
              src={symbolImage(gameid, symbol)}
              alt=""
            />
          ))}
        </div>
      ))}
    </div>
  );
}
