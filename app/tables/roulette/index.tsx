import { colourOf, rouletteSpots, wheelOrder, type RouletteGroup, type RouletteSpot } from 'contract/play/roulette';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { multipleText, type RulesProps } from '~/play';
import { defineTableFamily, type FeltProps, type TablePictureProps, type Words } from '../family';
import { BetTable, Rhythm } from '../rhythm';
import { Felt, Spot } from '../spot';
import stylesheet from './roulette.css?url';

/** European roulette. */
export const roulette = defineTableFamily({
  kind: 'roulette',
  told: { category: 'livecasino', place: 1 },
  stylesheet,
  // Few notes: its first view has room for no more.
  voice: { wave: 'sine', rings: 0.1, start: [880], rest: [220], win: [440, 550, 660] },
  Picture,
  Felt: RouletteFelt,
  resultText: (result, words) => numberText(result.number, words),
  mark: ({ number }) => ({ text: String(number), tone: colourOf(number) }),
  spotText: rouletteSpotText,
  Rules,
});

/**
 * The numbers and what lies on the lines between them, row by row from the zero: a row of three numbers takes six places, and so do the lines that
 * part it from the next. The street stands at the row's edge, what covers two rows on the line between them.
 */
function places(): string[] {
  const rows = Array.from({ length: 12 }, (_, row) => 3 * row + 1);
  return rows.flatMap((first) => {
    const [one, two, three] = [first, first + 1, first + 2];
    const before = [one - 3, one - 2, one - 1];
    const line =
      first === 1
        ? ['0-1-2-3', '0-1', '0-1-2', '0-2', '0-2-3', '0-3']
        : [
            [...before, one, two, three].join('-'),
            `${before[0]}-${one}`,
            `${before[0]}-${before[1]}-${one}-${two}`,
            `${before[1]}-${two}`,
            `${before[1]}-${before[2]}-${two}-${three}`,
            `${before[2]}-${three}`,
          ];
    return [...line, `${one}-${two}-${three}`, `${one}`, `${one}-${two}`, `${two}`, `${two}-${three}`, `${three}`];
  });
}

const toneOf = ({ spot, group, numbers }: RouletteSpot): string | undefined =>
  group === 'straight'
    ? `spot-${colourOf(numbers[0]!)}`
    : spot === 'red' || spot === 'black'
      ? `spot-${spot}`
      : undefined;

/** The felt: a place that is ticked gets a chip. */
function RouletteFelt(felt: FeltProps) {
  const { t } = usePage();
  const spots = rouletteSpots();
  const of = (group: RouletteGroup) => spots.filter((spot) => spot.group === group);
  const place = (spot: RouletteSpot) => (
    <Spot key={spot.spot} spot={spot.spot} felt={felt} className={toneOf(spot)}>
      {spot.group === 'straight' ? spot.spot : rouletteSpotText(spot.spot, { t })}
    </Spot>
  );
  const inside = (name: string) =>
    name.includes('-') ? (
      <Spot key={name} spot={name} felt={felt} className="spot-line">
        {name}
      </Spot>
    ) : (
      place(spotNamed(name)!)
    );
  return (
    <Felt>
      <div className="felt-numbers">
        {['0', ...places()].map(inside)}
        {of('column').map(place)}
      </div>
      <div className="felt-outside">
        {of('dozen').map(place)}
        {of('even').map(place)}
      </div>
    </Felt>
  );
}

/** Where the ball lies, in degrees from the top of the wheel. */
const angleOf = (number: number): number => Math.round((wheelOrder.indexOf(number) * 36_000) / wheelOrder.length) / 100;

/** The wheel seen from above, and the ball in its pocket or on its way. */
function Picture({ game: { rules }, result, dealing, fresh }: TablePictureProps) {
  const { t, number } = usePage();
  if (result && result.kind !== 'roulette') return null;
  const said = result ? numberText(result.number, { t }) : t('roulette.rolls');
  return (
    <div className="roulette">
      <svg
        className={dealing ? 'wheel wheel-rolls' : fresh ? 'wheel wheel-fresh' : 'wheel'}
        viewBox="0 0 240 240"
        role="img"
        aria-label={dealing || result ? said : t('roulette.wheel')}
      >
        <use href="/symbols/roulette.svg#wheel" className="wheel-disc" />
        {(dealing || result) && (
          <g transform={`rotate(${result ? angleOf(result.number) : 0} 120 120)`}>
            <g className="ball">
              <circle cx="120" cy="44" r="6.500" />
            </g>
          </g>
        )}
        {result && (
          <text x="120" y="121" className={`wheel-number wheel-${colourOf(result.number)}`}>
            {result.number}
          </text>
        )}
      </svg>
      {rules?.kind === 'roulette' && rules.comets && (
        <div className="comets">
          <p className="quiet">{t('roulette.comets')}</p>
          <ul>
            {Array.from({ length: rules.comets.count }, (_, index) => {
              const comet = result?.comets[index];
              return (
                <li key={index} data-hit={(comet && comet.number === result?.number) || undefined}>
                  {comet
                    ? t('roulette.comet', { number: comet.number, multiple: multipleText(comet.pays, number) })
                    : '–'}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

function Rules({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'roulette') return null;
  const { rhythm, bets, halfBackOnZero, comets } = rules;
  return (
    <>
      <div className="prose">
        <p>{t('roulette.ruleWheel')}</p>
        {halfBackOnZero && <p>{t('roulette.ruleHalf')}</p>}
        {comets && (
          <p>
            {t('roulette.ruleComets', {
              count: comets.count,
              multiples: comets.multiples.map(({ pays }) => multipleText(pays, number)).join(' · '),
            })}
          </p>
        )}
        <Rhythm {...rhythm} />
      </div>
      <BetTable
        lines={bets.map(({ group, pays, rtp }) => ({
          name: t(`roulette.group_${group}`),
          pays: multipleText(pays, number),
          rtp: formatPercent(rtp, locale),
        }))}
      />
    </>
  );
}

let known: Map<string, RouletteSpot> | undefined;
const spotNamed = (name: string): RouletteSpot | undefined =>
  (known ??= new Map(rouletteSpots().map((spot) => [spot.spot, spot]))).get(name);

const numberText = (number: number, { t }: Pick<Words, 't'>): string =>
  t(`roulette.${colourOf(number)}Number`, { number });

/** A spot in words: one number by its colour, several by their numbers. */
function rouletteSpotText(name: string, words: Pick<Words, 't'>): string {
  const { t } = words;
  const spot = spotNamed(name);
  if (!spot) return name;
  const { group, numbers } = spot;
  if (group === 'straight') return numberText(numbers[0]!, words);
  if (group === 'even') return t(`roulette.${name as 'red'}`);
  if (group === 'dozen') return t('roulette.dozen', { from: numbers[0]!, to: numbers.at(-1)! });
  if (group === 'column') return t('roulette.column', { number: numbers[0]! });
  return numbers.join('-');
}
