import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { multipleText, type RulesProps } from '~/play';
import { classes } from '~/ui/class-names';
import { defineTableFamily, type FeltProps, type TablePictureProps } from '../family';
import { Rhythm, SpotTable } from '../rhythm';
import { Felt, Spot } from '../spot';
import stylesheet from './wheel.css?url';
import { faceText, labelsOf, landedText, markText, symbolOf, toneOf } from './words';

/** Big wheels. */
export const moneyWheel = defineTableFamily({
  kind: 'money-wheel',
  told: { category: 'game-shows', place: 1 },
  stylesheet,
  voice: { wave: 'triangle', rings: 0.15, start: [587, 622, 659, 698], rest: [294], win: [440, 554, 659] },
  Picture,
  Felt: WheelFelt,
  resultText: landedText,
  mark: ({ face }, words) => ({ text: markText(face, words), tone: toneOf(face) }),
  spotText: faceText,
  Rules,
});

/** The same symbol as on the wheel; what is read out is the name. */
const WheelSymbol = ({ spot, name }: { spot: string; name: string }) => {
  const symbol = symbolOf(spot);
  // Japanese months have their number for a name.
  return (
    symbol &&
    !name.includes(symbol) && (
      <b className="wheel-symbol" aria-hidden="true">
        {symbol}
      </b>
    )
  );
};

/** Every bet, the wider ones first as the rules have them. */
function WheelFelt(felt: FeltProps) {
  const page = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'money-wheel') return null;
  return (
    <Felt>
      <div className="felt-wheel">
        {rules.bets.map(({ spot, pays }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays} className={`tone-${toneOf(spot)}`}>
            <span>
              <WheelSymbol spot={spot} name={faceText(spot, page)} />
              {faceText(spot, page)}
            </span>
          </Spot>
        ))}
      </div>
    </Felt>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * The segments of a tone as the dashes of one circle, dash and gap by turns, a segment long each: the wheel is drawn anew with every result, and of an
 * element for each segment a slow phone would have five times as much to do.
 */
const dashesOf = (segments: readonly string[], tone: string): string =>
  segments.map((face) => (toneOf(face) === tone ? '1 0' : '0 1')).join(' ');

/** From hub to rim: a line of this width around its middle. */
const track = { cx: 120, cy: 124, r: 78 } as const;

/** The wheel with its pointer: turned so that the segment it stopped on lies at the top. */
function Picture({ game: { rules }, result, dealing, fresh }: TablePictureProps) {
  const page = usePage();
  const { t, number } = page;
  if (rules?.kind !== 'money-wheel' || (result && result.kind !== 'money-wheel')) return null;
  const { segments } = rules;
  const step = 360 / segments.length;
  const stop = result?.stops.at(-1) ?? 0;
  return (
    <div className={classes('big-wheel', dealing && 'big-wheel-turns', fresh && 'big-wheel-fresh')}>
      <svg
        viewBox="0 0 240 244"
        role="img"
        aria-label={result ? landedText(result, page) : t(dealing ? 'wheel.spins' : 'wheel.picture')}
      >
        <circle cx="120" cy="124" r="117" className="rim" />
        <g transform={`rotate(${round(-stop * step)} 120 124)`}>
          <g className="turning">
            <g className="segments" transform={`rotate(${round(-90 - step / 2)} 120 124)`}>
              {[...new Set(segments.map(toneOf))].map((tone) => (
                <circle
                  key={tone}
                  {...track}
                  pathLength={segments.length}
                  className={`tone-${tone}`}
                  strokeDasharray={dashesOf(segments, tone)}
                />
              ))}
              <circle {...track} pathLength={segments.length} className="seams" />
            </g>
            {segments.map((face, place) =>
              labelsOf(face, rules.bets, page).map((label, row) => (
                <text
                  key={`${place} ${row}`}
                  x="120"
                  y={31 + row * 11}
                  transform={`rotate(${round(place * step)} 120 124)`}
                >
                  {label}
                </text>
              )),
            )}
          </g>
        </g>
        <circle cx="120" cy="124" r="111.500" className="bulbs" />
        <circle cx="120" cy="124" r="50" className={classes('hub', result && `tone-${toneOf(result.face)}`)} />
        {result && <HubText text={faceText(result.face, page)} />}
        <path d="M106 2h28l-6 20-8 12-8-12z" className="pointer" />
      </svg>
      {result && result.times > 1 && (
        <p className="wheel-note">
          {t('wheel.again', { count: result.stops.length - 1, multiple: multipleText(result.times * 100, number) })}
        </p>
      )}
      {result?.lifted && (
        <p className="wheel-note">
          {t('wheel.lifted', {
            bet: faceText(result.lifted.spot, page),
            multiple: multipleText(result.lifted.times * 100, number),
          })}
        </p>
      )}
    </div>
  );
}

/** How wide a text is, in letters: those of Japanese are wide. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.75 : 1), 0);

/** A name in the middle, word by word below each other. */
function HubText({ text }: { text: string }) {
  const words = text.split(/[ ・]|(?<=の)/);
  const size = Math.min(20, Math.floor(145 / Math.max(...words.map(widthOf))));
  return (
    <g className="hub-text" fontSize={size}>
      {words.map((word, index) => (
        <text key={index} x="120" y={round(124 + (index - (words.length - 1) / 2) * size * 1.15)}>
          {word}
        </text>
      ))}
    </g>
  );
}

function Rules({ game: { rules } }: RulesProps) {
  const page = usePage();
  const { t, number, locale } = page;
  if (rules?.kind !== 'money-wheel') return null;
  const { segments, bets, again, lift, rhythm } = rules;
  const weights = lift?.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
  const count = (spot: string): number =>
    segments.filter((face) => bets.find((bet) => bet.spot === spot)?.covers.includes(face)).length;
  return (
    <>
      <div className="prose">
        <p>{t('wheel.ruleWheel', { segments: segments.length })}</p>
        {again && (
          <p>{t('wheel.ruleAgain', { face: faceText(again.face, page), times: again.times, most: again.most })}</p>
        )}
        {lift && (
          <p>
            {t('wheel.ruleLift', {
              multiples: lift
                .map(({ times, weight }) =>
                  t('ui.bracketed', {
                    text: multipleText(times * 100, number),
                    note: formatPercent((weight * 10_000) / weights, locale),
                  }),
                )
                .join(' · '),
            })}
          </p>
        )}
        <Rhythm {...rhythm} />
      </div>
      <SpotTable
        bets={bets}
        nameOf={(spot) => t('ui.bracketed', { text: faceText(spot, page), note: number(count(spot)) })}
      />
    </>
  );
}
