import type { SharedBlackjackResult } from 'contract/play/shared-blackjack';
import type { MessageKey } from '~/i18n/messages';
import type { Words } from '../family';

export const handText = (spot: string, { t }: Pick<Words, 't'>): string => t(`observatory.${spot}` as MessageKey);

/** The dealer's total, then each hand's, one after another. */
export function tableText(
  { dealerTotal, hands }: SharedBlackjackResult,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string {
  const told = [
    { hand: t('blackjack.dealer'), total: dealerTotal },
    ...hands.map(({ name, total }) => ({ hand: handText(name, { t }), total })),
  ];
  return told.map((each) => t('observatory.handTotal', each)).join(locale === 'jp' ? ' ／ ' : '; ');
}
