import { unattendedRound } from 'contract/constants';
import type { GameDetails } from 'contract/games';
import { formatDurationInWords, formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
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

/** How the game pays, in the family's own words, and what it returns. */
export function Rules({ family, ...paid }: RulesProps & { family: Pick<GameFamily, 'Rules' | 'unattended'> }) {
  const { t, locale } = usePage();
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
        <div className="rules-body">
          <family.Rules {...paid} />
          {family.unattended && <p>{t(family.unattended, { time: formatDurationInWords(unattendedRound, locale) })}</p>}
          <h3>{t('play.odds')}</h3>
          <Odds game={paid.game} />
          <p className="quiet">{t('play.rtpMeaning')}</p>
        </div>
      </section>
    </>
  );
}
