import type { MoneyUnit } from 'contract/money';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { Reels } from './reels';
import type { ShownSpin } from './slot-round';

/** The way from the stage to the free spins, which stand below it. */
export function FreeSpinsLink({ text }: { text: string }) {
  return (
    <a className="free-spins-link" href="#free-spins">
      {text}
      <Icon name="down" />
    </a>
  );
}

interface FreeSpinsProps {
  gameid: string;
  spins: readonly ShownSpin[];
  /** What each spin multiplies by, where that differs from spin to spin. */
  multipliers?: readonly number[];
  currency: MoneyUnit;
}

/** The free spins in the order they were played, each with its window and what it paid. */
export function FreeSpins({ gameid, spins, multipliers, currency }: FreeSpinsProps) {
  const { t, money } = usePage();
  if (!spins.length) return null;
  const paid = spins.reduce((sum, { payout }) => sum + payout, 0);
  return (
    <section className="free-spins" aria-labelledby="free-spins">
      <h2 id="free-spins">{t('play.freeSpins')}</h2>
      <p>{t('play.freeSpinsPaid', { amount: money(paid, currency) })}</p>
      <ol>
        {spins.map((spin, index) => (
          <li className={spin.payout ? 'free-spin free-spin-pays' : 'free-spin'} key={index}>
            <p>
              <span>
                {t('play.freeSpin', { number: index + 1 })}
                {multipliers && ` · ×${multipliers[index]}`}
              </span>
              <b className="num">{spin.payout ? money(spin.payout, currency) : '–'}</b>
            </p>
            <Reels gameid={gameid} spin={spin} />
          </li>
        ))}
      </ol>
    </section>
  );
}
