import type { Bonus } from 'contract/bonuses';
import { days } from 'contract/constants';
import { languageFacts } from 'contract/languages';
import { formatDateTime, formatPercent, formatWholePercent } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Progress, type BadgeKind } from '~/ui/panel';
import { exampleGame, stakesFor } from './contributions';

/** The words and the colour of each state. */
export const stateLabels: Record<Bonus['state'], { key: MessageKey; kind: BadgeKind }> = {
  queued: { key: 'bonuses.stateQueued', kind: 'info' },
  active: { key: 'bonuses.stateActive', kind: 'success' },
  completed: { key: 'bonuses.stateCompleted', kind: 'success' },
  forfeited: { key: 'bonuses.stateForfeited', kind: 'neutral' },
  expired: { key: 'bonuses.stateExpired', kind: 'warning' },
};

/** How far the wagering has come, and what is left of it in money. */
export function Wagering({ bonus }: { bonus: Bonus }) {
  const { t, money, locale } = usePage();
  const { currency, pointsGained, pointsNeeded, freeSpins, wageringRequirement } = bonus;
  const amount = (points: number) => money(points, currency);
  if (pointsNeeded === 0)
    return freeSpins && freeSpins.left > 0 ? (
      <p>{t('bonuses.spinsFirst', { times: t('bonuses.times', { count: wageringRequirement }) })}</p>
    ) : null;
  const left = Math.max(0, pointsNeeded - pointsGained);
  const example = exampleGame(bonus);
  return (
    <>
      <Progress
        label={t('bonuses.wagered')}
        value={pointsGained}
        max={pointsNeeded}
        text={formatPercent(Math.floor((Math.min(pointsGained, pointsNeeded) / pointsNeeded) * 10_000), locale)}
      />
      <p>{t('bonuses.wageredOf', { gained: amount(pointsGained), needed: amount(pointsNeeded) })}</p>
      {left > 0 && (
        <p className="quiet">
          {t('bonuses.leftToWager', { left: amount(left) })}
          {example && (
            <>
              {languageFacts[locale].between.words}
              {t('bonuses.leftInPart', {
                game: example.gametitle,
                percent: formatWholePercent(example.percent, locale),
                left: amount(stakesFor(left, example.percent)),
              })}
            </>
          )}
        </p>
      )}
    </>
  );
}

/** What a bonus asks for and until when: a date once it is started, days before. */
export function Terms({
  bonus: { wageringRequirement, expiresAt, endedAt, validFor, startedAt },
  timeZone,
}: {
  bonus: Bonus;
  timeZone: string;
}) {
  const { t, number, locale } = usePage();
  const lasts = validFor === null ? null : Math.floor(validFor / days);
  const ends = () => {
    if (expiresAt !== null) return formatDateTime(expiresAt, locale, timeZone);
    // Shorter than a day are those of testers alone.
    return startedAt === null && endedAt === null && lasts !== null && lasts > 0
      ? t('bonuses.daysFromStart', { count: lasts, shown: number(lasts) })
      : t('bonuses.never');
  };
  return (
    <>
      <div>
        <dt>{t('bonuses.requirement')}</dt>
        <dd className="num">{t('bonuses.times', { count: number(wageringRequirement) })}</dd>
      </div>
      <div>
        <dt>{t('bonuses.expiry')}</dt>
        <dd className="num">{ends()}</dd>
      </div>
    </>
  );
}

export function FreeSpins({ bonus: { freeSpins, state, currency } }: { bonus: Bonus }) {
  const { t, href, money, number } = usePage();
  if (!freeSpins || freeSpins.left === 0) return null;
  return (
    <p className="form-row">
      <span>
        {t('bonuses.freeSpins', {
          count: freeSpins.left,
          shown: number(freeSpins.left),
          value: money(freeSpins.value, currency),
        })}
      </span>
      <Button
        href={href(state === 'active' ? `/play/lantern/${freeSpins.gameid}` : `/game/${freeSpins.gameid}`)}
        size="small"
      >
        {t('bonuses.toGame')}
      </Button>
    </p>
  );
}
