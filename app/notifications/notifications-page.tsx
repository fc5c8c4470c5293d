import type { PlayerMessage } from 'contract/profile';
import { formatDate } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { EmptyState } from '~/ui/panel';

/** What the house has written to the player, one entry a date (SPEC §3). */
export function NotificationsPage({ messages }: { messages: readonly PlayerMessage[] }) {
  const { t, locale } = usePage();
  return (
    <div className="narrow">
      <h1>{t('layout.notifications')}</h1>
      {messages.length === 0 && (
        <EmptyState icon="bell" title={t('notifications.none')}>
          {t('notifications.noneText')}
        </EmptyState>
      )}
      {messages.map(({ index, date, message, type }) => {
        const day = formatDate(Date.parse(date), locale);
        return (
          <section className="entry-of-day" key={index} aria-labelledby={`day-${date}`}>
            <h2 id={`day-${date}`}>{day}</h2>
            <Notice kind={type}>
              {message.split('\n').map((line, at) => (
                <p key={at}>{line}</p>
              ))}
            </Notice>
            <FormStack id={`dismiss-${index}`}>
              <input type="hidden" name="index" value={index} />
              <button className="btn btn-quiet btn-small">
                {t('notifications.dismiss')}
                <span className="unseen"> {day}</span>
              </button>
            </FormStack>
          </section>
        );
      })}
    </div>
  );
}
