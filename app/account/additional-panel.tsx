import { profileLengths } from 'contract/constants';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';
import { additionalForm } from './additional-form';
import type { AccountData } from './load-account';

const { nickname } = profileLengths;

/** Nickname, state, time zone and security question: nothing of it is demanded but the zone. */
export function AdditionalPanel({ account: { additional, seen }, refused }: { account: AccountData; refused: RefusedForm | undefined }) {
  const { t, href } = usePage();
  const form = useFormView(additionalForm, { refused, defaultValue: additional });
  return (
    <Panel id="additional-information" title={t('account.additional')}>
      <FormStack {...form.props} action={href('/profile/my-account?additional')}>
        <ErrorSummary errors={form.errors} />
        <Field {...form.text('nickname')} minLength={nickname.min} maxLength={nickname.max} label={t('account.nickname')} optional autoComplete="nickname" enterKeyHint="next" />
        <Field {...form.text('state')} label={t('account.state')} optional autoComplete="address-level1" enterKeyHint="next" />
        <Field {...form.text('timezone')} label={t('account.timezone')} hint={t('account.timezoneHint')} autoCapitalize="words" spellCheck={false} enterKeyHint="next" />
        <Field {...form.text('securityQuestion')} label={t('account.securityQuestion')} hint={t('account.securityQuestionHint')} optional autoComplete="off" enterKeyHint="next" />
        <Field {...form.password('securityAnswer')} label={t('account.securityAnswer')} hint={t('account.securityAnswerHint')} optional autoComplete="off" enterKeyHint="done" />
        <input type="hidden" name="seen" value={seen} />
        <Button>{t('account.save')}</Button>
      </FormStack>
    </Panel>
  );
}
