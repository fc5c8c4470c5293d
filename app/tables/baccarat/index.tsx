import { pointsOf, winnerOf, type BaccaratResult, type BaccaratSpot } from 'contract/play/baccarat';
import { usePage } from '~/i18n/page';
import { Hand, multipleText, type RulesProps } from '~/play';
import { classes } from '~/ui/class-names';
import { defineTableFamily, type FeltProps, type TablePictureProps, type Words } from '../family';
import { Rhythm, SpotTable } from '../rhythm';
import { Felt, Spot } from '../spot';
import stylesheet from './baccarat.css?url';

const tones = { player: 'blue', banker: 'red', tie: 'green' } as const;
type Side = keyof typeof tones;

const markOf = (result: BaccaratResult, { t }: Words) => {
  const winner = winnerOf(result);
  return {
    text: `${t(`baccarat.mark_${winner}`)}${Math.max(pointsOf(result.player), pointsOf(result.banker))}`,
    tone: tones[winner],
  };
};

/** Player, banker or tie. */
export const baccarat = defineTableFamily({
  kind: 'baccarat',
  told: { category: 'livecasino', place: 2 },
  stylesheet,
  voice: { wave: 'sine', rings: 0.24, start: [523, 440], rest: [262], win: [349, 440, 523] },
  Picture,
  Felt: BaccaratFelt,
  resultText: wonText,
  mark: markOf,
  spotText: (spot, { t }) => t(`baccarat.${spot as BaccaratSpot}`),
  Rules,
});

/** Player, tie and banker side by side, the other bets below. */
function BaccaratFelt(felt: FeltProps) {
  const { t } = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'baccarat') return null;
  return (
    <Felt>
      <div className="felt-baccarat">
        {rules.bets.map(({ spot, pays }) => (
          <Spot
            key={spot}
            spot={spot}
            felt={felt}
            pays={pays}
            className={spot in tones ? `spot-${tones[spot as Side]}` : undefined}
          >
            {t(`baccarat.${spot as BaccaratSpot}`)}
          </Spot>
        ))}
      </div>
    </Felt>
  );
}

/** The two hands, and what they count; while they are dealt, their backs. */
function Picture({ result, dealing, fresh }: TablePictureProps) {
  const { t } = usePage();
  if (result && result.kind !== 'baccarat') return null;
  const winner = result && winnerOf(result);
  return (
    <div className="baccarat">
      {(['player', 'banker'] as const).map((side) => {
        const cards = result?.[side] ?? [null, null];
        return (
          <div key={side} className={classes('bac', `bac-${side}`, winner === side && 'bac-won')}>
            <h2>
              {t(`baccarat.${side}`)} <b className="num">{result ? pointsOf(result[side]) : '–'}</b>
            </h2>
            <Hand label={t(`baccarat.${side}`)} cards={cards} dealtFrom={fresh || dealing ? 0 : undefined} />
          </div>
        );
      })}
      {!result && <p className="unseen">{t(dealing ? 'baccarat.dealing' : 'baccarat.begins')}</p>}
    </div>
  );
}

function Rules({ game: { rules } }: RulesProps) {
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

/** Who won, and by how much. */
function wonText(result: BaccaratResult, { t }: Pick<Words, 't'>): string {
  const [player, banker] = [pointsOf(result.player), pointsOf(result.banker)];
  const winner = winnerOf(result);
  if (winner === 'tie') return t('baccarat.tied', { points: player });
  return t(`baccarat.${winner}Wins`, { points: Math.max(player, banker), other: Math.min(player, banker) });
}
