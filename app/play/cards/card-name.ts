import { rankOf, suitOf, type Card } from 'contract/play/cards';
import type { Translate } from '~/i18n/translator';

const rankText = (card: Card, t: Translate): string => {
  const rank = rankOf(card);
  if (rank === 'T') return '10';
  return rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K' ? t(`cards.${rank}`) : rank;
};

/** A card in words, "queen of hearts"; null is a card that lies face down. */
export const cardName = (card: Card | null, t: Translate): string =>
  card === null ? t('cards.faceDown') : t('cards.name', { rank: rankText(card, t), suit: t(`cards.${suitOf(card)}`) });
