import type { ClusterRules, ClusterStep } from 'contract/play/cluster';
import type { RoundReceipt } from 'contract/receipt';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { toneOf } from '../result-line';
import { WinList } from '../slot/spin';
import { Paytable } from '../slot/rules';
import { SymbolImage, useSymbolName } from '../slot/symbol';
import stylesheet from './cluster.css?url';

/** Games of clusters: what touches wins, vanishes and makes room. */
export const cluster: GameFamily = {
  kind: 'cluster',
  told: { category: 'slots', place: 3 },
  stylesheet,
  voice: { wave: 'sine', rings: 0.25, start: [392, 494], rest: [196], win: [659, 784, 988] },
  texts: { play: 'play.spin', ready: 'play.ready' },
  Picture,
  Details,
  Rules,
};

/** So many steps are shown one after the other on the table before it stands; the list below shows all of any round. */
const filmed = 6;

/** The grid as the round left it; just played, the steps that led there run before it as a film. */
function Picture({ game, round, fresh }: PictureProps) {
  const { rules } = game;
  if (rules?.kind !== 'cluster') return null;
  const { shape, columns, rows, symbols } = rules;
  const steps = round?.outcome?.kind === 'cluster' ? round.outcome.steps : null;
  if (!steps) {
    const idle = Array.from({ length: columns }, (_, column) =>
      Array.from({ length: rows }, (_unused, row) => symbols[(column * 2 + row * 3) % symbols.length]!.symbol),
    );
    return (
      <div className="grid-frame" data-rows={rows} aria-hidden="true">
        <StepGrid gameid={game.id} shape={shape} grid={idle} cells={[]} />
      </div>
    );
  }
  const film = fresh ? steps.slice(0, -1).slice(-filmed) : [];
  return (
    <div className="grid-frame" data-steps={fresh ? film.length : undefined} data-rows={rows}>
      <Grid gameid={game.id} shape={shape} grid={steps.at(-1)!.grid} falling={fresh} />
      {film.map((step, index) => (
        <StepGrid key={index} gameid={game.id} shape={shape} grid={step.grid} cells={litCells(step, round)} />
      ))}
    </div>
  );
}

/** The cells of a step that won; none are lit where the round gave no more than its stake (DOMAIN §11). */
const litCells = ({ clusters }: ClusterStep, round: RoundReceipt | null) =>
  round && toneOf(round) === 'win' ? clusters.flatMap(({ cells }) => cells) : [];

const largestFirst = ({ clusters }: ClusterStep) => [...clusters].sort((a, b) => b.payout - a.payout);

/** The steps that paid, each as a small grid with what won in it. */
function Details({ round }: { round: RoundReceipt }) {
  const { t, money } = usePage();
  const { gameid, outcome, currency } = round;
  const name = useSymbolName(gameid);
  if (outcome?.kind !== 'cluster') return null;
  const paying = outcome.steps.filter(({ clusters }) => clusters.length > 0);
  if (!paying.length) return null;
  return (
    <section className="panel cascade" aria-labelledby="cascade">
      <h2 id="cascade">{t('cluster.cascade')}</h2>
      <ol>
        {paying.map((step, index) => (
          <li key={index}>
            <h3>
              <span>
                {t('cluster.step', { number: index + 1 })}
                {step.multiplier > 1 && <b className="times"> ×{step.multiplier}</b>}
              </span>
              <b className="num">{money(step.payout, currency)}</b>
            </h3>
            <StepGrid gameid={gameid} shape={outcome.shape} grid={step.grid} cells={litCells(step, round)} />
            <WinList
              gameid={gameid}
              currency={currency}
              items={largestFirst(step).map(({ symbol, count, payout }) => ({
                symbol,
                text: t('cluster.won', { count, symbol: name(symbol) }),
                payout,
              }))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everything needed to check a round by hand. */
function Rules({ game, currency, stake }: RulesProps) {
  const { t, money, locale } = usePage();
  const { rules } = game;
  if (rules?.kind !== 'cluster') return null;
  const { smallest, multipliers, symbols } = rules;
  const last = multipliers.at(-1) ?? 1;
  const label = t('play.payoutsAt', { stake: money(stake, currency) });
  return (
    <>
      <p className="quiet">{label}</p>
      <Paytable
        gameid={game.id}
        symbols={symbols}
        currency={currency}
        label={label}
        baseOf={() => stake / rules.parts}
        count={(count) => t('cluster.orMore', { count })}
      />
      <div className="prose">
        <p>{t(rules.shape === 'hex' ? 'cluster.ruleHex' : 'cluster.ruleSquare', { smallest })}</p>
        <p>{t('cluster.ruleFall')}</p>
        {last > 1 && (
          <p>
            {t('cluster.ruleMultipliers', {
              multipliers: multipliers.map((multiplier) => `×${multiplier}`).join(', '),
              last: `×${last}`,
            })}
          </p>
        )}
        <p>{t('cluster.ruleStrips')}</p>
      </div>
      <dl className="facts">
        <div>
          <dt>{t('play.hitFrequency')}</dt>
          <dd>{formatPercent(rules.hitFrequency, locale)}</dd>
        </div>
      </dl>
    </>
  );
}

interface GridProps {
  gameid: string;
  shape: ClusterRules['shape'];
  /** `grid[column][row]`. */
  grid: readonly (readonly string[])[];
}

/** The table: each cell named, column by column. `falling`: the columns fall into place. */
function Grid({ gameid, shape, grid, falling }: GridProps & { falling?: boolean }) {
  const { t } = usePage();
  const name = useSymbolName(gameid);
  return (
    <ol className="grid" data-shape={shape} data-falling={falling || undefined} aria-label={t('cluster.grid')}>
      {grid.map((column, index) => (
        <li key={index} aria-label={t('cluster.column', { number: index + 1 })}>
          {column.map((symbol, row) => (
            <SymbolImage key={row} gameid={gameid} symbol={symbol} alt={name(symbol)} />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** A step of a round as a picture of its own: what wins stands out. What it shows is said in words beside it. */
function StepGrid({ gameid, shape, grid, cells }: GridProps & { cells: readonly (readonly [number, number])[] }) {
  const wins = new Set(cells.map(String));
  return (
    <div className="grid grid-step" data-shape={shape} aria-hidden="true">
      {grid.map((column, index) => (
        <div key={index}>
          {column.map((symbol, row) => (
            <SymbolImage
              key={row}
              gameid={gameid}
              symbol={symbol}
              className={wins.has(String([index, row])) ? 'w' : undefined}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
