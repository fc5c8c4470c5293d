import type { Player } from 'contract/player';
import { usePage } from '~/i18n/page';
import { formatDateTime } from '~/i18n/format';
import { Notice } from '~/ui/notice';

/** What a page needs of a player to say that the account is blocked. */
export type Standing = Pick<Player, 'frozen' | 'block'>;

/** That the account is blocked, and of an operator's block why, until when and by whom it is looked at again (DOMAIN §6). Nothing where it is not. */
export function Blocked({ standing: { frozen, block }, timeZone }: { standing: Standing; timeZone: string }) {
  const { t, href, locale } = usePage();
  if (!frozen) return null;
  return (
    <Notice kind="warning">
      <p>{t(block?.payoutsHeld ? 'cashier.accountHeld' : 'cashier.accountFrozen')}</p>
      {block && (
        <>
          <p>
            {t('cashier.blockReview', {
              reason: block.reason,
              team: block.reviewer,
              until: formatDateTime(block.until, locale, timeZone),
            })}
          </p>
          <p>
            <a className="link" href={href('/info/contact-us')}>
              {t('crypto.contactUs')}
            </a>
          </p>
        </>
      )}
    </Notice>
  );
}
