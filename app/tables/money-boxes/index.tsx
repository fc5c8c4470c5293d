import { bestBox, type BoxesResult } from 'contract/play/money-boxes';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { multipleText, type RulesProps } from '~/play';
import { classes } from '~/ui/class-names';
import { defineTableFamily, type FeltProps, type TablePictureProps, type Words } from '../family';
import { BetTable, Rhythm } from '../rhythm';
import { Felt, Spot } from '../spot';
import stylesheet from './boxes.css?url';

/** Prizes behind boxes, curtains and parcels. */
export const moneyBoxes = defineTableFamily({
  kind: 'money-boxes',
  told: { category: 'game-shows', place: 2 },
  stylesheet,
  voice: { wave: 'triangle', rings: 0.2, start: [349, 392], rest: [233], win: [466, 587, 698] },
  Picture,
  Felt: BoxesFelt,
  resultText: (result, words) => bestText(result, words),
  // Where the best prize lay; gold where it was worth a lot.
  mark: (result) => ({
    text: String(bestBox(result)),
    tone: worthOf(result, bestBox(result)) >= 10_00 ? 'gold' : 'violet',
  }),
  spotText: boxSpotText,
  Rules,
});

/** Every box by its number, as they stand on the stage; what covers several of them below. */
function BoxesFelt(felt: FeltProps) {
  const { t } = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'money-boxes') return null;
  const { look, bets, columns } = rules;
  return (
    <Felt>
      <div className={classes('felt-boxes', columns === 3 && 'felt-boxes-3')}>
        {bets
          .filter(({ boxes }) => boxes.length === 1)
          .map(({ spot, boxes }) => (
            <Spot key={spot} spot={spot} felt={felt} label={boxSpotText(spot, { t })}>
              <svg viewBox="0 0 80 72" aria-hidden="true">
                <use href={`/symbols/boxes.svg#${look}`} />
              </svg>
              <span className="num">{boxes[0]}</span>
            </Spot>
          ))}
      </div>
      {bets.some(({ boxes }) => boxes.length > 1) && (
        <div className="felt-groups">
          {bets
            .filter(({ boxes }) => boxes.length > 1)
            .map(({ spot, pays }) => (
              <Spot key={spot} spot={spot} felt={felt} pays={pays}>
                {boxSpotText(spot, { t })}
              </Spot>
            ))}
        </div>
      )}
    </Felt>
  );
}

/** The stage: everything shut, or open with what was in it. */
function Picture({ game: { rules }, result, dealing, fresh }: TablePictureProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'money-boxes' || (result && result.kind !== 'money-boxes')) return null;
  const { look, boxes, columns, encore } = rules;
  const best = result && bestBox(result);
  return (
    <div
      className={classes(
        'boxes',
        `boxes-${look}`,
        columns === 3 && 'boxes-3',
        dealing && 'boxes-mixed',
        fresh && 'boxes-fresh',
      )}
    >
      <ol aria-label={t('boxes.stage')}>
        {Array.from({ length: boxes }, (_, index) => index + 1).map((box) => {
          return (
            <li
              key={box}
              className={classes(
                best === box && 'box-best',
                result?.encore?.box === box && 'box-encore',
                result?.prizes[box - 1] === 0 && 'box-empty',
              )}
            >
              <svg viewBox="0 0 80 72" aria-hidden="true">
                <use href={`/symbols/boxes.svg#${look}${result ? '-open' : ''}`} />
              </svg>
              <span className="unseen">{boxSpotText(`${look}-${box}`, { t })}</span>{' '}
              <b className="num">
                {result ? (
                  result.prizes[box - 1] ? (
                    multipleText(worthOf(result, box), number)
                  ) : (
                    <span aria-label={t('boxes.empty')} role="img">
                      –
                    </span>
                  )
                ) : (
                  box
                )}
              </b>
            </li>
          );
        })}
      </ol>
      {encore && (
        <p className="boxes-note">
          {result?.encore &&
            t('boxes.encore', {
              place: boxSpotText(`${look}-${result.encore.box}`, { t }),
              multiple: multipleText(result.encore.times * 100, number),
            })}
        </p>
      )}
      {!result && <p className="unseen">{t(dealing ? 'boxes.opening' : 'boxes.closed')}</p>}
    </div>
  );
}

function Rules({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'money-boxes') return null;
  const { look, boxes, prizes, bets, encore, rhythm } = rules;
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const weights = encore?.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
  const counts = prizes
    .map((prize) => `${multipleText(prize.pays, number)}${prize.count > 1 ? ` (${number(prize.count)})` : ''}`)
    .join(' · ');
  const [one] = bets;
  const pays = t('boxes.upTo', { multiple: multipleText(one!.pays, number) });
  return (
    <>
      <div className="prose">
        <p>{t('boxes.rulePrizes', { count, prizes: counts })}</p>
        {count > boxes && <p>{t('boxes.ruleLeft', { boxes })}</p>}
        {encore && (
          <p>
            {t('boxes.ruleEncore', {
              multiples: encore
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
        {bets.some((bet) => bet.boxes.length > 1) && <p>{t('boxes.ruleBest')}</p>}
        <Rhythm {...rhythm} />
      </div>
      <BetTable
        lines={[
          { name: t(`boxes.anyOne_${look}`), pays, rtp: formatPercent(one!.rtp, locale) },
          ...bets
            .filter((bet) => bet.boxes.length > 1)
            .map((bet) => ({
              name: boxSpotText(bet.spot, { t }),
              pays: multipleText(bet.pays, number),
              rtp: formatPercent(bet.rtp, locale),
            })),
        ]}
      />
    </>
  );
}

/** What a place was worth, hundredths of the stake. */
const worthOf = ({ prizes, encore }: BoxesResult, box: number): number =>
  prizes[box - 1]! * (encore && encore.box === box ? encore.times : 1);

/** The best prize, and where it lay. */
const bestText = (result: BoxesResult, { t, number }: Pick<Words, 't' | 'number'>): string =>
  t('boxes.bestAt', { multiple: multipleText(worthOf(result, bestBox(result)), number), number: bestBox(result) });

/** A spot's name says what closes over it: `curtain-3`. */
function boxSpotText(spot: string, { t }: Pick<Words, 't'>): string {
  const [what, number = ''] = spot.split('-');
  return t(`boxes.${what as 'box' | 'curtain' | 'parcel' | 'shelf' | 'stack'}`, { number });
}
