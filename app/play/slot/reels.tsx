import type { SlotRules } from 'contract/play/slot';
import { usePage } from '~/i18n/page';
import type { Cell, ShownSpin } from './slot-round';
import { SymbolImage, useSymbolName } from './symbol';

interface ReelsProps {
  gameid: string;
  spin: ShownSpin;
  /** Fresh: the reels settle one after another. */
  turning?: boolean;
  /** What paid is lit; not where the round gave no more than its stake (DOMAIN §11). */
  lit: boolean;
}

const unlit = ({ reels, payout }: ShownSpin): ShownSpin => ({
  reels: reels.map((column) => column.map(({ symbol }) => ({ symbol, wins: false }))),
  stretches: [],
  payout,
});

/** The window of a spin. Cells that win carry a frame and say so; the others step back. */
export function Reels({ gameid, spin: played, turning, lit }: ReelsProps) {
  const spin = lit ? played : unlit(played);
  const { t } = usePage();
  const name = useSymbolName(gameid);
  return (
    <div className="reels-frame">
      <ol
        className={spin.reels.flat().some(({ wins }) => wins) ? 'reels reels-won' : 'reels'}
        data-turning={turning || undefined}
        aria-label={t('play.reels')}
      >
        {spin.reels.map((column, reel) => (
          <li className="reel" key={reel} aria-label={t('play.reel', { number: reel + 1 })}>
            <div className="reel-tape">
              {column.map(({ symbol, wins }, row) => (
                <div className={wins ? 'cell cell-wins' : 'cell'} key={row}>
                  <SymbolImage
                    gameid={gameid}
                    symbol={symbol}
                    alt={wins ? t('play.symbolWins', { symbol: name(symbol) }) : name(symbol)}
                  />
                </div>
              ))}
              {turning && <SymbolImage className="tape" gameid={gameid} height={576} />}
            </div>
          </li>
        ))}
      </ol>
      <PaidLines stretches={spin.stretches} reels={spin.reels.length} rows={spin.reels[0]?.length ?? 0} />
    </div>
  );
}

/** Before the first round: the reels stand still and show no result. `rows` of each reel, left to right. */
export function IdleReels({
  gameid,
  rows,
  symbols,
}: {
  gameid: string;
  rows: readonly number[];
  symbols: readonly string[];
}) {
  return (
    <div className="reels-frame" aria-hidden="true">
      <div className="reels">
        {rows.map((cells, reel) => (
          <div className="reel" key={reel}>
            <div className="reel-tape">
              {Array.from({ length: cells }, (_, row) => (
                <div className="cell" key={row}>
                  <SymbolImage gameid={gameid} symbol={symbols[(reel * 2 + row * 4) % symbols.length]!} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The same of reels that are all of one height, as those of lines are. */
export function IdleLines({
  gameid,
  rules: { reels, rows, symbols },
}: {
  gameid: string;
  rules: Pick<SlotRules, 'reels' | 'rows' | 'symbols'>;
}) {
  return (
    <IdleReels gameid={gameid} rows={Array<number>(reels).fill(rows)} symbols={symbols.map(({ symbol }) => symbol)} />
  );
}

/** The centre of each cell a line runs through, one unit a cell. */
const pathOf = (line: readonly number[]): string =>
  `M.5 ${line.map((row, reel) => `${row}.5${reel + 1 < line.length ? ` ${reel + 1}.5 ` : ''}`).join('')}`;

/** What the paying lines connect, drawn over the reels. The list of wins says the same in words. */
function PaidLines({
  stretches,
  reels,
  rows,
}: {
  stretches: readonly (readonly [Cell, Cell])[];
  reels: number;
  rows: number;
}) {
  if (!stretches.length) return null;
  const path = stretches
    .map(
      ([[fromReel, fromRow], [toReel, toRow]]) => `M${fromReel + 0.5} ${fromRow + 0.5}L${toReel + 0.5} ${toRow + 0.5}`,
    )
    .join('');
  return (
    <svg className="paid-lines" viewBox={`0 0 ${reels} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** One line as a small picture of the reels; its number stands beside it. */
export function LineDiagram({ line, rows }: { line: readonly number[]; rows: number }) {
  return (
    <svg className="line-diagram" viewBox={`0 0 ${line.length} ${rows}`} aria-hidden="true">
      <path d={pathOf(line)} />
    </svg>
  );
}
