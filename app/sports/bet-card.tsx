import type { BetLeg, BetState, CashOutOffer, LegState, SportsBet } from 'contract/sports/bets';
import type { ReactNode } from 'react';
import { formatDateTime } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import { usePage, type Page } from '~/i18n/page';
import { Badge, type BadgeKind } from '~/ui/panel';
import { formatOdds, type OddsFormat } from './odds';
import { LegWords } from './slip-box';
import { keyOf } from './slip-legs';
import { systemName } from './system-name';

export type ShownBet = SportsBet & { cashOut: CashOutOffer | null };

export const betPath = (id: string): string => `/sports/bets/${encodeURIComponent(id)}`;

const betStates: Record<BetState, { key: MessageKey; kind: BadgeKind }> = {
  open: { key: 'sports.open', kind: 'info' },
  won: { key: 'sports.won', kind: 'success' },
  lost: { key: 'sports.lost', kind: 'neutral' },
  void: { key: 'sports.void', kind: 'warning' },
  cashed_out: { key: 'sports.cashedOut', kind: 'success' },
};

const legStates: Record<LegState, MessageKey> = {
  open: 'sports.open',
  won: 'sports.won',
  half_won: 'sports.halfWon',
  lost: 'sports.lost',
  half_lost: 'sports.halfLost',
  void: 'sports.void',
};

/** What kind of bet it is: `Accumulator`, `Trixie`. */
export const betName = ({ kind, system }: Pick<SportsBet, 'kind' | 'system'>, { t }: Pick<Page, 't'>): string =>
  kind === 'system' && system !== null
    ? systemName(system, t)
    : t(kind === 'single' ? 'sports.single' : 'sports.accumulator');

/** A bet: what it is made of, what it cost, and what it pays or has paid. */
export function BetSummary({
  bet,
  format,
  timeZone,
  title,
  children,
}: {
  bet: ShownBet;
  format: OddsFormat;
  timeZone: string;
  /** Instead of the kind of bet: a heading. */
  title?: ReactNode;
  children?: ReactNode;
}) {
  const page = usePage();
  const { t, money, locale, number } = page;
  const state = betStates[bet.state];
  const amount = (value: number) => money(value, bet.currency);
  return (
    <>
      <div className="bet-head">
        {title ?? <h2>{betName(bet, page)}</h2>} <Badge kind={state.kind}>{t(state.key)}</Badge>
      </div>
      <ul className="slip-legs">
        {bet.legs.map((leg) => (
          <LegLine key={keyOf(leg)} leg={leg} format={format} />
        ))}
      </ul>
      <dl className="facts">
        {bet.combinations > 1 && <Fact name="sports.combinations">{number(bet.combinations)}</Fact>}
        {bet.odds !== null && bet.legs.length > 1 && (
          <Fact name="sports.totalOdds">{formatOdds(bet.odds, format, locale)}</Fact>
        )}
        <Fact name="sports.totalStake">{amount(bet.stake)}</Fact>
        {bet.state === 'open' && <Fact name="sports.possiblePayout">{amount(bet.possiblePayout)}</Fact>}
        {bet.payout !== null && <Fact name="sports.payout">{amount(bet.payout)}</Fact>}
        <Fact name="sports.placedAt">{formatDateTime(bet.placedAt, locale, timeZone)}</Fact>
        {children}
      </dl>
    </>
  );
}

export function Fact({ name, children }: { name: MessageKey; children: ReactNode }) {
  const { t } = usePage();
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function LegLine({ leg, format }: { leg: BetLeg; format: OddsFormat }) {
  const { t, locale } = usePage();
  return (
    <li>
      <LegWords leg={leg} />
      <b className="num">{formatOdds(leg.odds, format, locale)}</b>
      <span className="leg-state">
        {t(legStates[leg.state])}
        {leg.score && <small className="num">{` ${leg.score.home}–${leg.score.away}`}</small>}
      </span>
    </li>
  );
}
