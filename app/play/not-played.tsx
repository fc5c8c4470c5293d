import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Notice, type Tone } from '~/ui/notice';
import type { ElsewherePlay, RefusedPlay } from './play-data';

/** Why a game does not open, and where to go from there. */
function NotPlayed({ kind, why, children }: { kind: Tone; why: string; children: ReactNode }) {
  const { t, href } = usePage();
  return (
    <>
      <Notice kind={kind} title={t('play.cannotPlay')}>
        {why}
      </Notice>
      <div className="form-row">
        {children}{' '}
        <Button href={href('/')} variant="quiet">
          {t('errors.toLobby')}
        </Button>
      </div>
    </>
  );
}

export function Refused({ play: { mode, message } }: { play: RefusedPlay }) {
  const { t, href } = usePage();
  return (
    <NotPlayed kind="warning" why={message}>
      <Button href={href('/info/contact-us')} icon="mail">
        {t('layout.contact')}
      </Button>{' '}
      {mode === 'real' && (
        <Button href={href('/profile/history')} variant="quiet">
          {t('play.seeHistory')}
        </Button>
      )}
    </NotPlayed>
  );
}

export function Elsewhere({ play: { game, device } }: { play: ElsewherePlay }) {
  const { t, href } = usePage();
  return (
    <NotPlayed kind="info" why={t(device === 'pc' ? 'play.onComputersOnly' : 'play.onPhonesOnly')}>
      <Button href={href(`/game/${game.id}`)}>{t('lobby.about', { title: game.title })}</Button>
    </NotPlayed>
  );
}
