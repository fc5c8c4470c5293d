import {
  isTriple,
  sicBoSpots,
  sumOfDice,
  type SicBoGroup,
  type SicBoResult,
  type SicBoSpot,
} from 'contract/play/sic-bo';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { multipleText, type RulesProps } from '~/play';
import { classes } from '~/ui/class-names';
import { defineTableFamily, type FeltProps, type TablePictureProps, type Words } from '../family';
import { BetTable, Rhythm } from '../rhythm';
import { Felt, Spot } from '../spot';
import stylesheet from './sic-bo.css?url';

const toneOf = (dice: readonly number[]): string => (isTriple(dice) ? 'gold' : sumOfDice(dice) <= 10 ? 'blue' : 'red');

/** Three dice. */
export const sicBo = defineTableFamily({
  kind: 'sic-bo',
  told: { category: 'livecasino', place: 4 },
  stylesheet,
  voice: { wave: 'square', rings: 0.07, start: [990, 880, 990, 1100], rest: [587], win: [587, 740, 880] },
  Picture,
  Felt: SicBoFelt,
  resultText: (result, words) => thrownText(result, words),
  mark: ({ dice }) => ({ text: String(sumOfDice(dice)), tone: toneOf(dice) }),
  spotText: sicBoSpotText,
  Rules,
});

/** Combinations, each kind in rows of its own under its name. */
const combinations: readonly SicBoGroup[] = ['pair', 'double', 'triple', 'any-triple'];

function SicBoFelt(felt: FeltProps) {
  const { t, number } = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'sic-bo') return null;
  const pays = new Map(rules.bets.map((bet) => [bet.group, bet.pays]));
  const spots = sicBoSpots();
  const of = (wanted: (group: SicBoGroup) => boolean): SicBoSpot[] => spots.filter(({ group }) => wanted(group));
  return (
    <Felt>
      <div className="felt-chances">
        {of((group) => group === 'even').map(({ spot, group }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays.get(group)!}>
            {sicBoSpotText(spot, { t })}
          </Spot>
        ))}
      </div>
      <div className="felt-sums">
        {of((group) => group.startsWith('sum-')).map(({ spot, group }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays.get(group)!} label={sicBoSpotText(spot, { t })}>
            {spot.slice(4)}
          </Spot>
        ))}
      </div>
      <div className="felt-ones">
        {of((group) => group === 'one').map(({ spot }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={rules.onePays[0]} label={sicBoSpotText(spot, { t })}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <Die face={Number(spot.slice(4))} />
            </svg>
          </Spot>
        ))}
      </div>
      {combinations.map((group) => (
        <div key={group} className={`felt-many felt-${group}`}>
          <p className="quiet">
            {groupText(group, { t })} <small className="num">{multipleText(pays.get(group)!, number)}</small>
          </p>
          {of((each) => each === group).map(({ spot }) => (
            <Spot key={spot} spot={spot} felt={felt} label={sicBoSpotText(spot, { t })}>
              {spot.replace(/^[a-z-]+/, '').replace('-', ' + ') || sicBoSpotText(spot, { t })}
            </Spot>
          ))}
        </div>
      ))}
    </Felt>
  );
}

/** How each die lies under the dome: its corner, and how far it is turned. */
const lies = [
  'translate(25 52) rotate(-11 13 13) scale(1.25)',
  'translate(62 45) rotate(8 13 13) scale(1.25)',
  'translate(97 55) rotate(21 13 13) scale(1.25)',
];

/** Three dice under a glass dome. */
function Picture({ result, dealing, fresh }: TablePictureProps) {
  const { t } = usePage();
  if (result && result.kind !== 'sic-bo') return null;
  const said = result ? thrownText(result, { t }) : t(dealing ? 'sicBo.shakes' : 'sicBo.dome');
  return (
    <div className={classes('dome', dealing && 'dome-shakes', fresh && 'dome-fresh')}>
      <svg viewBox="0 0 150 108" role="img" aria-label={said}>
        <use href="/symbols/dice.svg#base" />
        {(result?.dice ?? [5, 2, 6]).map((face, index) => (
          <g key={index} transform={lies[index]}>
            <g className="thrown">
              <Die face={face} />
            </g>
          </g>
        ))}
        <use href="/symbols/dice.svg#glass" />
      </svg>
      {result && (
        <p className="thrown-sum num" aria-hidden="true">
          {sumOfDice(result.dice)}
        </p>
      )}
    </div>
  );
}

function Rules({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'sic-bo') return null;
  const [one, two, three] = rules.onePays.map((pays) => multipleText(pays, number));
  return (
    <>
      <div className="prose">
        <p>{t('sicBo.ruleDice')}</p>
        <p>{t('sicBo.ruleTriple')}</p>
        <p>{t('sicBo.ruleOne', { one: one!, two: two!, three: three! })}</p>
        <Rhythm {...rules.rhythm} />
      </div>
      <BetTable
        lines={rules.bets.map(({ group, pays, rtp }) => ({
          name: groupText(group, { t }),
          pays: multipleText(pays, number),
          rtp: formatPercent(rtp, locale),
        }))}
      />
    </>
  );
}

/** A die with one of its faces, 20 by 20 in the picture around it. Silent: a text beside it says what it shows. */
const Die = ({ face }: { face: number }) => <use href={`/symbols/dice.svg#f${face}`} width="20" height="20" />;

type T = Pick<Words, 't'>;

const thrownText = ({ dice }: SicBoResult, { t }: T): string =>
  t('sicBo.thrown', { dice: dice.join(' + '), sum: sumOfDice(dice) });

function sicBoSpotText(name: string, { t }: T): string {
  const [what, first = '', second = ''] = name.split('-');
  if (what === 'sum') return t('sicBo.sum', { sum: first });
  if (what === 'one' || what === 'double' || what === 'triple') return t(`sicBo.${what}`, { face: first });
  if (what === 'pair') return t('sicBo.pair', { low: first, high: second });
  return t(`sicBo.${name as 'small' | 'big' | 'odd' | 'even' | 'any-triple'}`);
}

function groupText(group: SicBoGroup, { t }: T): string {
  if (group === 'any-triple') return t('sicBo.any-triple');
  if (!group.startsWith('sum-'))
    return t(`sicBo.kind_${group === 'one' ? 'number' : (group as 'even' | 'pair' | 'double' | 'triple')}`);
  const low = Number(group.slice(4));
  return t('sicBo.kind_sums', { low, high: 21 - low });
}
