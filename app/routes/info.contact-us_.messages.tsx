import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Ticket } from 'contract/support';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { formatDate } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { Badge, EmptyState, Panel, type BadgeKind } from '~/ui/panel';

export const handle: RouteHandle = { title: 'contact.yours', seenBy: 'player' };

const shownAtOnce = 10;
const mostPages = 100;

/** What the player wrote to support, with the answers. */
export async function loader({ context }: LoaderFunctionArgs) {
  const asked = Number(context.url.searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= mostPages ? asked : 1;
  const {
    player,
    reads: [{ tickets, hasMore, disputeResolution }],
  } = await withPlayer(context, () => [
    context.api.support.tickets({ limit: shownAtOnce, offset: (page - 1) * shownAtOnce }),
  ]);
  return { tickets, hasMore: hasMore && page < mostPages, disputeResolution, page, timeZone: timeZoneOf(player) };
}

const kinds: Record<Ticket['state'], BadgeKind> = {
  waiting: 'info',
  answered: 'success',
  escalated: 'warning',
  closed: 'neutral',
};

export default function OwnMessages() {
  const { t, href } = usePage();
  const { tickets, hasMore, page } = useLoaderData<typeof loader>();
  return (
    <div className="narrow lit">
      <h1>{t('contact.yours')}</h1>
      <p className="lead">{t('contact.yoursText')}</p>
      {tickets.length === 0 ? (
        <EmptyState icon="mail" title={t('contact.none')}>
          {t('contact.noneText')}
        </EmptyState>
      ) : (
        tickets.map((ticket) => <OwnMessage key={ticket.reference} ticket={ticket} />)
      )}
      <p className="flex flex-wrap gap-3">
        <Button href={href('/info/contact-us')} variant="prime" icon="mail">
          {t('contact.write')}
        </Button>
        {page > 1 && <Button href={href(`/info/contact-us/messages?page=${page - 1}`)}>{t('contact.newer')}</Button>}
        {hasMore && <Button href={href(`/info/contact-us/messages?page=${page + 1}`)}>{t('contact.older')}</Button>}
      </p>
    </div>
  );
}

function OwnMessage({ ticket }: { ticket: Ticket }) {
  const { t, locale } = usePage();
  const { disputeResolution, timeZone } = useLoaderData<typeof loader>();
  const { reference, message, state, writtenAt, dueAt, answers } = ticket;
  const date = (at: number) => formatDate(at, locale, timeZone);
  return (
    <Panel id={reference} title={t('contact.writtenOn', { date: date(writtenAt) })}>
      <p>
        <Badge kind={kinds[state]}>{t(`contact.${state}`)}</Badge> <span className="quiet">{reference}</span>
      </p>
      <p className="whitespace-pre-line">{message}</p>
      {dueAt !== null && answers.length === 0 && <p>{t('contact.dueBy', { date: date(dueAt) })}</p>}
      {answers.map(({ kind, text, at }) => (
        <div key={at}>
          <h3>{t(kind === 'letter' ? 'contact.letterOf' : 'contact.answerOf', { date: date(at) })}</h3>
          <p className="whitespace-pre-line">{text}</p>
          {kind === 'letter' && (
            <>
              <p>{t('contact.dispute', { body: disputeResolution.name })}</p>
              <p>
                <a className="link alone" href={disputeResolution.page} rel="noopener">
                  {t('contact.disputeLink', { body: disputeResolution.name })}
                </a>
              </p>
            </>
          )}
        </div>
      ))}
    </Panel>
  );
}
