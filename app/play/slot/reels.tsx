import { usePage } from '~/i18n/page';
import { PaidLines } from './lines';
import type { ShownSpin } from './slot-round';
import { SymbolImage, useSymbolName } from './symbol';
import { symbolImage } from './symbols';

interface ReelsProps {
  gameid: string;
  spin: ShownSpin;
  /** Fresh: the reels settle one after another. */
  turning?: boolean;
}

/** The window of a spin. Cells that win carry a frame and say so; the others step back. */
export function Reels({ gameid, spin, turning }: ReelsProps) {
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
              {turning && <img className="tape" src={symbolImage(gameid, 'tape')} alt="" width="64" height="576" />}
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
