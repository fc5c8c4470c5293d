import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { SpinDetails } from '../slot/details';
import { Reels } from '../slot/reels';
import { spinsOf, spinView } from '../slot/slot-round';

/** The free spins up the ladder, each with its window and what it paid, then what paid in the paid spin. */
export function LadderDetails({ round: { gameid, outcome, currency, stake, payout } }: { round: RoundReceipt }) {
  const { t, money, number } = usePage();
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
                <Reels gameid={gameid} spin={spinView(spin)} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <SpinDetails
        gameid={gameid}
        round={spinsOf({ spin: paid, freeSpins: [], freeSpinMultiplier: 1 })}
        currency={currency}
      />
      {payout >= stake * 100 && (
        <p className="quiet ladder-height">
          {t('ladder.height', { multiple: number(Math.floor(payout / Math.max(1, stake))) })}
        </p>
      )}
    </>
  );
}
