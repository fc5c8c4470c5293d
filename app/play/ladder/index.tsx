import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { toneOf } from '../result-line';
import { SpinDetails } from '../slot/spin';
import { IdleLines, Reels } from '../slot/reels';
import { LineRules } from '../slot/rules';
import { spinsOf, spinView } from '../slot/slot-round';
import stylesheet from './ladder.css?url';

/** Slots of lines whose wins climb a ladder of multipliers. */
export const ladder: GameFamily = {
  kind: 'ladder',
  told: { category: 'slots', place: 5 },
  stylesheet,
  voice: { wave: 'sine', rings: 0.3, start: [262, 294, 330], rest: [175], win: [523, 587, 659, 784] },
  texts: { play: 'play.spin', ready: 'play.ready' },
  Picture,
  Details,
  Rules,
};

/** The ladder over the reels of the paid spin, and the way to the spins that climbed. */
function Picture({ game: { id, rules }, round, fresh }: PictureProps) {
  const { t } = usePage();
  if (rules?.kind !== 'ladder') return null;
  const { base, multipliers } = rules;
  const spins = round?.outcome?.kind === 'ladder' ? round.outcome.spins : null;
  const [paid, ...climbed] = spins ?? [];
  return (
    <>
      <Rungs multipliers={multipliers} won={spins && spins.filter(({ payout }) => payout > 0).length} />
      {paid ? (
        <Reels gameid={id} spin={spinView(paid)} turning={fresh} lit={round !== null && toneOf(round) === 'win'} />
      ) : (
        <IdleLines gameid={id} rules={base} />
      )}
      {climbed.length > 0 && (
        <a className="free-spins-link" href="#climb">
          {t('ladder.climbed', { count: climbed.length })}
          <Icon name="down" />
        </a>
      )}
    </>
  );
}

/** The ladder: rungs whose spins have won, the one where it ended, and those above. `won` null before the first round. */
function Rungs({ multipliers, won }: { multipliers: readonly number[]; won: number | null }) {
  const { t, number } = usePage();
  return (
    <ol className="rungs" aria-label={t('ladder.ladder')}>
      {multipliers.map((multiplier, step) => {
        const look = won === null ? 'ahead' : step < won ? 'won' : step === won ? 'ended' : 'ahead';
        const text = `×${number(multiplier)}`;
        return (
          <li key={step} className={`rung rung-${look}`}>
            <span
              className="num"
              role="img"
              aria-label={
                look === 'won'
                  ? t('ladder.stepWon', { multiplier: text })
                  : look === 'ended'
                    ? t('ladder.stepEnded', { multiplier: text })
                    : text
              }
            >
              {text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The free spins up the ladder, each with its window and what it paid, then what paid in the paid spin. */
function Details({ round }: { round: RoundReceipt }) {
  const { t, money, number } = usePage();
  const { gameid, outcome, currency, stake, payout } = round;
  if (outcome?.kind !== 'ladder') return null;
  const [paid, ...climbed] = outcome.spins;
  if (!paid) return null;
  return (
    <>
      {climbed.length > 0 && (
        <section className="free-spins" aria-labelledby="climb">
          <h2 id="climb">{t('ladder.climb')}</h2>
          <p>{t('ladder.climbPaid', { amount: money(payout - paid.payout, currency) })}</p>
          <ol>
            {climbed.map((spin, index) => (
              <li key={index} className={spin.payout ? 'free-spin free-spin-pays' : 'free-spin'}>
                <p>
                  <span>
                    {t('ladder.step', { number: index + 2 })} · ×{number(spin.multiplier)}
                  </span>
                  <b className="num">{spin.payout ? money(spin.payout, currency) : '–'}</b>
                </p>
                <Reels gameid={gameid} spin={spinView(spin)} lit={toneOf(round) === 'win'} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <SpinDetails round={round} spins={spinsOf({ spin: paid, freeSpins: [], freeSpinMultiplier: 1 })} />
      {payout >= stake * 100 && (
        <p className="quiet ladder-height">
          {t('ladder.height', { multiple: number(Math.floor(payout / Math.max(1, stake))) })}
        </p>
      )}
    </>
  );
}

/** The lines, the ladder, and how seldom its top is seen. */
function Rules({ game: { id, rules }, currency, stake }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'ladder') return null;
  const { base, multipliers, highest } = rules;
  return (
    <LineRules
      gameid={id}
      rules={base}
      currency={currency}
      stake={stake}
      facts={
        <div>
          <dt>{t('ladder.highest', { multiple: number(highest.multiple) })}</dt>
          <dd>{t('ladder.oneIn', { rounds: number(highest.oneIn) })}</dd>
        </div>
      }
    >
      <h3>{t('ladder.ladder')}</h3>
      <p>{t('ladder.ruleClimb')}</p>
      <p>{t('ladder.ruleSteps', { steps: multipliers.map((multiplier) => `×${number(multiplier)}`).join(' · ') })}</p>
      <p>{t('ladder.ruleEnd')}</p>
    </LineRules>
  );
}
