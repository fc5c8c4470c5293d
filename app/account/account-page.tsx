import type { Currency } from 'contract/money';
import type { Player } from 'contract/player';
import type { RefusedForm } from '~/forms/submission';
import { formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { countryOptions, currencyOptions } from '~/identity/places';
import { Button } from '~/ui/button';
import { CheckboxField, type Option } from '~/ui/choice-fields';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Badge, Panel } from '~/ui/panel';
import { useEditorData, type EditedAccount } from './editor/editor-data';
import { editorId } from './editor/editor-types';
import { ProfileEditor, stillForm } from './editor/profile-editor';
import { ProfileFrame } from './profile-frame';

/** What my-account shows. */
export interface AccountData extends EditedAccount, Pick<Player, 'frozen' | 'mails'> {
  member: Pick<Player, 'username' | 'email' | 'countrycode' | 'birthdate' | 'kycStatus'> & { currency: Currency };
  timeZone: string;
  previousLogin: { at: number; ip: string | null } | null;
}

/** Who the player is, and what the cashier still needs to know. */
export function AccountPage({ account, refused }: { account: AccountData; refused: RefusedForm | undefined }) {
  return (
    <ProfileFrame current="my-account">
      {account.frozen && <Frozen />}
      <div className="beside">
        <Editor account={account} refused={refused} />
        <div className="tools">
          <MemberData account={account} />
          <Mails on={account.mails} />
        </div>
      </div>
    </ProfileFrame>
  );
}

/** In lite mode the forms stay as they come; else the browser takes them over (`hydrate.tsx`) with the data that they were rendered from. */
function Editor({ account, refused }: { account: AccountData; refused: RefusedForm | undefined }) {
  const { lite } = usePage();
  const data = useEditorData(account, refused);
  return (
    <div id={editorId} data-editor={lite ? undefined : JSON.stringify(data)}>
      <ProfileEditor contact={stillForm(data.contact)} additional={stillForm(data.additional)} missing={data.missing} />
    </div>
  );
}

/** Off until the player says so, and as easily off again. */
function Mails({ on }: { on: boolean }) {
  const { t, href } = usePage();
  return (
    <Panel id="mails" title={t('account.mails')}>
      <FormStack id="mails-form" action={href('/profile/my-account?mails')}>
        <CheckboxField
          name="mails"
          id="mails-on"
          label={t('account.mailsLabel')}
          hint={t('account.mailsHint')}
          defaultChecked={on}
        />
        <Button>{t('account.save')}</Button>
      </FormStack>
    </Panel>
  );
}

function MemberData({ account: { member, previousLogin, timeZone } }: { account: AccountData }) {
  const { t, href, locale } = usePage();
  const named = (options: readonly Option[], code: string) =>
    options.find(({ value }) => value === code)?.label ?? code;
  const verified = member.kycStatus === 'verified';
  return (
    <Panel id="member" title={t('account.memberData')}>
      <dl className="facts facts-list">
        <div>
          <dt>{t('account.username')}</dt>
          <dd>{member.username}</dd>
        </div>
        <div>
          <dt>{t('account.email')}</dt>
          <dd>
            {member.email && <>{member.email} </>}
            <a className="link -my-2.5 inline-flex min-h-11 min-w-11 items-center" href={href('/profile/security')}>
              {t('security.emailChange')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('account.country')}</dt>
          <dd>{named(countryOptions(locale), member.countrycode)}</dd>
        </div>
        <div>
          <dt>{t('account.currency')}</dt>
          <dd>{named(currencyOptions(locale), member.currency)}</dd>
        </div>
        <div>
          <dt>{t('account.birthdate')}</dt>
          <dd className="num">{member.birthdate}</dd>
        </div>
        <div>
          <dt>{t('account.kycStatus')}</dt>
          <dd>
            <Badge kind={verified ? 'success' : 'neutral'}>
              {t(verified ? 'account.verified' : 'account.notVerified')}
            </Badge>
            {!verified && (
              <>
                {' '}
                <a
                  className="link -my-2.5 inline-flex min-h-11 min-w-11 items-center"
                  href={href('/profile/documents')}
                >
                  {t('documents.verify')}
                </a>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('account.previousLogin')}</dt>
          <dd>
            <PreviousLogin login={previousLogin} timeZone={timeZone} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function Frozen() {
  const { t } = usePage();
  return <Notice kind="warning">{t('cashier.accountFrozen')}</Notice>;
}

/** The address is unknown where the network did not say it. */
function PreviousLogin({ login, timeZone }: { login: AccountData['previousLogin']; timeZone: string }) {
  const { t, locale } = usePage();
  if (!login) return <>{t('account.firstLogin')}</>;
  const time = formatDateTime(login.at, locale, timeZone);
  return <>{login.ip ? t('account.previousLoginFrom', { time, ip: login.ip }) : time}</>;
}
