import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { withPlayer } from '~/account/player-loader';
import { defineForm } from '~/forms/define-form';
import { readForm } from '~/forms/submission';
import { formatDate } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { markSeen } from '~/layout/seen-messages';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { EmptyState } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'layout.notifications',
  seenBy: 'player',
  menus: [{ in: 'player', place: 6, icon: 'bell' }],
};

const form = defineForm({
  id: 'dismiss',
  schema: z.object({ index: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
});

/** Who opens the list has seen what is in it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const {
    player,
    reads: [{ messages }],
  } = await withPlayer(context, () => [context.api.profile.messages()]);
  markSeen(player, Math.max(0, ...messages.map(({ index }) => index)), context.cookies);
  return { messages };
}

/** Dismisses one entry; what names none changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  await context.requirePlayer();
  const read = await readForm(request, form);
  if (read.ok) {
    await context.api.profile.dismissMessage(read.value.index);
    context.session.flash({ kind: 'success', key: 'notifications.dismissed' });
  }
  return redirect('/notifications', 303);
}

/** What the house has written to the player, one entry a date (SPEC §3). */
export default function Notifications() {
  const { t, locale } = usePage();
  const { messages } = useLoaderData<typeof loader>();
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
