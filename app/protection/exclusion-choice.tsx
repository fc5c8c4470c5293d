import { returnCooling } from 'contract/constants';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDuration } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { RadioCards } from '~/ui/choice-fields';
import { PasswordField } from '~/ui/field';
import { ErrorSummary } from '~/ui/error-summary';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { choiceForm } from './forms';

interface ExclusionChoiceProps {
  /** Whether a link was opened that may still be good; only the API knows, and says so when the form is sent. */
  linked: boolean;
  refused: RefusedForm | undefined;
}

/** The mailed link's screen after the 24 hours: return, or stay away for months (DOMAIN §6). */
export function ExclusionChoice({ linked, refused }: ExclusionChoiceProps) {
  const { t, href, locale } = usePage();
  const form = useFormView(choiceForm, { refused });
  if (!linked) {
    return (
      <div className="narrow">
        <h1>{t('protection.selfExclusion')}</h1>
        <Notice kind="error" title={t('protection.linkInvalid')}>
          {t('protection.linkInvalidText')}
        </Notice>
        <div className="form-row">
          <Button href={href('/responsible-gambling')}>{t('layout.stayInControl')}</Button>
        </div>
      </div>
    );
  }
  const months = (count: 6 | 12 | 60) => ({
    value: String(count),
    label: t('protection.stayMonths', { count }),
    description: t('protection.stayText'),
  });
  return (
    <div className="narrow">
      <h1>{t('protection.selfExclusion')}</h1>
      <p className="lead">{t('protection.choiceLead')}</p>
      <ErrorSummary errors={form.errors} />
      <Panel>
        <FormStack {...form.props}>
          <RadioCards
            {...form.choice('choice')}
            legend={t('protection.choice')}
            options={[
              months(6),
              months(12),
              months(60),
              {
                value: 'return',
                label: t('protection.return'),
                description: t('protection.returnText', { time: formatDuration(returnCooling, locale) }),
              },
            ]}
          />
          <PasswordField {...form.password('password')} label={t('protection.returnPassword')} />
          <Button variant="prime" size="large" wide>
            {t('protection.choose')}
          </Button>
        </FormStack>
      </Panel>
    </div>
  );
}
