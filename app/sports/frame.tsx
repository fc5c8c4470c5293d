import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import { TabLinks } from '~/ui/tabs';
import { spaced } from '~/ui/spaced';
import { oddsFormats, formatOdds, type OddsFormat } from './odds';
import type { SportsFrameData } from './own-slip';
import { slipSummary, SlipLegs } from './slip-box';

type Section = 'matches' | 'in_play' | 'results' | 'bets';

interface FrameProps {
  frame: SportsFrameData;
  current?: Section;
  /** What the screen is called and what stands below it, as HTML that was drawn once. */
  head: string;
  children: ReactNode;
}

/** The head of a screen of the house's own. */
export const drawSportsHead = drawnOnce<typeof ofHouse, { title: string; lead: string | null }>(function SportsHead({
  title,
  lead,
}) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </>
  );
});

const drawRulesLink = drawnOnce<typeof ofHouse>(function RulesLink() {
  const { t, href } = usePage();
  return (
    <a className="btn btn-quiet btn-small" href={href('/info/sports-betting')}>
      {t('sports.rules')}
    </a>
  );
});

/** Around the lists and the matches: sections above, the slip beside, how odds are written below. */
export function SportsFrame({ frame, current, head, children }: FrameProps) {
  return (
    <div className="sports">
      <div className="sports-main">
        <div className="sports-head" dangerouslySetInnerHTML={{ __html: head }} />
        <SportsTabs current={current} />
        {children}
        <OddsFormats format={frame.format} />
        <p dangerouslySetInnerHTML={{ __html: drawRulesLink(usePage(), ofHouse, {}) }} />
      </div>
      <SlipBox frame={frame} />
    </div>
  );
}

const drawEmptySlip = drawnOnce<typeof ofHouse>(function EmptySlip() {
  const page = usePage();
  return (
    <>
      <h2 id="slip-box">{slipSummary(0, page)}</h2>
      <p className="quiet">{page.t('sports.slipEmptyText')}</p>
    </>
  );
});

/** What is on the slip, and the way to it. */
function SlipBox({ frame: { chosen, box, format } }: Pick<FrameProps, 'frame'>) {
  const page = usePage();
  const { t, href, locale } = page;
  const count = chosen.length;
  const around = { className: 'slip-box panel', 'aria-labelledby': 'slip-box' };
  if (count === 0) return <aside {...around} dangerouslySetInnerHTML={{ __html: drawEmptySlip(page, ofHouse, {}) }} />;
  return (
    <aside {...around}>
      <h2 id="slip-box">{slipSummary(count, page)}</h2>
      {box && <SlipLegs legs={box.legs} format={format} />}
      {box?.odds && count > 1 && (
        <p className="slip-total">
          <span>{t('sports.totalOdds')}</span> <b className="num">{formatOdds(box.odds, format, locale)}</b>
        </p>
      )}
      <Button href={href('/sports/slip')} variant="prime" wide>
        {t('sports.openSlip')}
      </Button>
    </aside>
  );
}

const sections = [
  ['matches', '/sports', 'sports.matches'],
  ['in_play', '/sports/all?list=in_play', 'sports.inPlay'],
  ['results', '/sports/all?list=results', 'sports.results'],
  ['bets', '/sports/bets', 'sports.bets'],
] as const;

const drawTabs = drawnOnce<typeof ofHouse, { current: Section | undefined }>(function SectionLinks({ current }) {
  const { t, href } = usePage();
  return (
    <TabLinks
      items={sections.map(([key, path, label]) => ({ href: href(path), label: t(label), current: key === current }))}
    />
  );
});

/** The sections of sports betting. */
export function SportsTabs({ current }: { current: Section | undefined }) {
  const page = usePage();
  const inside = drawTabs(page, ofHouse, { current });
  return <nav className="tabs" aria-label={page.t('sports.sections')} dangerouslySetInnerHTML={{ __html: inside }} />;
}

const drawFormats = drawnOnce<typeof ofHouse, { format: OddsFormat }, 'address'>(function Formats({ format, own }) {
  const { t } = usePage();
  return (
    <>
      <input type="hidden" name="back" value={own.address} />
      <span id="odds-format">{t('sports.oddsFormat')}</span>{' '}
      <span role="group" aria-labelledby="odds-format" className="sports-row">
        {spaced(
          oddsFormats.map((name) => (
            <button
              key={name}
              className="btn btn-quiet btn-small"
              name="odds"
              value={name}
              aria-pressed={name === format}
            >
              {t(`sports.${name}`)}
            </button>
          )),
        )}
      </span>
    </>
  );
});

/** How odds are written from now on, everywhere. */
function OddsFormats({ format }: { format: OddsFormat }) {
  const page = usePage();
  const inside = drawFormats(page, ofHouse, { format }, { address: page.path + page.search });
  return (
    <form
      method="post"
      action={page.href('/preferences')}
      className="sports-row"
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
