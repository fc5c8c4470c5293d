import type { GameDetails, GameLaunch } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { toneOf } from '../result-line';
import { SpinDetails, SpinPicture } from '../slot/spin';
import { IdleLines } from '../slot/reels';
import { LineRules } from '../slot/rules';
import { spinsOf } from '../slot/slot-round';
import stylesheet from './jackpot.css?url';

/** Slots of lines that also play for a pool. */
export const jackpot: GameFamily = {
  kind: 'jackpot',
  told: { category: 'slots', place: 6 },
  stylesheet,
  voice: { wave: 'triangle', rings: 0.45, start: [131, 196], rest: [98], win: [466, 587, 698] },
  texts: { play: 'play.spin', ready: 'play.ready', open: 'jackpot.yours' },
  Banner,
  Picture,
  Decisions: PoolAwaited,
  Details,
  Rules,
};

/** What the pool holds now; nothing where it could not be asked. */
function Banner({ launch: { jackpot, currency, mode } }: { launch: GameLaunch }) {
  const { t, money } = usePage();
  if (jackpot === null) return null;
  return (
    <p className="pool">
      <span>{t(mode === 'fun' ? 'jackpot.funPool' : 'jackpot.pool')}</span>
      <b className="num">{money(jackpot, currency)}</b>
    </p>
  );
}

/** The reels; a pool that was won is said above them, and free spins below. */
function Picture({ game: { id, rules }, round, fresh }: PictureProps) {
  const { t, money } = usePage();
  if (rules?.kind !== 'jackpot') return null;
  if (round?.outcome?.kind !== 'jackpot') return <IdleLines gameid={id} rules={rules.base} />;
  const { jackpot } = round.outcome;
  return (
    <>
      {jackpot && (
        <p className="pool-won" role="status">
          {jackpot.prize === null
            ? t('jackpot.counted')
            : t('jackpot.won', { amount: money(jackpot.prize, round.currency) })}
        </p>
      )}
      <SpinPicture gameid={id} round={spinsOf(round.outcome)} fresh={fresh} lit={toneOf(round) === 'win'} />
    </>
  );
}

/** A round that has won its pool is open until the pool has answered: there is nothing to decide, only to look again. */
function PoolAwaited({ game, round }: { game: GameDetails; round: RoundReceipt }) {
  const { t, href } = usePage();
  const table = href(`/play/${game.system}/${game.id}?mode=${round.mode}`);
  return (
    <div className="pool-awaited">
      <a className="btn btn-prime" href={`${table}&round=${encodeURIComponent(round.id)}`}>
        {t('jackpot.lookAgain')}
      </a>
      <a className="link" href={table}>
        {t('jackpot.playOn')}
      </a>
    </div>
  );
}

function Details({ round }: { round: RoundReceipt }) {
  const { outcome } = round;
  return outcome?.kind === 'jackpot' ? <SpinDetails round={round} spins={spinsOf(outcome)} /> : null;
}

/** The lines, the pool, and what each of the two returns. Amounts of the pool are in euro, as it is kept. */
function Rules({ game: { id, rules }, currency, stake }: RulesProps) {
  const { t, money, number, locale } = usePage();
  if (rules?.kind !== 'jackpot') return null;
  const { base, baseReturn, jackpot } = rules;
  const percent = (share: number) => formatPercent(share, locale);
  return (
    <LineRules
      gameid={id}
      rules={base}
      currency={currency}
      stake={stake}
      facts={
        <>
          <div>
            <dt>{t('jackpot.chance', { stake: money(100, 'EUR') })}</dt>
            <dd>{t('jackpot.oneIn', { rounds: number(jackpot.stakedPerHit / 100) })}</dd>
          </div>
          <div>
            <dt>{t('jackpot.baseReturn')}</dt>
            <dd>{percent(baseReturn)}</dd>
          </div>
          <div>
            <dt>{t('jackpot.poolReturn')}</dt>
            <dd>{percent(jackpot.poolShare + jackpot.seedShare)}</dd>
          </div>
        </>
      }
    >
      <h3>{t('jackpot.pool')}</h3>
      <p>
        {t('jackpot.ruleFed', {
          pool: percent(jackpot.poolShare),
          seed: percent(jackpot.seedShare),
          start: money(jackpot.seed, 'EUR'),
        })}
      </p>
      <p>{t('jackpot.ruleChance')}</p>
      <p>{t('jackpot.rulePaid')}</p>
      <p>{t('jackpot.ruleFun', { amount: money(jackpot.funPrize, 'FUN') })}</p>
      <p>{t('jackpot.ruleHighest')}</p>
    </LineRules>
  );
}
