import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { multipleText } from '../multiple';

/** What cards count, what the dealer does, what the player may do, and what is paid. */
export function BlackjackRulesText({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'blackjack') return null;
  return (
    <div className="prose">
      <p>{t('blackjack.ruleAlone', { decks: rules.decks })}</p>
      <p>{t('blackjack.ruleDealer')}</p>
      <p>{t('blackjack.ruleMoves')}</p>
      <p>{t('blackjack.rulePays', { multiple: multipleText(rules.blackjackWins, number) })}</p>
      <p>{t('blackjack.ruleReturn')}</p>
    </div>
  );
}
