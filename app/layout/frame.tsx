import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import type { FrameData } from '~/root';
import type { RouteHandle } from './route-handle';

interface FrameProps {
  layout: RouteHandle['layout'];
  /** Null when the root loader failed: the page then says what still works. */
  frame: FrameData | null;
  children: ReactNode;
}

/** What surrounds a screen. */
export function Frame({ children }: FrameProps) {
  const { t } = usePage();
  return (
    <>
      <a href="#main">{t('common.skipToContent')}</a>
      <main id="main">{children}</main>
    </>
  );
}
