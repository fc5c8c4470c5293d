import { msUntil } from 'contract/play/growth';
import { formatHundredths } from '~/i18n/format';
import type { Language } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { curveOf, frame } from '~/islands/live-table/curve';
import type { TablePictureProps, Words } from '../family';

/** Always two digits after the point, `×1.50`: the figures must not jump, and ×1 beside ×1.56 reads as another kind of number. */
export const flightMultiple = (hundredths: number, locale: Language): string =>
  `×${formatHundredths(hundredths, locale)}`;

export const crashText = (crashedAt: number, top: boolean, { t, locale }: Words): string =>
  t(top ? 'crash.topped' : 'crash.crashed', { multiple: flightMultiple(crashedAt, locale) });

/** The flight: its curve so far, what flies at the tip of it, and the multiple. */
export function CrashPicture({ game: { look, rules }, result, flight, dealing, fresh }: TablePictureProps) {
  const page = usePage();
  const { t, locale } = page;
  if (rules?.kind !== 'crash' || (result && result.kind !== 'crash')) return null;
  const craft = look && isCraft(look) ? look : 'rocket';
  const { growth, highest } = rules;
  const waits = flight !== null && !flight.crashed && !dealing;
  const multiple = flight?.multiple ?? result?.crashedAt ?? 100;
  const over = flight ? flight.crashed : result !== null;
  const top = over && multiple === highest;
  const elapsed = multiple <= 100 ? 0 : msUntil(growth, multiple);
  const { line, x, y, turn } = curveOf(growth, elapsed, multiple);
  const said = over
    ? crashText(multiple, top, page)
    : waits
      ? t('crash.waits')
      : t('crash.flies', { multiple: flightMultiple(multiple, locale) });
  const state = over ? (top ? 'topped' : 'crashed') : waits ? 'waits' : 'flies';
  return (
    <div
      className={`crash crash-${craft}`}
      data-state={state}
      data-fresh={(over && fresh) || undefined}
      data-tau={growth.tau}
      data-power={growth.power}
      data-highest={highest}
    >
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={said}>
        <path className="crash-ground" d={`M0 ${frame.bottom + 5}H${frame.width}V${frame.height}H0z`} />
        {!waits && <path className="crash-under" d={`${line}V${frame.bottom}H${frame.left}z`} />}
        {!waits && <path className="crash-line" d={line} />}
        <g transform={`translate(${x} ${y})`} className="crash-tip">
          <g className="crash-craft">
            <use
              href={`/symbols/crash.svg#${craft}`}
              x="-24"
              y="-24"
              width="48"
              height="48"
              transform={crafts[craft].turns ? `rotate(${-turn})` : undefined}
            />
          </g>
        </g>
        <text x="150" y="86" className="crash-multiple">
          {waits ? '' : flightMultiple(multiple, locale)}
        </text>
      </svg>
      {state !== 'flies' && (
        <p className="crash-said" aria-hidden="true">
          {said}
        </p>
      )}
    </div>
  );
}

/** The looks of the family; each has its sky in `crash.css` and its drawing in `symbols/crash.svg`. What floats stays upright; what flies points along its way. */
const crafts = {
  rocket: { turns: true },
  koi: { turns: true },
  paper: { turns: true },
  balloon: { turns: false },
  beanstalk: { turns: false },
} as const;

const isCraft = (look: string): look is keyof typeof crafts => Object.hasOwn(crafts, look);
