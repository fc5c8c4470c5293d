import type { GameDetails } from 'contract/games';
import { HiLoGuess } from 'contract/play/hi-lo';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { multipleText } from '../multiple';

/** The two guesses, with what each would make of the round, and taking what it is worth. */
export function HiLoDecisions({ round }: { game: GameDetails; round: RoundReceipt }) {
  const { t, money, number } = usePage();
  const { outcome, options, stake, currency } = round;
  if (outcome?.kind !== 'hi-lo') return null;
  return (
    <div className="hi-lo-decide">
      {HiLoGuess.options.map((guess) => {
        const multiple = outcome.next[guess];
        return (
          multiple !== null &&
          options.includes(guess) && (
            <button key={guess} className={`btn hi-lo-${guess}`} name="decision" value={guess}>
              <Icon name="down" />
              <span>
                {t(`hiLo.${guess}`)}
                <small className="num">{t('hiLo.makes', { multiple: multipleText(multiple, number) })}</small>
              </span>
            </button>
          )
        );
      })}
      {options.includes('cash-out') && (
        <button className="btn btn-prime spin" name="decision" value="cash-out">
          {t('hiLo.cashOut', { amount: money((outcome.multiple * stake) / 100, currency) })}
        </button>
      )}
    </div>
  );
}
