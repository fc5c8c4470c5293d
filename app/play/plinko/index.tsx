import type { GameDetails } from 'contract/games';
import { PlinkoRisk } from 'contract/play/plinko';
import { z } from 'zod';
import type { FieldsOf } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { FieldsProps, GameFamily, PictureProps, RulesProps } from '../family';
import { multipleText } from '../multiple';
import type { RoundForm } from '../round-form';
import { Segments } from '../segments';
import { board, fallOf, pegsOutline, restOf, slotLeft, stepsOf } from './geometry';
import stylesheet from './plinko.css?url';

const invalidRows: FormMessage = 'plinko.rowsInvalid';
const invalidRisk: FormMessage = 'plinko.riskInvalid';

/** A ball that falls through rows of pegs into a slot. */
export const plinko: GameFamily = {
  kind: 'plinko',
  told: { category: 'crash-and-fast', place: 3 },
  stylesheet,
  voice: { wave: 'square', rings: 0.09, start: [1175, 1047, 932], rest: [523], win: [784, 988, 1175] },
  texts: { play: 'plinko.drop', ready: 'plinko.ready' },
  fields: {
    rows: z
      .string({ message: invalidRows })
      .regex(/^[1-9]\d?$/, invalidRows)
      .transform(Number),
    risk: z.enum(PlinkoRisk.options, { message: invalidRisk }),
  },
  choiceOf: ({ rows, risk }) => ({ kind: 'plinko', rows: Number(rows), risk: PlinkoRisk.parse(risk) }),
  Picture,
  Fields,
  Rules,
};

type Name = FieldsOf<RoundForm['schema']>;

/** Which board the ball falls through. */
function Fields({ game: { rules }, view, round }: FieldsProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'plinko') return null;
  const last = round?.outcome?.kind === 'plinko' ? round.outcome : null;
  const [rows, risk] = [view.choice('rows' as Name), view.choice('risk' as Name)];
  return (
    <>
      <Segments
        {...rows}
        legend={t('plinko.rows')}
        chosen={rows.defaultValue ?? String(last?.rows ?? 12)}
        options={[...new Set(rules.boards.map((board) => board.rows))].map((count) => ({
          value: String(count),
          label: number(count),
        }))}
      />
      <Segments
        {...risk}
        legend={t('plinko.risk')}
        chosen={risk.defaultValue ?? last?.risk ?? 'medium'}
        options={PlinkoRisk.options.map((value) => ({ value, label: t(`plinko.${value}`) }))}
      />
    </>
  );
}

/** How long the ball falls; the styles tell the result as much later. */
const seconds = (rows: number): string => `${(0.5 + rows * 0.11).toFixed(2)}s`;

/** A marble, or else a drop of rain, about the point 0 0. */
const Ball = ({ look }: Pick<GameDetails, 'look'>) =>
  look !== 'marble' ? (
    <path className="drop" d="M0-11C5-4 7-1 7 3A7 7 0 0 1-7 3C-7-1-5-4 0-11z" />
  ) : (
    <>
      <circle className="marble" r="8" />
      <path className="marble-swirl" d="M-6-3Q0-7 1 0T7 3" />
    </>
  );

/** The board, and the way of the ball when one has fallen. It moves by SVG's own animation, where motion is welcome; else it lies there. */
function Picture({ game: { look, rules }, round, fresh }: PictureProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'plinko') return null;
  const outcome = round?.outcome?.kind === 'plinko' ? round.outcome : null;
  const shown =
    rules.boards.find(({ rows, risk }) => rows === (outcome?.rows ?? 12) && risk === (outcome?.risk ?? 'medium')) ??
    rules.boards[0]!;
  const { rows, multiples } = shown;
  const { across, down } = stepsOf(rows);
  const rest = outcome && restOf(outcome.path);
  const name = outcome
    ? t('plinko.landed', {
        slot: outcome.slot + 1,
        slots: multiples.length,
        multiple: multipleText(outcome.multiple, number),
      })
    : t('plinko.board', { rows });
  return (
    <div className="plinko" data-look={look} data-rows={rows} data-fresh={(fresh && outcome !== null) || undefined}>
      <svg viewBox={`0 -16 ${board.width} ${board.height + 18}`} role="img" aria-label={name}>
        <pattern
          id="pegs"
          width={across}
          height={down * 2}
          x={board.width / 2 - across / 2}
          y={board.top - down / 2}
          patternUnits="userSpaceOnUse"
        >
          <circle cx={across / 2} cy={down / 2} r="3" />
          <circle cy={down * 1.5} r="3" />
          <circle cx={across} cy={down * 1.5} r="3" />
        </pattern>
        <polygon points={pegsOutline(rows)} fill="url(#pegs)" />
        {multiples.map((multiple, slot) => {
          const worth = multiple >= 1_000 ? 4 : multiple >= 300 ? 3 : multiple > 100 ? 2 : multiple >= 80 ? 1 : 0;
          const [x, y] = [slotLeft(slot, rows) + across / 2, board.slotTop + board.slotHeight / 2];
          return (
            <g key={slot} className={`slot-${worth}${slot === outcome?.slot ? ' slot-hit' : ''}`}>
              <rect
                x={slotLeft(slot, rows) + 1}
                y={board.slotTop}
                width={across - 2}
                height={board.slotHeight}
                rx="5"
              />
              <text transform={`translate(${x} ${y})${rows > 8 ? 'rotate(-90)' : ''}`}>{number(multiple / 100)}</text>
            </g>
          );
        })}
        {outcome && rest && (
          <g className="ball-rest" transform={`translate(${rest.x} ${rest.y})`}>
            <Ball look={look} />
          </g>
        )}
        {outcome && fresh && (
          <g className="ball-falls">
            <Ball look={look} />
            <animateMotion path={fallOf(outcome.path)} dur={seconds(rows)} fill="freeze" />
          </g>
        )}
      </svg>
    </div>
  );
}

/** What every board pays, and gives back. */
function Rules({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'plinko') return null;
  return (
    <>
      <div className="prose">
        <p>{t('plinko.ruleFall')}</p>
        <p>{t('plinko.rulePays')}</p>
      </div>
      <dl className="facts plinko-pays">
        {rules.boards.map(({ rows, risk, multiples, rtp }) => (
          <div key={`${rows}${risk}`}>
            <dt>
              {t('plinko.boardName', { rows, risk: t(`plinko.${risk}`) })}{' '}
              <span className="num">({formatPercent(rtp, locale)})</span>
            </dt>
            <dd>
              {multiples
                .slice(0, Math.ceil(multiples.length / 2))
                .map((multiple) => multipleText(multiple, number))
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
