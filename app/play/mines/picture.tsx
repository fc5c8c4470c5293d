import { usePage } from '~/i18n/page';
import type { PictureProps } from '../family';
import { themeOf } from './theme';

type CellLook = 'closed' | 'safe' | 'mine' | 'hit' | 'left';

/** The field: closed cells of an open round are buttons, all others are pictures with a name. */
export function MinesPicture({ game: { id, rules }, round, fresh }: PictureProps) {
  const { t } = usePage();
  const theme = themeOf(id);
  if (rules?.kind !== 'mines') return null;
  const outcome = round?.outcome?.kind === 'mines' ? round.outcome : null;
  const isOpen = round?.state === 'open';
  const lookOf = (cell: number): CellLook => {
    const isMine = outcome?.field?.includes(cell);
    if (outcome?.opened.includes(cell)) return isMine ? 'hit' : 'safe';
    return outcome?.field ? (isMine ? 'mine' : 'left') : 'closed';
  };
  const names: Record<CellLook, string> = {
    closed: t('mines.closed'),
    safe: t(theme.safe),
    mine: t('mines.mine'),
    hit: t('mines.hit'),
    left: t('mines.left'),
  };
  const last = fresh ? outcome?.opened.at(-1) : undefined;
  return (
    <ol className="mines" data-game={id} data-columns={rules.columns} aria-label={t('mines.field')}>
      {Array.from({ length: rules.columns * rules.rows }, (_, cell) => {
        const look = lookOf(cell);
        const place = t('mines.place', {
          row: Math.floor(cell / rules.columns) + 1,
          column: (cell % rules.columns) + 1,
        });
        const shown =
          look === 'safe' || look === 'hit' || look === 'mine' ? (
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <use href={look === 'safe' ? theme.safeSymbol : theme.mineSymbol} />
            </svg>
          ) : null;
        return (
          <li key={cell}>
            {isOpen && look === 'closed' ? (
              <button
                className="mine-cell"
                name="decision"
                value={`cell-${cell}`}
                aria-label={t('mines.open', { place })}
              />
            ) : (
              <span
                className={`mine-cell mine-${look}`}
                data-fresh={cell === last || undefined}
                role="img"
                aria-label={`${place}: ${names[look]}`}
              >
                {shown}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
