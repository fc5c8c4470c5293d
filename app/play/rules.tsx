import { unattendedRound } from 'contract/constants';
import type { GameDetails } from 'contract/games';
import { formatDurationInWords, formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { drawnOnce, type Drawing } from '~/ui/drawn-once';
import { Icon } from '~/ui/icon';
import type { GameFamily, RulesProps } from './family';

function Odds({ game }: { game: GameDetails }) {
  const { t, locale, number } = usePage();
  return (
    <dl className="facts">
      {game.rtp !== null && (
        <div>
          <dt>{t('play.rtp')}</dt>
          <dd>{formatPercent(game.rtp, locale)}</dd>
        </div>
      )}
      {game.maxWinMultiple !== null && (
        <div>
          <dt>{t('play.maxWin')}</dt>
          <dd>{t('play.timesStake', { multiple: number(game.maxWinMultiple) })}</dd>
        </div>
      )}
      {game.volatility && (
        <div>
          <dt>{t('play.volatility')}</dt>
          <dd>{t(`play.${game.volatility}`)}</dd>
        </div>
      )}
    </dl>
  );
}

/** A sheet over the page that opens and closes without a script; a browser that knows no such sheets shows it where it stands. React's types do not know them either. */
const sheet = { popover: 'auto' };
export const opensRules = { popovertarget: 'rules' };

type Told = Pick<GameFamily, 'Rules' | 'unattended'>;
type Paid = Omit<RulesProps, 'game'>;

/** A game's rules are drawn once for each stake that they are reckoned for, by its family. */
const drawings = new WeakMap<Told, Drawing<GameDetails, Paid>>();

function drawingOf(family: Told): Drawing<GameDetails, Paid> {
  const known = drawings.get(family);
  if (known) return known;
  const drawing = drawnOnce<GameDetails, Paid>(function InRules({ shown: game, ...paid }) {
    const { t, locale } = usePage();
    return (
      <>
        <family.Rules game={game} {...paid} />
        {family.unattended && <p>{t(family.unattended, { time: formatDurationInWords(unattendedRound, locale) })}</p>}
        <h3>{t('play.odds')}</h3>
        <Odds game={game} />
        <p className="quiet">{t('play.rtpMeaning')}</p>
      </>
    );
  });
  drawings.set(family, drawing);
  return drawing;
}

/** How the game pays, in the family's own words, and what it returns. */
export function Rules({ family, game, stake, currency }: RulesProps & { family: Told }) {
  const page = usePage();
  const { t } = page;
  const inside = drawingOf(family)(page, game, { stake, currency });
  return (
    <>
      <button type="button" className="btn btn-quiet rules-open" {...opensRules}>
        {t('play.rules')}
      </button>
      <section className="panel rules" id="rules" aria-labelledby="rules-title" {...sheet}>
        <header>
          <h2 id="rules-title">{t('play.rules')}</h2>
          <button type="button" className="rules-close" aria-label={t('common.close')} {...opensRules}>
            <Icon name="close" />
          </button>
        </header>
        <div className="rules-body" dangerouslySetInnerHTML={{ __html: inside }} />
      </section>
    </>
  );
}
