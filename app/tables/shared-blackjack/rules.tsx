import { usePage } from '~/i18n/page';
import type { RulesProps } from '~/play/family';
import { multipleText } from '~/play/multiple';
import { Rhythm, SpotTable } from '../rhythm';
import { handText } from './words';

export function SharedBlackjackRulesText({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'shared-blackjack') return null;
  return (
    <>
      <div className="prose">
        <p>{t('observatory.ruleHands', { decks: rules.decks })}</p>
        <p>{t('observatory.ruleWay')}</p>
        <p>{t('observatory.ruleDealer')}</p>
        <p>{t('observatory.rulePays', { multiple: multipleText(rules.blackjackPays, number) })}</p>
        <Rhythm {...rules.rhythm} />
      </div>
      <SpotTable bets={rules.bets} nameOf={(spot) => handText(spot, { t })} />
    </>
  );
}
