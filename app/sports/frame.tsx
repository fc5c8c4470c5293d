import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Tabs } from '~/ui/tabs';
import { spaced } from '~/ui/spaced';
import { oddsFormats, formatOdds, type OddsFormat } from './odds';
import type { SportsFrameData } from './own-slip';
import { slipSummary, SlipLegs } from './slip-box';

type Section = 'matches' | 'in_play' | 'results' | 'bets';

interface FrameProps {
  frame: SportsFrameData;
  current?: Section;
  title: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Around the lists and the matches: sections above, the slip beside, how odds are written below. */
export function SportsFrame({ frame, current, title, lead, children }: FrameProps) {
  const { t, href, number, locale } = usePage();
  const count = frame.chosen.length;
  return (
    <div className="sports">
      <div className="sports-main">
        <div className="sports-head">
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        <SportsTabs current={current} />
        {children}
        <OddsFormats format={frame.format} />
        <p>
          <a className="btn btn-quiet btn-small" href={href('/info/sports-betting')}>
            {t('sports.rules')}
          </a>
        </p>
      </div>
      <aside className="slip-box panel" aria-labelledby="slip-box">
        <h2 id="slip-box">{slipSummary(count, { t, number })}</h2>
        {frame.box && <SlipLegs legs={frame.box.legs} format={frame.format} />}
        {count === 0 ? (
          <p className="quiet">{t('sports.slipEmptyText')}</p>
        ) : (
          <>
            {frame.box?.odds && count > 1 && (
              <p className="slip-total">
                <span>{t('sports.totalOdds')}</span>{' '}
                <b className="num">{formatOdds(frame.box.odds, frame.format, locale)}</b>
              </p>
            )}
            <Button href={href('/sports/slip')} variant="prime" wide>
              {t('sports.openSlip')}
            </Button>
          </>
        )}
      </aside>
    </div>
  );
}

/** The sections of sports betting. */
export function SportsTabs({ current }: { current: Section | undefined }) {
  const { t, href } = usePage();
  const sections = [
    ['matches', '/sports', 'sports.matches'],
    ['in_play', '/sports/all?list=in_play', 'sports.inPlay'],
    ['results', '/sports/all?list=results', 'sports.results'],
    ['bets', '/sports/bets', 'sports.bets'],
  ] as const;
  return (
    <Tabs
      label={t('sports.sections')}
      items={sections.map(([key, path, label]) => ({ href: href(path), label: t(label), current: key === current }))}
    />
  );
}

/** How odds are written from now on, everywhere. */
function OddsFormats({ format }: { format: OddsFormat }) {
  const { t, href, path, search } = usePage();
  return (
    <form method="post" action={href('/preferences')} className="sports-row">
      <input type="hidden" name="back" value={path + search} />
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
    </form>
  );
}
