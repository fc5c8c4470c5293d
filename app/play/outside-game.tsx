import { formatClock } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Notice } from '~/ui/notice';
import type { OutsidePlay } from './play-data';
import { addressOf, Modes, Totals } from './stage-foot';
import outsideStyles from './outside.css?url';
import { mustLookUp, RealityCheck, SittingBar } from './sitting';

/** What a provider's page may do: play. It may lead away (to the lobby, to the cashier) only when the player asks for it. */
const may = 'allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation';
/** A page of this very site could take the sandbox off by a script; the sandbox's game has none. */
const sandboxOf = (frame: string): string => (frame.startsWith('/') ? may : `${may} allow-scripts`);

/** A game that an outside provider runs, in a frame. What it takes and pays goes by the wallet, so the page's own figures are those of its loading. */
export function OutsideGame({ play }: { play: OutsidePlay }) {
  const { t, href, path, locale } = usePage();
  const { game, launch, mode, frame } = play;
  const { sitting, currency } = launch;
  const live = mode === 'real' && sitting && { sitting, currency, answersAt: `${href(path)}?mode=real&realityCheck` };
  return (
    <>
      <link rel="stylesheet" href={outsideStyles} />
      <section className="stage">
        {live && mustLookUp(sitting) ? <RealityCheck {...live} /> : <Frame title={game.title} frame={frame} />}
        <div className="stage-foot">
          {live && (
            <div className="outside-figures">
              <Totals launch={launch} round={null} />
              <p className="quiet">
                {t('play.figuresAsOf', { time: formatClock(live.sitting.now, locale, live.sitting.timezone) })}{' '}
                <a className="link" href={addressOf(href(path), mode)}>
                  {t('play.updateFigures')}
                </a>
              </p>
            </div>
          )}
          <Modes mode={mode} />
        </div>
      </section>
      {live && <SittingBar {...live} />}
      <p className="quiet">{game.details}</p>
    </>
  );
}

function Frame({ title, frame }: { title: string; frame: string | null }) {
  const { t } = usePage();
  if (frame === null)
    return (
      <Notice kind="warning" title={t('play.cannotPlay')}>
        {t('play.outsideElsewhere')}
      </Notice>
    );
  return (
    <>
      <iframe
        className="outside-frame"
        src={frame}
        title={title}
        sandbox={sandboxOf(frame)}
        allow="autoplay; fullscreen"
      />
      <p className="quiet outside-help">
        {t('play.outsideNeeds')}{' '}
        <a className="link receipt-link" href={frame} target="_blank" rel="noopener">
          {t('play.outsideWindow')}
        </a>
      </p>
    </>
  );
}
