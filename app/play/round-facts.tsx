import type { OutsideRoundReceipt } from 'contract/rounds';
import type { RoundReceipt, RoundState } from 'contract/receipt';
import type { ReactNode } from 'react';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';

/** What receipts of all rounds tell. */
type Round = Pick<RoundReceipt, keyof RoundReceipt & keyof OutsideRoundReceipt>;

/** What a round came to. @param first what else is told of it, in front */
export function RoundFacts({ round, first, held = 0 }: { round: Round; first: ReactNode; held?: number }) {
  const { t, money, dateTime } = usePage();
  const amount = (value: number) => money(value, round.currency);
  return (
    <dl className="facts">
      {first}
      <Fact name="play.state">{t(stateNames[round.state])}</Fact>
      <Fact name="play.playedAt">
        <time dateTime={new Date(round.startedAt).toISOString()}>{dateTime(round.startedAt)}</time>
      </Fact>
      <Fact name="play.stake" figure>
        {amount(round.stake)}
      </Fact>
      <Fact name="play.payout" figure>
        {amount(round.payout)}
      </Fact>
      {held > 0 && (
        <Fact name="history.held" figure>
          {amount(held)}
        </Fact>
      )}
      <Fact name="play.net" figure>
        {round.payout > round.stake ? '+' : ''}
        {amount(round.payout - round.stake)}
      </Fact>
      <Fact name="play.balanceAfter" figure>
        {amount(round.balanceAfter)}
      </Fact>
      <Fact name="play.roundId">{round.id}</Fact>
    </dl>
  );
}

const stateNames: Record<RoundState, MessageKey> = {
  open: 'play.stateOpen',
  settled: 'play.stateSettled',
  rolled_back: 'play.stateRolledBack',
  void: 'play.stateVoid',
};

export function Fact({ name, children, figure }: { name: MessageKey; children: ReactNode; figure?: boolean }) {
  const { t } = usePage();
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd className={figure ? 'num' : undefined}>{children}</dd>
    </div>
  );
}
