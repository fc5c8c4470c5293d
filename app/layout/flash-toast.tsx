import { useRouteLoaderData } from '@remix-run/react';
import { toast as usual } from 'contract/constants';
import { usePage } from '~/i18n/page';
import { Toast, Toasts } from '~/ui/notice';
import type { FrameData } from './frame-data';

/** What the last answer left to be told, once. The frame shows it, except over a game, whose screen knows where it hides nothing. */
export function FlashToast() {
  const { t } = usePage();
  const toast = useRouteLoaderData<FrameData>('root')?.toast;
  if (!toast) return null;
  return (
    <Toasts>
      {/* Longer than the usual two seconds is one step: three, for an expired session (SPEC §9). */}
      <Toast kind={toast.kind} stays={toast.shownFor > usual.shown ? 'long' : 'usual'}>
        {toast.text ?? t(toast.key, toast.values)}
      </Toast>
    </Toasts>
  );
}
