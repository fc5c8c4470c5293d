import type { BaccaratSpot } from 'contract/play/baccarat';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '~/play/family';
import { multipleText } from '~/play/multiple';
import { Rhythm, SpotTable } from '../rhythm';

export function BaccaratRulesText({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'baccarat') return null;
  const { rhythm, decks, bets, sixPays } = rules;
  return (
    <>
      <div className="prose">
        <p>{t('baccarat.ruleDeal', { decks })}</p>
        <p>{t('baccarat.ruleThird')}</p>
        <p>{t('baccarat.ruleTie')}</p>
        <p>
          {sixPays === null
            ? t('baccarat.ruleCommission')
            : t('baccarat.ruleSix', { multiple: multipleText(sixPays, number) })}
        </p>
        <Rhythm {...rhythm} />
      </div>
      <SpotTable bets={bets} nameOf={(spot) => t(`baccarat.${spot as BaccaratSpot}`)} />
    </>
  );
}
