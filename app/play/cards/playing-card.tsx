import { rankOf, suitOf, type Card } from 'contract/play/cards';
import { usePage } from '~/i18n/page';
import type { Translate } from '~/i18n/translator';
import { classes } from '~/ui/class-names';

const sprite = '/symbols/cards.svg';

interface PlayingCardProps {
  /** Null lies face down. */
  card: Card | null;
  /** Where a text beside it already says what it is. */
  unnamed?: boolean;
  /** It has just been dealt: it moves in. Cards of one `Hand` come one after another. */
  dealt?: boolean;
}

/** One card, as wide as its place. Its styles are `cards.css`, which the family's own stylesheet imports. */
export function PlayingCard({ card, unnamed = false, dealt = false }: PlayingCardProps) {
  const { t } = usePage();
  const naming = unnamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': cardName(card, t) };
  const rank = card && rankOf(card);
  const red = card !== null && (suitOf(card) === 'H' || suitOf(card) === 'D');
  return (
    <svg
      className={classes('card', red && 'card-red', card === null && 'card-back', dealt && 'card-dealt')}
      viewBox="0 0 50 70"
      {...naming}
    >
      {card === null && <use href={`${sprite}#back`} />}
      {card !== null && (
        <>
          <text x="4" y="18">
            {rank === 'T' ? '10' : rank}
          </text>
          <use href={`${sprite}#${suitOf(card)}`} />
          {(rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K') && <use href={`${sprite}#${rank}`} />}
        </>
      )}
    </svg>
  );
}

interface HandProps {
  /** Whose cards they are. */
  label: string;
  cards: readonly (Card | null)[];
  /** Cards from this one on have just been dealt; none when left out. */
  dealtFrom?: number | undefined;
}

/** Cards side by side; many of them overlap, so that a hand always fits its place. */
export function Hand({ label, cards, dealtFrom = Infinity }: HandProps) {
  return (
    <ol className="hand" aria-label={label}>
      {cards.map((card, index) => (
        <li key={index}>
          <PlayingCard card={card} dealt={index >= dealtFrom} />
        </li>
      ))}
    </ol>
  );
}

const rankText = (card: Card, t: Translate): string => {
  const rank = rankOf(card);
  if (rank === 'T') return '10';
  return rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K' ? t(`cards.${rank}`) : rank;
};

/** A card in words, "queen of hearts"; null is a card that lies face down. */
export const cardName = (card: Card | null, t: Translate): string =>
  card === null ? t('cards.faceDown') : t('cards.name', { rank: rankText(card, t), suit: t(`cards.${suitOf(card)}`) });
