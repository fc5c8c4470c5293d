import type { GameDetails } from 'contract/games';
import { BlackjackMove } from 'contract/play/blackjack';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';

/** The moves on offer; those that cost more say how much. */
export function BlackjackDecisions({ round }: { game: GameDetails; round: RoundReceipt }) {
  const { t, money } = usePage();
  const { outcome, options, currency } = round;
  if (outcome?.kind !== 'blackjack') return null;
  const staked = outcome.hands[outcome.turn ?? 0]!.stake;
  return (
    <div className="bj-decide">
      {BlackjackMove.options
        .filter((move) => options.includes(move))
        .map((move) => (
          <button
            key={move}
            className={move === 'hit' || move === 'stand' ? 'btn btn-prime' : 'btn'}
            name="decision"
            value={move}
          >
            <span>
              {t(`blackjack.${move}`)}
              {(move === 'double' || move === 'split') && (
                <small className="num">{t('blackjack.more', { amount: money(staked, currency) })}</small>
              )}
            </span>
          </button>
        ))}
    </div>
  );
}
