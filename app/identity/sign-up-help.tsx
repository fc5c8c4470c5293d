import { createElement, type ReactNode } from 'react';
import { usePage } from '~/i18n/page';

/** Says early what a form would refuse, and how strong a new password is, where scripts run (`app/islands/sign-up-help.ts`). @param check where single fields are judged */
export function SignUpHelp({ check, children }: { check?: string; children: ReactNode }) {
  const { t } = usePage();
  return createElement(
    'sign-up-help',
    {
      'data-check': check,
      'data-weak': t('identity.passwordWeak'),
      'data-fair': t('identity.passwordFair'),
      'data-strong': t('identity.passwordStrong'),
    },
    children,
  );
}
