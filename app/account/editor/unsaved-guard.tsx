import { useEffect, useRef, useState } from 'react';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';

export interface UnsavedGuard {
  /** Goes on at once, or asks first when something of `others` is unsaved. */
  leave: (go: () => void, isHeld: () => boolean) => void;
  /** The question, while it is asked. */
  question: React.ReactNode;
}

/** How long a navigation may take to begin, in milliseconds: until then the browser need not ask what was answered. */
const navigationBegins = 1_000;

/**
 * Asks before a link or another form of the page leads away from something unsaved, in the reader's language; where the page is left in
 * another way (the tab is closed, the browser goes back), the browser asks in its own words.
 * @param editor the element whose forms are guarded
 */
export function useUnsavedGuard(editor: HTMLElement, isUnsaved: () => boolean): UnsavedGuard {
  const [go, ask] = useState<{ on: () => void } | null>(null);
  const isAnswered = useRef(false);

  const leaveNow = (on: () => void) => {
    isAnswered.current = true;
    setTimeout(() => (isAnswered.current = false), navigationBegins);
    on();
  };
  const leave: UnsavedGuard['leave'] = (on, isHeld) => (isHeld() ? ask({ on }) : leaveNow(on));

  useEffect(() => {
    const isHeld = () => !isAnswered.current && isUnsaved();
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || !leadsAway(event, link) || !isHeld()) return;
      event.preventDefault();
      ask({ on: () => location.assign(link.href) });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || editor.contains(form) || form.getAttribute('method') === 'dialog' || !isHeld())
        return;
      event.preventDefault();
      ask({ on: () => form.requestSubmit(event.submitter) });
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, []);

  const answer = (words: string) => {
    ask(null);
    if (words === 'leave' && go) leaveNow(go.on);
  };
  return { leave, question: go && <Question answer={answer} /> };
}

/** Not a new tab, not a download, not a place on the same page. */
function leadsAway(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self') ||
    !link.protocol.startsWith('http')
  )
    return false;
  return !(link.hash && link.href.split('#')[0] === location.href.split('#')[0]);
}

function Question({ answer }: { answer: (words: string) => void }) {
  const { t } = usePage();
  return (
    <dialog
      className="dialog"
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-why"
      ref={(element) => element && !element.open && element.showModal()}
      onClose={({ currentTarget }) => answer(currentTarget.returnValue)}
    >
      <form className="dialog-body" method="dialog">
        <h2 id="unsaved-title">{t('account.unsavedTitle')}</h2>
        <p id="unsaved-why">{t('account.unsavedWhy')}</p>
        <Button variant="prime" wide value="stay">
          {t('account.unsavedStay')}
        </Button>
        <Button wide value="leave">
          {t('account.unsavedLeave')}
        </Button>
      </form>
    </dialog>
  );
}
