import type { Bonus } from 'contract/bonuses';
import { languageFacts } from 'contract/languages';
import { Blocked, ProfileFrame, type Standing } from '~/account';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDate } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Badge, EmptyState, Panel } from '~/ui/panel';
import { Table } from '~/ui/table';
import { addressOf } from './addresses';
import { FreeSpins, stateLabels, Terms, Wagering } from './bonus-parts';
import { codeForm } from './forms';
import { HowGamesCount } from './how-games-count';

interface BonusesData extends Standing {
  active: Bonus | null;
  queue: readonly Bonus[];
  /** The last one first. */
  ended: readonly Bonus[];
  mayBeOffered: boolean;
  timeZone: string;
}

/** The bonus that is played, those that wait, and a code for another one. */
export function BonusesPage({ bonuses, refused }: { bonuses: BonusesData; refused: RefusedForm | undefined }) {
  const { t, href, stands } = usePage();
  const { active, queue, ended, mayBeOffered, frozen, timeZone } = bonuses;
  const offers =
    mayBeOffered && stands('/promotions') ? (
      <Button href={href('/promotions')}>{t('bonuses.seeOffers')}</Button>
    ) : undefined;
  return (
    <ProfileFrame current="bonuses">
      <Blocked standing={bonuses} timeZone={timeZone} />
      <div className="beside">
        <div>
          {active && <ActiveBonus bonus={active} timeZone={timeZone} />}
          {!active && queue.length === 0 && (
            <EmptyState icon="gift" title={t('bonuses.none')} action={offers}>
              {t('bonuses.noneText')}
            </EmptyState>
          )}
          {queue.length > 0 && (
            <Queue queue={queue} blocked={frozen || active !== null} busy={active !== null} timeZone={timeZone} />
          )}
        </div>
        {!frozen && <PromotionCode refused={refused} />}
      </div>
      {ended.length > 0 && <Ended ended={ended} timeZone={timeZone} />}
      <p className="form-row">
        <Button href={href('/profile/history?tab=bonuses')} variant="quiet" icon="history">
          {t('bonuses.seeBets')}
        </Button>
        {(active || queue.length > 0) && offers}
      </p>
    </ProfileFrame>
  );
}

function PromotionCode({ refused }: { refused: RefusedForm | undefined }) {
  const { t } = usePage();
  const form = useFormView(codeForm, { refused });
  return (
    <Panel id="code" title={t('bonuses.code')}>
      <ErrorSummary errors={form.errors} />
      <FormStack {...form.props}>
        <Field
          {...form.text('code')}
          label={t('bonuses.yourCode')}
          hint={t('bonuses.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button variant="prime">{t('bonuses.redeem')}</Button>
      </FormStack>
    </Panel>
  );
}

function ActiveBonus({ bonus, timeZone }: { bonus: Bonus; timeZone: string }) {
  const { t, money } = usePage();
  const { currency } = bonus;
  return (
    <Panel id="active" title={bonus.name} className="bonus">
      <p>
        <Badge kind="success">{t('bonuses.stateActive')}</Badge>
      </p>
      <Wagering bonus={bonus} />
      <dl className="facts facts-list">
        <div>
          <dt>{t('bonuses.balance')}</dt>
          <dd className="num">{money(bonus.balance, currency)}</dd>
        </div>
        <Terms bonus={bonus} timeZone={timeZone} />
        <div>
          <dt>{t('bonuses.openBets')}</dt>
          <dd className="num">{bonus.openBets}</dd>
        </div>
        <div>
          <dt>{t('bonuses.highestStake')}</dt>
          <dd className="num">{money(bonus.maximumStake, currency)}</dd>
        </div>
      </dl>
      <FreeSpins bonus={bonus} />
      <HowGamesCount counts={bonus} currency={currency} maximumStake={bonus.maximumStake} />
      <GiveUp bonus={bonus} />
    </Panel>
  );
}

/** Giving up takes a second press, since it can't be taken back. */
function GiveUp({ bonus: { id, name, balance, currency, openBets } }: { bonus: Bonus }) {
  const { t, href, money } = usePage();
  if (openBets > 0) return <p className="quiet">{t('bonuses.openBetsFirst')}</p>;
  return (
    <details className="more">
      <summary className="link">
        {t('bonuses.giveUp')}
        <span className="unseen">{t('ui.ofWhat', { name })}</span>
      </summary>
      <form method="post" action={href(addressOf('forfeit'))} className="form">
        <p>{balance > 0 ? t('bonuses.giveUpLoses', { amount: money(balance, currency) }) : t('bonuses.giveUpText')}</p>
        <input type="hidden" name="bonus" value={id} />
        <Button variant="danger">
          {t('bonuses.giveUpNow')}
          <span className="unseen">{t('ui.ofWhat', { name })}</span>
        </Button>
      </form>
    </details>
  );
}

function Queue({
  queue,
  blocked,
  busy,
  timeZone,
}: {
  queue: readonly Bonus[];
  blocked: boolean;
  busy: boolean;
  timeZone: string;
}) {
  const { t, href, money, locale } = usePage();
  return (
    <Panel id="queue" title={t('bonuses.queue')}>
      <p className="quiet">
        {t('bonuses.queueKeeps')}
        {busy && (
          <>
            {languageFacts[locale].between.words}
            {t('bonuses.oneAtATime')}
          </>
        )}
      </p>
      <ul className="waiting">
        {queue.map((bonus) => (
          <li key={bonus.id}>
            <h3>{bonus.name}</h3>
            <dl className="facts facts-list">
              {bonus.amount > 0 && (
                <div>
                  <dt>{t('bonuses.amount')}</dt>
                  <dd className="num">{money(bonus.amount, bonus.currency)}</dd>
                </div>
              )}
              <Terms bonus={bonus} timeZone={timeZone} />
            </dl>
            <FreeSpins bonus={bonus} />
            {!blocked && (
              <form method="post" action={href(addressOf('start'))}>
                <input type="hidden" name="bonus" value={bonus.id} />
                <Button variant="prime">
                  {t('bonuses.start')}
                  <span className="unseen">{t('ui.ofWhat', { name: bonus.name })}</span>
                </Button>
              </form>
            )}
            <GiveUp bonus={bonus} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Ended({ ended, timeZone }: { ended: readonly Bonus[]; timeZone: string }) {
  const { t, money, locale } = usePage();
  return (
    <Panel id="ended" title={t('bonuses.ended')}>
      <Table
        caption={t('bonuses.ended')}
        hideCaption
        rows={ended}
        keyOf={({ id }) => id}
        columns={[
          { label: t('bonuses.name'), cell: ({ name }) => name },
          {
            label: t('history.state'),
            cell: ({ state }) => <Badge kind={stateLabels[state].kind}>{t(stateLabels[state].key)}</Badge>,
          },
          { label: t('bonuses.endedOn'), cell: ({ endedAt }) => formatDate(endedAt ?? 0, locale, timeZone) },
          { label: t('bonuses.amount'), numeric: true, cell: ({ amount, currency }) => money(amount, currency) },
        ]}
      />
    </Panel>
  );
}
