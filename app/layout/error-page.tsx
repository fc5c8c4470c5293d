import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { AccessRestricted } from './access-restricted';

interface ErrorTexts {
  title: MessageKey;
  text: MessageKey;
}

const texts: Record<number, ErrorTexts> = {
  403: { title: 'errors.refusedTitle', text: 'errors.refusedText' },
  404: { title: 'errors.notFoundTitle', text: 'errors.notFoundText' },
  410: { title: 'errors.goneTitle', text: 'errors.goneText' },
  413: { title: 'errors.tooLargeTitle', text: 'errors.tooLargeText' },
  451: { title: 'results.restriction_error', text: 'errors.restrictedText' },
  500: { title: 'errors.brokenTitle', text: 'errors.brokenText' },
  503: { title: 'errors.awayTitle', text: 'errors.awayText' },
};

/** The texts of a status; other statuses of the client's making read as refused, others of ours as broken. */
export const errorTexts = (status: number): ErrorTexts => texts[status] ?? texts[status < 500 ? 403 : 500]!;

/** The page of an answer that is no screen: what happened, what still works, what to do. */
export function ErrorPage({ status }: { status: number }) {
  const { t, href, path, search } = usePage();
  if (status === 451) return <AccessRestricted />;
  const { title, text } = errorTexts(status);
  return (
    <div className="trouble">
      <img src="/brand/unlit.svg" alt="" width="160" height="160" />
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <div className="form-row">
        {status >= 500 && (
          <Button href={href(path + search)} variant="prime">
            {t('errors.tryAgain')}
          </Button>
        )}{' '}
        <Button href={href('/')} variant={status >= 500 ? 'quiet' : 'prime'}>
          {t('errors.toLobby')}
        </Button>{' '}
        {(status === 404 || status === 410) && (
          <Button href={href('/casino')} variant="quiet">
            {t('errors.toSlots')}
          </Button>
        )}
      </div>
      <p className="code">{t('errors.code', { status })}</p>
    </div>
  );
}
