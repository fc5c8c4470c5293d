import { createElement, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { chatRefresh, type Language } from 'contract/constants';
import { isAtChat, readChatHours, type ChatHours } from '~/contact/chat-hours';
import { respond } from '~/edge/respond';
import { formatClock } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { useSupportEmail } from '~/layout/support-email';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

interface ChatData {
  /** Where the outside chat comes from; null where there is none. */
  widget: string | null;
  /** When somebody is there; null: around the clock. */
  hours: ChatHours;
  /** Somebody is there now. */
  isThere: boolean;
  isPlayer: boolean;
}

export const handle: RouteHandle = {
  title: 'layout.chat',
  found: true,
  description: 'found.chat',
  islands: ({ widget }: ChatData) => (widget ? ['chat-box'] : []),
};

/** The chat's sources are let in on this page alone. */
export function loader({ context: { env, session, page } }: LoaderFunctionArgs) {
  const hours = readChatHours(env.CHAT_HOURS);
  const isThere = env.CHAT_WIDGET !== '' && isAtChat(hours, page.now);
  const widget = isThere ? env.CHAT_WIDGET : null;
  const chat: ChatData = { widget, hours, isThere, isPlayer: session.playerId !== null };
  return respond(chat, widget ? { letIn: { chatAt: new URL(widget).hostname } } : {});
}

/** The outside chat behind a press, and the ways that need no script. */
export default function Chat() {
  const { t, href, lite, locale } = usePage();
  const { widget, hours, isThere, isPlayer } = useLoaderData<typeof loader>();
  const supportEmail = useSupportEmail();
  return (
    <div className="narrow">
      <div className="page-head">
        <h1>{t('layout.chat')}</h1>
        {(isThere || hours) && (
          <p className="lead">
            {hours
              ? t('chat.hours', { from: clockAt(hours.from, locale), to: clockAt(hours.to, locale) })
              : t('chat.lead')}
          </p>
        )}
      </div>
      {!isThere && (
        <Notice kind="info" title={t('chat.nobody')}>
          {t('chat.nobodyText')}
        </Notice>
      )}
      {widget && !lite && (
        <Panel>
          <ChatBox widget={widget} details={isPlayer ? href('/chat/details.json') : undefined}>
            <p>{t('chat.outside', { host: new URL(widget).hostname })}</p>
            <p className="form-row">
              <Button type="button" variant="prime" icon="chat">
                {t('chat.open')}
              </Button>
            </p>
            <div data-away="" hidden>
              <Notice kind="warning">{t('chat.away')}</Notice>
            </div>
          </ChatBox>
          <noscript>
            <Notice kind="info">{t('chat.needsScript')}</Notice>
          </noscript>
        </Panel>
      )}
      <Panel title={t('chat.others')}>
        <p className="form-row">
          <Button href={href('/info/contact-us')} variant={widget && !lite ? 'quiet' : 'prime'} icon="mail">
            {t('layout.contact')}
          </Button>{' '}
          <a className="link alone" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      </Panel>
    </div>
  );
}

/** A minute of the day, UTC, as clocks of the language show it. */
const clockAt = (minute: number, locale: Language): string => formatClock(minute * 60_000, locale, 'UTC');

const ChatBox = ({ widget, details, children }: { widget: string; details: string | undefined; children: ReactNode }) =>
  createElement('chat-box', { 'data-widget': widget, 'data-details': details, 'data-after': chatRefresh }, children);
