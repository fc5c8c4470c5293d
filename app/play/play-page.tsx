import type { GameDetails } from 'contract/games';
import type { ReactNode } from 'react';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { TableScreen } from '~/tables/table-screen';
import { Button } from '~/ui/button';
import { Notice, type Tone } from '~/ui/notice';
import { OutsideGame } from './outside-game';
import type { ElsewherePlay, PlayData, RefusedPlay } from './play-data';
import type { RefusedRound } from './refused-round';
import { RoundTable } from './round-table';

/** The whole play screen, on both its addresses. */
export function PlayPage({ play, refused }: { play: PlayData; refused?: RefusedRound | undefined }) {
  const { t } = usePage();
  return (
    <play-table class="play" data-sound={t('play.soundOn')} data-mute={t('play.soundOff')}>
      <GameHead game={play.game} playable={'launch' in play} />
      {play.screen === 'refused' && <Refused play={play} />}
      {play.screen === 'elsewhere' && <Elsewhere play={play} />}
      {play.screen === 'table' && <RoundTable play={play} refused={refused} />}
      {play.screen === 'outside' && <OutsideGame play={play} />}
      {play.screen === 'shared' && <TableScreen play={play} refused={refused} />}
    </play-table>
  );
}

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

function Refused({ play: { mode, message } }: { play: RefusedPlay }) {
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

function Elsewhere({ play: { game, device } }: { play: ElsewherePlay }) {
  const { t, href } = usePage();
  return (
    <NotPlayed kind="info" why={t(device === 'pc' ? 'play.onComputersOnly' : 'play.onPhonesOnly')}>
      <Button href={href(`/game/${game.id}`)}>{t('lobby.about', { title: game.title })}</Button>
    </NotPlayed>
  );
}

function GameHead({ game, playable }: { game: GameDetails; playable: boolean }) {
  const { t, locale } = usePage();
  return (
    <header className="play-head">
      <h1>{game.title}</h1>
      {playable && game.rtp !== null && (
        <a className="quiet num" href="#rules">
          {t('play.rtpShort', { rtp: formatPercent(game.rtp, locale) })}
        </a>
      )}
    </header>
  );
}
