import type { GameDetails } from 'contract/games';
import type { ReactNode } from 'react';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice, type Tone } from '~/ui/notice';
import { useFormView } from '~/forms/use-form-view';
import { TableScreen } from '~/tables/table-screen';
import { DecisionForm } from './decision-form';
import { familyOf } from './families';
import type { PlayData } from './load-play';
import { addressOf, Modes } from './modes';
import type { RefusedRound } from './post-round';
import { OutsideGame } from './outside-game';
import { decisionForm, roundForm } from './round-form';
import { Picture } from './picture';
import { toneOf } from './result-line';
import { Rules } from './rules';
import { mustLookUp, RealityCheck, SittingBar } from './sitting';
import { StakeForm } from './stake-form';
import { Totals } from './totals';

/** The whole play screen, on both its addresses. */
export function PlayPage({ play, refused }: { play: PlayData; refused?: RefusedRound | undefined }) {
  const { t } = usePage();
  return (
    <play-table class="play" data-sound={t('play.soundOn')} data-mute={t('play.soundOff')}>
      <GameHead game={play.game} playable={'launch' in play} />
      {play.screen === 'refused' && <Refused play={play} />}
      {play.screen === 'elsewhere' && <Elsewhere play={play} />}
      {play.screen === 'table' && <Table play={play} refused={refused} />}
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

function Refused({ play: { mode, message } }: { play: Extract<PlayData, { screen: 'refused' }> }) {
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

function Elsewhere({ play: { game, device } }: { play: Extract<PlayData, { screen: 'elsewhere' }> }) {
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

function Table({ play, refused }: { play: Extract<PlayData, { screen: 'table' }>; refused: RefusedRound | undefined }) {
  const { t, href, path } = usePage();
  const { game, launch, round, mode, requestId } = play;
  const family = familyOf(play.family);
  const opening = useFormView(roundForm(family), { refused: refused?.of === 'opening' ? refused : undefined });
  const decision = useFormView(decisionForm(family), { refused: refused?.of === 'decision' ? refused : undefined });
  const wanted = refused?.of === 'opening' ? Number(opening.value('stake')) : round?.position?.stake;
  const chosen = wanted !== undefined && launch.stakes.includes(wanted) ? wanted : launch.defaultStake;
  const address = addressOf(href(path), mode);
  const fresh = !refused;
  const isOpen = round?.state === 'open';
  const { sitting } = launch;
  // A round that is open may be played to its end.
  const pauses = !isOpen && mode === 'real' && mustLookUp(sitting);
  const told = sitting && { sitting, currency: launch.currency, game: href(path) };
  return (
    <>
      <link rel="stylesheet" href={family.stylesheet} />
      <ErrorSummary errors={[...opening.errors, ...decision.errors]} />
      {refused?.code === 'insufficient_funds' && mode === 'real' && (
        <div>
          <Button href={href(launch.cashierUrl)} icon="deposit">
            {t('play.toCashier')}
          </Button>
        </div>
      )}
      <section className={round && toneOf(round) === 'win' && !refused ? 'stage stage-win' : 'stage'}>
        {family.Banner && <family.Banner launch={launch} />}
        {isOpen ? (
          <DecisionForm
            launch={launch}
            family={family}
            view={decision}
            round={round}
            fresh={fresh}
            requestId={requestId}
            action={`${address}&round=${encodeURIComponent(round.id)}&decide`}
          />
        ) : (
          <Picture family={family} game={game} round={round} fresh={fresh} />
        )}
        {pauses && told && <RealityCheck {...told} />}
        {!isOpen && !pauses && (
          <StakeForm
            launch={launch}
            family={family}
            view={opening}
            round={round}
            chosen={chosen}
            requestId={requestId}
            action={address}
          />
        )}
        <div className="stage-foot">
          <Totals launch={launch} round={round} />
          <Modes mode={mode} />
        </div>
      </section>
      {mode === 'real' && told && <SittingBar {...told} />}
      {round && family.Details && <family.Details round={round} />}
      {round && (
        <p className="receipt-alone">
          <a className="link receipt-link" href={href(`/round/${encodeURIComponent(round.id)}`)}>
            {t('play.receiptOfRound')}
          </a>
        </p>
      )}
      <Rules game={game} family={family} stake={chosen} currency={launch.currency} />
    </>
  );
}
