import { createElement, type ReactNode } from 'react';
import { chatRefresh } from 'contract/constants';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import type { ChatData } from './load-chat';

/** The outside chat behind a press, and the ways that need no script. */
export function ChatPage({ chat: { widget, isPlayer, supportEmail } }: { chat: ChatData }) {
  const { t, href, lite } = usePage();
  return (
    <div className="narrow">
      <div className="page-head">
        <h1>{t('layout.chat')}</h1>
        <p className="lead">{t('chat.lead')}</p>
      </div>
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
          <a className="link inline-flex min-h-11 items-center" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      </Panel>
    </div>
  );
}

const ChatBox = ({ widget, details, children }: { widget: string; details: string | undefined; children: ReactNode }) =>
  createElement('chat-box', { 'data-widget': widget, 'data-details': details, 'data-after': chatRefresh }, children);
