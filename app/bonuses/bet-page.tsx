import type { Bonus, BonusBet } from 'contract/bonuses';
import { inHouseProvider } from 'contract/constants';
import { ProfileFrame } from '~/account/profile-frame';
import { groupLabel, providerName } from '~/history/labels';
import { formatDateTime, formatWholePercent } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Badge, Panel } from '~/ui/panel';
import { stateLabels, Terms, Wagering } from './bonus-parts';

interface BonusBetPageProps {
  bonus: Bonus;
  /** In the order they were placed. */
  bets: readonly BonusBet[];
  timeZone: string;
}

/** The receipt of a round that was played with a bonus: what each bet was made of and counted, and the bonus as it stands (SPEC §3). */
export function BonusBetPage({ bonus, bets, timeZone }: BonusBetPageProps) {
  const { t, href, money } = usePage();
  const { currency } = bonus;
  const state = stateLabels[bonus.state];
  return (
    <ProfileFrame current="bonuses">
      <div className="beside">
        <div>
          {bets.map((bet) => (
            <Bet key={`${bet.pointsBefore} ${bet.at}`} bet={bet} timeZone={timeZone} />
          ))}
        </div>
        <Panel id="bonus" title={bonus.name} className="bonus">
          <p>
            <Badge kind={state.kind}>{t(state.key)}</Badge>
          </p>
          <Wagering bonus={bonus} />
          <dl className="facts facts-list">
            <div>
              <dt>{t('bonuses.balance')}</dt>
              <dd className="num">{money(bonus.balance, currency)}</dd>
            </div>
            <Terms bonus={bonus} timeZone={timeZone} />
            <div>
              <dt>{t('bonuses.needed')}</dt>
              <dd className="num">{money(bonus.pointsNeeded, currency)}</dd>
            </div>
            <div>
              <dt>{t('bonuses.gained')}</dt>
              <dd className="num">{money(bonus.pointsGained, currency)}</dd>
            </div>
            <div>
              <dt>{t('bonuses.openBets')}</dt>
              <dd className="num">{bonus.openBets}</dd>
            </div>
            <div>
              <dt>{t('history.instanceId')}</dt>
              <dd className="reference">{bonus.id}</dd>
            </div>
          </dl>
        </Panel>
      </div>
      <p className="form-row">
        <Button href={href('/profile/history?tab=bonuses')} variant="quiet" icon="history">
          {t('bonuses.seeBets')}
        </Button>{' '}
        <Button href={href('/profile/bonuses')} variant="quiet" icon="gift">
          {t('layout.bonuses')}
        </Button>
      </p>
    </ProfileFrame>
  );
}

/** What decided how much a bet counts, in words. */
function reasonOf(rule: string): MessageKey {
  if (rule === 'free_spin') return 'bonuses.ruleFreeSpin';
  if (rule === 'sportsbook:odds') return 'bonuses.ruleOdds';
  if (rule.startsWith('game:')) return 'bonuses.ruleGame';
  return rule.startsWith('category:') ? 'bonuses.ruleGroup' : 'bonuses.ruleNone';
}

function Bet({ bet, timeZone }: { bet: BonusBet; timeZone: string }) {
  const { t, href, money, locale } = usePage();
  const amount = (value: number) => money(value, bet.currency);
  const inHouse = bet.provider === inHouseProvider;
  return (
    <Panel title={t('bonuses.bet')}>
      {bet.isRolledBack && (
        <p>
          <Badge kind="warning">{t('history.takenBack')}</Badge>
        </p>
      )}
      <dl className="facts facts-list">
        <div>
          <dt>{t('history.time')}</dt>
          <dd className="num">{formatDateTime(bet.at, locale, timeZone)}</dd>
        </div>
        <div>
          <dt>{t('history.game')}</dt>
          <dd>{bet.gametitle}</dd>
        </div>
        <div>
          <dt>{t('history.provider')}</dt>
          <dd>{providerName(bet.provider, t)}</dd>
        </div>
        <div>
          <dt>{t('history.gameGroup')}</dt>
          <dd>{t(groupLabel(bet.gamegroup))}</dd>
        </div>
        <div>
          <dt>{t('history.wager')}</dt>
          <dd className="num">{amount(bet.stake)}</dd>
        </div>
        <div>
          <dt>{t('bonuses.fromCash')}</dt>
          <dd className="num">{amount(bet.cashShare)}</dd>
        </div>
        <div>
          <dt>{t('history.bonusShare')}</dt>
          <dd className="num">{amount(bet.bonusShare)}</dd>
        </div>
        <div>
          <dt>{t('history.contribution')}</dt>
          <dd className="num">{formatWholePercent(bet.contributionPercent, locale)}</dd>
        </div>
        <div>
          <dt>{t('bonuses.why')}</dt>
          <dd>{t(reasonOf(bet.rule))}</dd>
        </div>
        <div>
          <dt>{t('history.pointContribution')}</dt>
          <dd className="num">{amount(bet.pointContribution)}</dd>
        </div>
        <div>
          <dt>{t('bonuses.before')}</dt>
          <dd className="num">{amount(bet.pointsBefore)}</dd>
        </div>
        <div>
          <dt>{t('history.pointsAfter')}</dt>
          <dd className="num">{amount(bet.pointsAfter)}</dd>
        </div>
        <div>
          <dt>{t('history.roundId')}</dt>
          <dd className="reference">{bet.roundId}</dd>
        </div>
      </dl>
      {inHouse && (
        <p className="form-row">
          <Button href={href(`/round/${encodeURIComponent(bet.roundId)}`)} size="small">
            {t('bonuses.toRound')}
          </Button>
        </p>
      )}
    </Panel>
  );
}
