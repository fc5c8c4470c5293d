import type { PlayTime } from 'contract/games';
import type { MoneyUnit } from 'contract/money';
import { realityCheckMinutes } from 'contract/profile';
import { formatClock, formatDuration, formatDurationInWords } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/choice-fields';

interface SittingProps {
  sitting: PlayTime;
  currency: MoneyUnit;
  /** Where its forms are sent (`answerRealityCheck`). */
  answersAt: string;
}

const signed = (amount: number, text: string): string => (amount > 0 ? `+${text}` : text);

/** Whether play stands still until the reality check is answered. */
export const mustLookUp = (sitting: PlayTime | null): boolean =>
  sitting !== null && sitting.now >= (sitting.realityCheck?.dueAt ?? Infinity);

/** The clock, how long the player has been here, and what it came to (DOMAIN §6). */
export function SittingBar({ sitting, currency, answersAt }: SittingProps) {
  const { t, href, locale, money } = usePage();
  const net = sitting.paid - sitting.staked;
  const chosen = String(sitting.realityCheck?.minutes ?? 0);
  return (
    <aside className="sitting" aria-label={t('play.sitting')}>
      <dl>
        <div>
          <dt>{t('play.clock')}</dt>
          <dd className="num">
            <time dateTime={new Date(sitting.now).toISOString()}>
              {formatClock(sitting.now, locale, sitting.timezone)}
            </time>
          </dd>
        </div>
        <div>
          <dt>{t('play.timePlayed')}</dt>
          <dd className="num" data-since={sitting.since}>
            {formatDuration(sitting.now - sitting.since, locale)}
          </dd>
        </div>
        <div>
          <dt>{t('play.netOfSitting')}</dt>
          <dd className="num">{signed(net, money(net, currency))}</dd>
        </div>
      </dl>
      <details>
        <summary>{t('play.realityCheck')}</summary>
        <form className="interval" method="post" action={answersAt}>
          <SelectField
            label={t('play.every')}
            name="minutes"
            id="reality-check-minutes"
            defaultValue={chosen}
            options={realityCheckMinutes.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? t('play.never') : formatDuration(minutes * 60_000, locale),
            }))}
          />
          <Button>{t('play.saveInterval')}</Button>
        </form>
      </details>
      <a className="link receipt-link alone" href={href('/responsible-gambling')}>
        {t('play.limits')}
      </a>
    </aside>
  );
}

/** Play stands still until the player has looked up. */
export function RealityCheck({ sitting, currency, answersAt }: SittingProps) {
  const { t, href, locale, money } = usePage();
  const net = sitting.paid - sitting.staked;
  return (
    <section className="panel reality-check" aria-labelledby="reality-check-title">
      <h2 id="reality-check-title" tabIndex={-1} autoFocus>
        {t('play.realityCheck')}
      </h2>
      <p className="lead">
        {t('play.realityCheckText', {
          time: formatDurationInWords(sitting.now - sitting.since, locale),
          staked: money(sitting.staked, currency),
          net: signed(net, money(net, currency)),
        })}
      </p>
      <form className="form-row" method="post" action={answersAt} id="reality-check">
        <Button variant="prime">{t('play.continue')}</Button>
        <Button href={href('/')}>{t('play.takeBreak')}</Button>
        <Button href={href('/profile/history')} variant="quiet">
          {t('play.seeHistory')}
        </Button>
        <Button href={href('/responsible-gambling')} variant="quiet">
          {t('play.limits')}
        </Button>
      </form>
    </section>
  );
}
