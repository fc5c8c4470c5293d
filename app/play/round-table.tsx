import type { GameDetails, GameLaunch } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import type { FieldsOf } from '~/forms/define-form';
import { RequestIdInput } from '~/forms/request-id';
import { useFormView, type FormView } from '~/forms/use-form-view';
import { formatSeconds, formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { FlashToast } from '~/layout/flash-toast';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Icon } from '~/ui/icon';
import { LastRounds, NextGames } from './after-round';
import { familyOf } from './families';
import type { GameFamily, PictureProps } from './family';
import type { RoundPlay } from './play-data';
import type { RefusedRound } from './refused-round';
import { ResultLine, toneOf } from './result-line';
import { decisionForm, roundForm, type DecisionFormDefinition, type RoundForm } from './round-form';
import { Rules } from './rules';
import { Segments } from './segments';
import { mustLookUp, RealityCheck, SittingBar } from './sitting';
import { addressOf, Modes, Totals } from './stage-foot';

/** The table of a game whose rounds the player opens: the round that lies there, and the form of what can be done next. */
export function RoundTable({ play, refused }: { play: RoundPlay; refused: RefusedRound | undefined }) {
  const { t, href, path } = usePage();
  const { game, launch, round, mode, next, requestId } = play;
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
  const live = sitting && { sitting, currency: launch.currency, answersAt: `${href(path)}?mode=real&realityCheck` };
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
        {isOpen ? (
          <DecisionForm
            launch={launch}
            game={game}
            family={family}
            view={decision}
            round={round}
            fresh={fresh}
            requestId={requestId}
            action={`${address}&round=${encodeURIComponent(round.id)}&decide`}
          />
        ) : (
          <Scene family={family} launch={launch} game={game} round={round} fresh={fresh} />
        )}
        {pauses && live && <RealityCheck {...live} />}
        {!isOpen && !pauses && (
          <StakeForm
            launch={launch}
            game={game}
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
      {mode === 'real' && live && <SittingBar {...live} />}
      {round && family.Details && <family.Details round={round} />}
      {round && (
        <p className="receipt-alone">
          <a className="link receipt-link" href={href(`/round/${encodeURIComponent(round.id)}`)}>
            {t('play.receiptOfRound')}
          </a>
        </p>
      )}
      <Rules game={game} family={family} stake={chosen} currency={launch.currency} />
      <LastRounds launch={launch} />
      <NextGames games={next} />
    </>
  );
}

type FamilyPictureProps = PictureProps & { family: GameFamily };

/** What stands over the table, the table, and what it says. */
function Scene({ launch, ...picture }: FamilyPictureProps & { launch: GameLaunch }) {
  const { Banner } = picture.family;
  return (
    <div className="scene">
      {Banner && <Banner launch={launch} />}
      <Picture {...picture} />
      <FlashToast />
    </div>
  );
}

/** The table, and what it says. */
export function Picture({ family, ...picture }: FamilyPictureProps) {
  return (
    <>
      <div className="picture">
        <family.Picture {...picture} />
      </div>
      <ResultLine round={picture.round} ready={family.texts.ready} open={family.texts.open} />
    </>
  );
}

/** A family's own fields come on top of those that the form's type names (`decisionFields`). */
type OwnField = FieldsOf<DecisionFormDefinition['schema']>;

interface DecisionFormProps {
  launch: GameLaunch;
  game: GameDetails;
  family: GameFamily;
  view: FormView<DecisionFormDefinition['schema']>;
  round: RoundReceipt;
  fresh: boolean;
  requestId: string;
  action: string;
}

/** An open round: the table is the form, and each of its buttons is a decision. */
function DecisionForm({ launch, game, family, view, round, fresh, requestId, action }: DecisionFormProps) {
  return (
    <form className="decision-form" method="post" action={action} {...view.props}>
      <RequestIdInput sent={undefined} fresh={requestId} />
      <input type="hidden" name="mode" value={launch.mode} />
      <input type="hidden" name="round" value={round.id} />
      <input type="hidden" name="step" value={round.position?.decisions.length ?? 0} />
      <Scene
        family={family}
        launch={launch}
        game={game}
        round={round}
        fresh={fresh}
        isTicked={(name) => view.value(name as OwnField) === 'on'}
      />
      {family.Decisions && (
        <div className="bet-bar">
          <family.Decisions game={game} round={round} />
        </div>
      )}
    </form>
  );
}

interface StakeFormProps {
  launch: GameLaunch;
  game: GameDetails;
  family: GameFamily;
  view: FormView<RoundForm['schema']>;
  /** The round on the table. */
  round: RoundReceipt | null;
  /** The stake played last, or the one a refused post named. */
  chosen: number;
  requestId: string;
  /** Address of the game in this mode. */
  action: string;
}

/** Fills the button until the licence lets the next round begin; a post that comes earlier waits at the server (DOMAIN §6). SMIL: its length is the page's data. */
function Wait({ ms }: { ms: number }) {
  return (
    <svg className="wait" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1">
        <animate attributeName="width" from="0" to="100" dur={`${ms}ms`} fill="freeze" />
      </rect>
    </svg>
  );
}

/** What opens a round: the stake, the family's own fields and the one button. */
function StakeForm({ launch, game, family, view, round, chosen, requestId, action }: StakeFormProps) {
  const { t, locale } = usePage();
  const pace = (launch.mode === 'real' && launch.sitting?.pace) || { shortestRound: 0, wait: 0 };
  return (
    <form className="stake-form" method="post" action={action} {...view.props}>
      <RequestIdInput sent={view.value('requestId')} fresh={requestId} />
      <input type="hidden" name="mode" value={launch.mode} />
      {family.Fields && (
        <div className="own-fields">
          <family.Fields game={game} view={view} round={round} />
        </div>
      )}
      <div className="bet-bar">
        <Segments
          {...view.choice('stake')}
          legend={t('play.stake')}
          chosen={String(chosen)}
          options={launch.stakes.map((stake) => ({
            value: String(stake),
            label: formatShortMoney(stake, launch.currency, locale),
          }))}
          amounts
        />
        <button className="btn btn-prime spin">
          <Icon name="play" />
          {t(family.texts.play)}
          {pace.wait > 0 && <Wait ms={pace.wait} />}
        </button>
      </div>
      {pace.shortestRound > 0 && (
        <p className="pace quiet">{t('play.pace', { time: formatSeconds(pace.shortestRound, locale) })}</p>
      )}
    </form>
  );
}
