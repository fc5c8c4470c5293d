import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { SpinDetails } from '../slot/details';
import { spinsOf } from '../slot/slot-round';

/** What the coins came to, then what the lines paid. */
export function HoldDetails({ round: { gameid, outcome, currency } }: { round: RoundReceipt }) {
  const { t, money } = usePage();
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
      <SpinDetails
        gameid={gameid}
        round={spinsOf({ spin, freeSpins: [], freeSpinMultiplier: 1 })}
        currency={currency}
      />
    </>
  );
}
