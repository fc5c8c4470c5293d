import type { ComponentProps } from 'react';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { PasswordField } from '~/ui/field';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>;

/** A new password, typed twice, and the button that sets it (SPEC §5, §8). */
export function NewPasswordFields({ newPassword, passwordConfirm }: { newPassword: Field; passwordConfirm: Field }) {
  const { t } = usePage();
  return (
    <>
      <PasswordField
        label={t('password.new')}
        hint={t('password.policyHint')}
        {...newPassword}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        label={t('password.confirm')}
        {...passwordConfirm}
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <Button variant="prime" size="large" wide>
        {t('password.setNew')}
      </Button>
    </>
  );
}
