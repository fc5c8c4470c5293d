import { usePage } from '~/i18n/page';
import type { GameDetails } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import { multipleText } from '../multiple';
import { themeOf } from './theme';

/** Taking what the opened cells are worth. */
export function MinesDecisions({ game: { id, rules }, round }: { game: GameDetails; round: RoundReceipt }) {
  const { t, money, number } = usePage();
  const { outcome, options, stake, currency } = round;
  if (rules?.kind !== 'mines' || outcome?.kind !== 'mines') return null;
  const next = rules.offers.find(({ mines }) => mines === outcome.mines)?.multiples[outcome.opened.length];
  return (
    <div className="mines-decide">
      <p className="quiet">{next !== undefined && t(themeOf(id).next, { multiple: multipleText(next, number) })}</p>
      {options.includes('cash-out') && (
        <button className="btn btn-prime spin" name="decision" value="cash-out">
          {t('mines.cashOut', { amount: money((outcome.multiple * stake) / 100, currency) })}
        </button>
      )}
    </div>
  );
}
