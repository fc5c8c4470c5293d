import type { DataOf } from 'contract/call';
import type { emailChange } from 'contract/email-change';
import { languageFacts } from 'contract/languages';
import type { Player } from 'contract/player';
import type { ownSessions } from 'contract/profile';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDateTime } from '~/i18n/format';
import { htmlLang } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { changeForm, NewPasswordFields, ShowPassword, SignUpHelp } from '~/identity';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Badge, Panel } from '~/ui/panel';
import { Table } from '~/ui/table';
import { ProfileFrame } from './profile-frame';
import { emailForm, nameForm } from './security-forms';

/** Where the form of the address is sent, without locale prefix. */
const emailAddress = '/profile/security?email';

/** Where the form of the name is sent, without locale prefix. */
const nameAddress = '/profile/security?name';

export interface SecurityData extends Pick<Player, 'username' | 'email'> {
  /** The name that an approved document binds; null before one does: it is changed with the other details then. */
  bound: Pick<Player, 'fname' | 'lname'> | null;
  timeZone: string;
  /** The latest used one first. */
  sessions: DataOf<typeof ownSessions>['sessions'];
  pending: DataOf<typeof emailChange>['pending'];
}

/** The own address, password and verified name, and who is logged in to the account. */
export function SecurityPage({ security, refused }: { security: SecurityData; refused: RefusedForm | undefined }) {
  const { search } = usePage();
  const [ofEmail, ofName] = [search === '?email', search === '?name'];
  return (
    <ProfileFrame current="security">
      <div className="beside">
        <div>
          <ChangeEmail {...security} refused={ofEmail ? refused : undefined} />
          <ChangePassword refused={ofEmail || ofName ? undefined : refused} username={security.username} />
          {security.bound && <ChangeName bound={security.bound} refused={ofName ? refused : undefined} />}
        </div>
        <Sessions {...security} />
      </div>
    </ProfileFrame>
  );
}

function ChangeEmail({ email, pending, timeZone, refused }: SecurityData & { refused: RefusedForm | undefined }) {
  const { t, href, locale } = usePage();
  const form = useFormView(emailForm, { refused });
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <Panel id="email-address" title={t('security.email')}>
        <dl className="facts facts-list">
          <div>
            <dt>{t('security.emailNow')}</dt>
            <dd className="break-words">{email || t('security.emailNone')}</dd>
          </div>
        </dl>
        {pending && (
          <Notice kind="info" title={t('security.emailWaiting')}>
            {t('security.emailWaitingText', {
              email: pending.email,
              until: formatDateTime(pending.validUntil, locale, timeZone),
            })}
          </Notice>
        )}
        <FormStack {...form.props} action={href(emailAddress)}>
          <p className="quiet">{t('security.emailHow')}</p>
          <Field
            label={t('security.emailNew')}
            {...form.text('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
          />
          <PasswordField
            label={t('protection.password')}
            {...form.password('password')}
            autoComplete="current-password"
            enterKeyHint="done"
          />
          <Button>{t('security.emailSend')}</Button>
        </FormStack>
      </Panel>
    </>
  );
}

/** For a name that an approved document binds. */
function ChangeName({
  bound,
  refused,
}: {
  bound: NonNullable<SecurityData['bound']>;
  refused: RefusedForm | undefined;
}) {
  const { t, href, locale } = usePage();
  const form = useFormView(nameForm, { refused, defaultValue: bound });
  const firstName = (
    <Field
      key="fname"
      label={t('account.fname')}
      {...form.text('fname')}
      autoComplete="given-name"
      enterKeyHint="next"
    />
  );
  const lastName = (
    <Field
      key="lname"
      label={t('account.lname')}
      {...form.text('lname')}
      autoComplete="family-name"
      enterKeyHint="next"
    />
  );
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <Panel id="name" title={t('security.name')}>
        <FormStack {...form.props} action={href(nameAddress)}>
          <p className="quiet">{t('security.nameHow')}</p>
          {languageFacts[locale].familyNameFirst ? [lastName, firstName] : [firstName, lastName]}
          <PasswordField
            label={t('protection.password')}
            {...form.password('password')}
            autoComplete="current-password"
            enterKeyHint="done"
          />
          <Button>{t('security.nameSave')}</Button>
        </FormStack>
      </Panel>
    </>
  );
}

function ChangePassword({ refused, username }: { refused: RefusedForm | undefined; username: string }) {
  const { t, href } = usePage();
  const form = useFormView(changeForm, { refused });
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <Panel id="change-password" title={t('security.changePassword')}>
        <SignUpHelp>
          <ShowPassword>
            <FormStack {...form.props}>
              <p className="quiet">{t('security.changeEnds')}</p>
              {/* For password managers, which else would not know whose password this is. */}
              <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
              <PasswordField label={t('password.old')} {...form.password('oldPassword')} enterKeyHint="next" />
              <NewPasswordFields
                newPassword={form.password('newPassword')}
                passwordConfirm={form.password('passwordConfirm')}
              />
              <p>
                <a className="link alone" href={href('/forgot-password')}>
                  {t('security.forgotten')}
                </a>
              </p>
            </FormStack>
          </ShowPassword>
        </SignUpHelp>
      </Panel>
    </>
  );
}

function Sessions({ sessions, timeZone }: SecurityData) {
  const { t, href, locale } = usePage();
  const time = (at: number) => formatDateTime(at, locale, timeZone);
  const names = new Intl.DisplayNames(htmlLang[locale], { type: 'region', fallback: 'code' });
  const place = (ip: string, country: string) =>
    [ip, /^[A-Z]{2}$/.test(country) ? names.of(country) : ''].filter(Boolean).join(' · ') || t('security.unknownPlace');
  const others = sessions.length > 1;
  return (
    <Panel id="sessions" title={t('security.sessions')}>
      {others && <p className="quiet">{t('security.sessionsWhy')}</p>}
      <Table
        caption={<small className="quiet">{t('history.timesIn', { zone: timeZone })}</small>}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('security.lastUsed'),
            cell: ({ lastUsedAt, current }) => (
              <>
                {time(lastUsedAt)} {current && <Badge kind="success">{t('security.thisOne')}</Badge>}
              </>
            ),
          },
          { label: t('security.opened'), cell: ({ openedAt }) => time(openedAt) },
          { label: t('security.from'), cell: ({ ip, country }) => place(ip, country) },
        ]}
      />
      {others ? (
        <FormStack id="end-others" action={href('/profile/security/end-others')}>
          <Button>{t('security.endOthers')}</Button>
        </FormStack>
      ) : (
        <p className="quiet mt-3">{t('security.onlyThis')}</p>
      )}
    </Panel>
  );
}
