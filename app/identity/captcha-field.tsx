import { captchaLength } from 'contract/constants';
import type { Captcha } from 'contract/support';
import type { RefusedForm } from '~/forms/submission';
import { usePage } from '~/i18n/page';
import { Field, type FieldProps } from '~/ui/field';

/** What a form that may ask for a captcha is refused with. */
export type RefusedWithCaptcha = RefusedForm & { captcha?: Captcha | null };

/** The captcha that a refusal asks for: a picture, and a question in words for who can't see it. Either answer counts. */
export function CaptchaField({ captcha, ...field }: Pick<FieldProps, 'name' | 'id' | 'error'> & { captcha: Captcha }) {
  const { t } = usePage();
  const { name, id, error } = field;
  return (
    <>
      <Field
        label={t('identity.captcha')}
        hint={captcha.question}
        name={name}
        id={id}
        error={error}
        required
        minLength={captchaLength}
        maxLength={captchaLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      >
        <img
          src={`data:image/svg+xml,${encodeURIComponent(captcha.svg)}`}
          alt={t('identity.captchaPicture')}
          width={220}
          height={72}
        />
      </Field>
      <input type="hidden" name="captchaId" value={captcha.id} />
    </>
  );
}
