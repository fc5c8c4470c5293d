import { profileLengths } from 'contract/constants';
import { createElement, type ReactNode } from 'react';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { countryOptions, currencyOptions } from '~/identity/places';
import { Button } from '~/ui/button';
import type { Option } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Badge, Panel } from '~/ui/panel';
import { AdditionalPanel } from './additional-panel';
import { contactForm } from './contact-form';
import type { AccountData } from './load-account';
import { missingList } from './missing-items';
import { ProfileFrame } from './profile-frame';

/** Who the player is, and what the cashier still needs to know. */
export function AccountPage({ account, refused }: { account: AccountData; refused: RefusedForm | undefined }) {
  const { search } = usePage();
  const isAdditional = search === '?additional';
  return (
    <ProfileFrame current="my-account">
      {account.frozen && <Frozen />}
      <div className="beside">
        <UnsavedGuard>
          <Details account={account} refused={isAdditional ? undefined : refused} />
          <AdditionalPanel account={account} refused={isAdditional ? refused : undefined} />
        </UnsavedGuard>
        <MemberData account={account} />
      </div>
    </ProfileFrame>
  );
}

/** Says early what the forms would refuse, and asks before what was typed is left behind, where scripts run (`app/islands/unsaved-guard.ts`). */
function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = usePage();
  const { fname, lname, nickname } = profileLengths;
  const words = {
    'data-fname': t('account.fnameLength', fname), 'data-lname': t('account.lnameLength', lname), 'data-nickname': t('account.nicknameLength', nickname),
  };
  return createElement('unsaved-guard', words, children);
}

function Details({ account: { details, missing }, refused }: { account: AccountData; refused: RefusedForm | undefined }) {
  const { t, locale } = usePage();
  const form = useFormView(contactForm, { refused, defaultValue: details });
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <Panel id="details" title={t('account.yourDetails')}>
        <FormStack {...form.props}>
          {missing.length > 0 && !refused && <Notice kind="warning" title={t('cashier.missingInformation')}>{missingList(missing, t, locale)}</Notice>}
          <p className="quiet">{t('account.yourDetailsWhy')}</p>
          <div className="form-pair">
            <Field {...form.text('fname')} label={t('account.fname')} autoComplete="given-name" enterKeyHint="next" />
            <Field {...form.text('lname')} label={t('account.lname')} autoComplete="family-name" enterKeyHint="next" />
          </div>
          <Field {...form.text('address')} label={t('account.address')} autoComplete="address-line1" enterKeyHint="next" />
          <div className="form-pair">
            <Field {...form.text('city')} label={t('account.city')} autoComplete="address-level2" enterKeyHint="next" />
            <Field {...form.text('zip')} label={t('account.zip')} autoComplete="postal-code" autoCapitalize="characters" enterKeyHint="next" />
          </div>
          <Field {...form.text('mobile')} label={t('account.mobile')} hint={t('account.mobileHint')} type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="done" />
          <Button variant="prime" size="large" wide>{t('account.save')}</Button>
        </FormStack>
      </Panel>
    </>
  );
}

function MemberData({ account: { member, previousLogin, timeZone } }: { account: AccountData }) {
  const { t, href, locale } = usePage();
  const named = (options: readonly Option[], code: string) => options.find(({ value }) => value === code)?.label ?? code;
  const verified = member.kycStatus === 'verified';
  return (
    <Panel id="member" title={t('account.memberData')}>
      <dl className="facts facts-list">
        <div><dt>{t('account.username')}</dt><dd>{member.username}</dd></div>
        <div><dt>{t('account.email')}</dt><dd>{member.email}</dd></div>
        <div><dt>{t('account.country')}</dt><dd>{named(countryOptions(locale), member.countrycode)}</dd></div>
        <div><dt>{t('account.currency')}</dt><dd>{named(currencyOptions(locale), member.currency)}</dd></div>
        <div><dt>{t('account.birthdate')}</dt><dd className="num">{member.birthdate}</dd></div>
        <div><dt>{t('account.kycStatus')}</dt><dd><Badge kind={verified ? 'success' : 'neutral'}>{t(verified ? 'account.verified' : 'account.notVerified')}</Badge>{!verified && <> <a className="link" href={href('/profile/documents')}>{t('documents.verify')}</a></>}</dd></div>
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
