import { usePage } from '~/i18n/page';
import { multipleText } from '~/play/multiple';
import type { AboardProps } from '../family';
import { exitsOf } from './words';

/** The player's part in the flight: the one button that gets out, or how it ended. */
export function Aboard({ part, round, flight, requestId, action }: AboardProps) {
  const { t, money, number } = usePage();
  const { stake, currency, mode } = part;
  const { own, auto } = exitsOf(part);
  const { multiple, crashed } = flight;
  const worth = (hundredths: number) => money((stake / 100) * hundredths, currency);
  const out = own ?? (auto !== null && auto <= multiple ? auto : null);
  if (out !== null)
    return (
      <p className="result result-win" role="status">
        {t('crash.out', { multiple: multipleText(out, number), amount: worth(out) })}
      </p>
    );
  if (crashed)
    return (
      <p className="result" role="status">
        {t('crash.down', { amount: money(stake, currency) })}
      </p>
    );
  return (
    <form className="cash-out" method="post" action={action}>
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="round" value={round} />
      <button className="btn btn-prime">
        <span>{t('crash.cashOut')}</span>
        <small
          className="num"
          data-worth={stake}
          data-currency={currency}
          data-text={t('crash.about', { amount: '#' })}
        >
          {t('crash.about', { amount: worth(multiple) })}
        </small>
      </button>
      <p className="quiet">{t('crash.arrival')}</p>
    </form>
  );
}
