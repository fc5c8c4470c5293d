import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import type { Waiting } from './refresh';

/** Says that a page looks again by itself, or that it stands still, and how to change that (WCAG 2.2.1, 2.2.4). */
export function LooksAgain({ waits }: Pick<Waiting, 'waits'>) {
  const { t } = usePage();
  if (!waits) return null;
  return (
    <p className="form-row">
      <span className="hint">{t(waits.stays ? 'tables.stands' : 'layout.looksAgain')}</span>
      <Button href={waits.other} size="small" variant="quiet">
        {t(waits.stays ? 'layout.lookByItself' : 'tables.stopRefreshing')}
      </Button>
    </p>
  );
}
