import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';

/** Where scripts run, each password typed within can be read by a press (`app/islands/show-password.ts`). */
export function ShowPassword({ children }: { children: ReactNode }) {
  const { t } = usePage();
  return <show-password data-show={t('identity.showPassword')}>{children}</show-password>;
}
