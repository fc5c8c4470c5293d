import type { MoneyUnit } from 'contract/money';
import type { HeldCoin, HoldOutcome } from 'contract/play/hold';
import type { RoundReceipt } from 'contract/receipt';
import { formatPercent, formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { toneOf } from '../result-line';
import { SpinDetails } from '../slot/spin';
import { IdleLines, Reels } from '../slot/reels';
import { LineRules } from '../slot/rules';
import { spinsOf, spinView } from '../slot/slot-round';
import { SymbolImage, useSymbolName } from '../slot/symbol';
import stylesheet from './hold.css?url';

/** Slots of lines whose coins stay and are spun for. */
export const hold: GameFamily = {
  kind: 'hold',
  told: { category: 'slots', place: 4 },
  stylesheet,
  voice: { wave: 'triangle', rings: 0.4, start: [165, 208], rest: [110], win: [440, 523, 659] },
  texts: { play: 'play.spin', ready: 'play.ready' },
  Picture,
  Details,
  Rules,
};

/** The reels; over them, when enough coins have landed, the coins that stayed. */
function Picture({ game: { id, rules }, round, fresh }: PictureProps) {
  const { t } = usePage();
  if (rules?.kind !== 'hold') return null;
  const { base, hold } = rules;
  if (round?.outcome?.kind !== 'hold') return <IdleLines gameid={id} rules={base} />;
  const { spin, feature } = round.outcome;
  const reels = <Reels gameid={id} spin={spinView(spin)} turning={fresh} lit={toneOf(round) === 'win'} />;
  if (!feature) return reels;
  const coin = base.symbols.find(({ role }) => role === 'scatter')?.symbol ?? '';
  return (
    <div className="hold-stage" data-moment={Math.min(feature.respins, latestMoment)}>
      {reels}
      <HeldCoins
        gameid={id}
        coin={coin}
        coins={feature.coins}
        reels={base.reels}
        rows={base.rows}
        currency={round.currency}
      />
      {feature.fullWindow > 0 && <p className="hold-full">{t('hold.full')}</p>}
      {fresh && <RespinsLeft counts={respinsLeft(feature, hold.respins)} all={hold.respins} />}
    </div>
  );
}

/** From here on coins of later respins show together: nobody waits longer. */
const latestMoment = 16;

/** How many respins there are at first and are left after each that was played: a coin that lands sets them back to `all`. */
export function respinsLeft({ coins, respins }: Pick<Feature, 'coins' | 'respins'>, all: number): number[] {
  const landed = new Set(coins.map(({ respin }) => respin));
  const counts = [all];
  for (let respin = 1; respin <= respins; respin += 1)
    counts.push(landed.has(respin) ? all : (counts[respin - 1] ?? all) - 1);
  return counts;
}
type Feature = NonNullable<HoldOutcome['feature']>;

/** Counted down while the coins come, where the result is told afterwards. For the eye: a coin says in words in which respin it landed. */
function RespinsLeft({ counts, all }: { counts: readonly number[]; all: number }) {
  const { t } = usePage();
  const last = counts.length - 1;
  return (
    <ol className="respins-left num" aria-hidden="true">
      {counts.map((left, respin) =>
        respin < latestMoment || respin === last ? (
          <li
            key={respin}
            className={respin > 0 && left === all ? 'respins-back' : undefined}
            data-moment={Math.min(respin, latestMoment)}
          >
            {t('hold.left', { respins: left })}
          </li>
        ) : null,
      )}
    </ol>
  );
}

interface HeldCoinsProps {
  gameid: string;
  coin: string;
  coins: readonly HeldCoin[];
  reels: number;
  rows: number;
  currency: MoneyUnit;
}

/** The window at the feature's end, over the reels: coins with what they bear, each shown at its respin when the round is fresh. */
function HeldCoins({ gameid, coin, coins, reels, rows, currency }: HeldCoinsProps) {
  const { t, locale, money } = usePage();
  const name = useSymbolName(gameid)(coin);
  const held = new Map(coins.map((entry) => [String(entry.cell), entry]));
  return (
    <ol className="held" data-reels={reels} aria-label={t('hold.held')}>
      {Array.from({ length: reels * rows }, (_, place) => {
        const [row, reel] = [Math.floor(place / reels), place % reels];
        const entry = held.get(String([reel, row]));
        if (!entry) return <li key={place} aria-hidden="true" />;
        const { value, respin } = entry;
        const where = t('hold.coinAt', { coin: name, reel: reel + 1, row: row + 1, amount: money(value, currency) });
        return (
          <li key={place} className="held-coin" data-moment={Math.min(respin, latestMoment)}>
            <span
              className="held-piece"
              role="img"
              aria-label={respin ? t('hold.landedInRespin', { where, respin }) : where}
            >
              <SymbolImage gameid={gameid} symbol={coin} />
              <b className="num" aria-hidden="true">
                {formatShortMoney(value, currency, locale)}
              </b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What the coins came to, then what the lines paid. */
function Details({ round }: { round: RoundReceipt }) {
  const { t, money } = usePage();
  const { outcome, currency } = round;
  if (outcome?.kind !== 'hold') return null;
  const { spin, feature } = outcome;
  return (
    <>
      {feature && (
        <section className="panel hold-sum" aria-labelledby="hold">
          <h2 id="hold">{t('hold.feature')}</h2>
          <dl className="facts">
            <div>
              <dt>{t('hold.coins', { count: feature.coins.length })}</dt>
              <dd className="num">{money(feature.payout - feature.fullWindow, currency)}</dd>
            </div>
            {feature.fullWindow > 0 && (
              <div>
                <dt>{t('hold.full')}</dt>
                <dd className="num">{money(feature.fullWindow, currency)}</dd>
              </div>
            )}
            <div>
              <dt>{t('hold.respins')}</dt>
              <dd className="num">{feature.respins}</dd>
            </div>
            {feature.fullWindow > 0 && (
              <div>
                <dt>{t('hold.paid')}</dt>
                <dd className="num">{money(feature.payout, currency)}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
      <SpinDetails round={round} spins={spinsOf({ spin, freeSpins: [], freeSpinMultiplier: 1 })} />
    </>
  );
}

/** The lines, the feature, and how often it comes. */
function Rules({ game: { id, rules }, currency, stake }: RulesProps) {
  const { t, money, number, locale } = usePage();
  const name = useSymbolName(id);
  if (rules?.kind !== 'hold') return null;
  const { base, hold } = rules;
  const coin = base.symbols.find(({ role }) => role === 'scatter')?.symbol ?? '';
  const weights = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const own = { coin: name(coin), trigger: hold.trigger, respins: hold.respins, places: base.reels * base.rows };
  return (
    <LineRules
      gameid={id}
      rules={base}
      currency={currency}
      stake={stake}
      facts={
        <>
          <div>
            <dt>{t('hold.featureFrequency')}</dt>
            <dd>{t('hold.oneIn', { spins: number(hold.featureOneIn) })}</dd>
          </div>
          <div>
            <dt>{t('hold.fullFrequency')}</dt>
            <dd>{t('hold.oneIn', { spins: number(hold.fullOneIn) })}</dd>
          </div>
        </>
      }
    >
      <h3>{t('hold.feature')}</h3>
      <p className="hold-coin">
        <SymbolImage gameid={id} symbol={coin} width={44} />
        <span>{t('hold.ruleBegin', own)}</span>
      </p>
      <p>{t('hold.ruleRespins', { ...own, oneIn: number(hold.landsOneIn) })}</p>
      <p>{t('hold.rulePays', { ...own, amount: money(hold.fullWindow * stake, currency) })}</p>
      <p>{t('hold.values', own)}</p>
      <dl className="facts">
        {hold.values.map(({ multiple, weight }) => (
          <div key={multiple}>
            <dt>{money(multiple * stake, currency)}</dt>
            <dd>{formatPercent(Math.round((weight * 10_000) / weights), locale)}</dd>
          </div>
        ))}
      </dl>
    </LineRules>
  );
}
