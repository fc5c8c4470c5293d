import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { multipleText } from '~/play/multiple';
import { exitsOf } from './words';

/** What a player had in a flight, and where it was left. */
export function CrashPart({ receipt }: { receipt: RoundReceipt }) {
  const { t, money, number } = usePage();
  const { outcome, stake, currency } = receipt;
  const { own, auto } = exitsOf(receipt);
  const amount = money(stake, currency);
  const out = outcome?.kind === 'crash' ? (outcome.exit?.multiple ?? null) : own;
  return (
    <ul className="spot-list">
      <li>
        <span>
          {auto === null
            ? t('crash.stakeAlone', { amount })
            : t('crash.stakeAuto', { amount, multiple: multipleText(auto, number) })}
        </span>
        {out !== null && <b className="num">{t('crash.outAt', { multiple: multipleText(out, number) })}</b>}
      </li>
    </ul>
  );
}
