import type { FormEventHandler } from 'react';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary, type SummaryError } from '~/ui/error-summary';
import { Field, type FieldProps } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import type { AdditionalField, ContactField, EditorData, EditorFormData } from './editor-types';

/** A form of the editor as its view sees it: still as it came, or followed by `useLiveForm`. */
export interface EditorForm<Name extends string> {
  props: { id: string; action: string; noValidate?: boolean; onSubmit?: FormEventHandler<HTMLFormElement> };
  field: (name: Name) => Omit<FieldProps, 'label'>;
  seen: string;
  errors: readonly SummaryError[];
}

export interface EditorForms {
  contact: EditorForm<ContactField>;
  additional: EditorForm<AdditionalField>;
}

/** The form as the page brings it, and as it stays without scripts. */
export function stillForm<Name extends string>({
  id,
  action,
  seen,
  fields,
  errors,
}: EditorFormData<Name>): EditorForm<Name> {
  return {
    props: { id, action },
    field: (name) => {
      const { value, required, minLength, maxLength, error } = fields[name];
      return { name, id: fieldId(id, name), defaultValue: value, required, minLength, maxLength, error };
    },
    seen,
    errors,
  };
}

export const fieldId = (form: string, name: string): string => `${form}-${name}`;

type Shown = Pick<EditorData, 'missing' | 'order' | 'asksKana'>;

/** The two forms of the profile. Server and browser render these very components with the same data. */
export function ProfileEditor({ contact, additional, ...shown }: EditorForms & Shown) {
  return (
    <>
      <ContactPanel form={contact} {...shown} />
      <AdditionalPanel form={additional} />
    </>
  );
}

/** What the cashier needs to know. */
function ContactPanel({ form, missing, order, asksKana }: { form: EditorForm<ContactField> } & Shown) {
  const { t } = usePage();
  const firstName = (
    <Field
      key="fname"
      {...form.field('fname')}
      label={t('account.fname')}
      autoComplete="given-name"
      enterKeyHint="next"
    />
  );
  const lastName = (
    <Field
      key="lname"
      {...form.field('lname')}
      label={t('account.lname')}
      autoComplete="family-name"
      enterKeyHint="next"
    />
  );
  const street = (
    <Field
      key="address"
      {...form.field('address')}
      label={t('account.address')}
      autoComplete="address-line1"
      enterKeyHint="next"
    />
  );
  const city = (
    <Field
      key="city"
      {...form.field('city')}
      label={t('account.city')}
      autoComplete="address-level2"
      enterKeyHint="next"
    />
  );
  const postcode = (
    <Field
      key="zip"
      {...form.field('zip')}
      label={t('account.zip')}
      autoComplete="postal-code"
      autoCapitalize="characters"
      enterKeyHint="next"
    />
  );
  const place = (
    <div key="place" className="form-pair">
      {order.address === 'city-postcode' ? [city, postcode] : [postcode, city]}
    </div>
  );
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <Panel id="details" title={t('account.yourDetails')}>
        <FormStack {...form.props}>
          {missing && (
            <Notice kind="warning" title={t('results.profile_incomplete')}>
              {missing}
            </Notice>
          )}
          <p className="quiet">{t('account.yourDetailsWhy')}</p>
          <div className="form-pair">{order.familyNameFirst ? [lastName, firstName] : [firstName, lastName]}</div>
          {asksKana && (
            <Field {...form.field('kana')} label={t('account.kana')} hint={t('account.kanaHint')} optional />
          )}
          {order.address === 'from-postcode' ? [place, street] : [street, place]}
          <Field
            {...form.field('mobile')}
            label={t('account.mobile')}
            hint={t('account.mobileHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="done"
          />
          <input type="hidden" name="seen" value={form.seen} />
          <Button variant="prime" size="large" wide>
            {t('account.save')}
          </Button>
        </FormStack>
      </Panel>
    </>
  );
}

/** Nickname, state, time zone and security question: nothing of it is demanded but the zone. */
function AdditionalPanel({ form }: { form: EditorForm<AdditionalField> }) {
  const { t } = usePage();
  return (
    <Panel id="additional-information" title={t('account.additional')}>
      <FormStack {...form.props}>
        <ErrorSummary errors={form.errors} />
        <Field
          {...form.field('nickname')}
          label={t('account.nickname')}
          optional
          autoComplete="nickname"
          enterKeyHint="next"
        />
        <Field
          {...form.field('state')}
          label={t('identity.state')}
          optional
          autoComplete="address-level1"
          enterKeyHint="next"
        />
        <Field
          {...form.field('timezone')}
          label={t('account.timezone')}
          hint={t('account.timezoneHint')}
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
        />
        <Field
          {...form.field('securityQuestion')}
          label={t('account.securityQuestion')}
          hint={t('account.securityQuestionHint')}
          optional
          autoComplete="off"
          enterKeyHint="next"
        />
        <Field
          {...form.field('securityAnswer')}
          label={t('account.securityAnswer')}
          hint={t('account.securityAnswerHint')}
          optional
          autoComplete="off"
          enterKeyHint="done"
        />
        <input type="hidden" name="seen" value={form.seen} />
        <Button>{t('account.save')}</Button>
      </FormStack>
    </Panel>
  );
}
