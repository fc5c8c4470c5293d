import { days, type Language } from 'contract/constants';
import type { PeriodKind } from '../../kernel/periods';
import type { WithheldReason } from '../exclusion/may-be-offered';
import type { MessageKey } from './message-texts';
import type { MessageValues } from './render-message';
import type { AccountRecord } from '../accounts/account';
import type { Due } from '../../kernel/schedule/schedule';
import type { Messages } from './messages';
import type { PlayerMoney } from '../../player/player-money';

/** How long before its end a bonus or a race is told of. */
const toldBeforeEnd = 1 * days;

/** Tells a player of something, in the step that it happened in. @param at epoch ms */
export type Tell = (key: MessageKey, values: MessageValues, at: number) => void;

/**
 * What a player is told of rewards, prizes and cashback, in the bell and by mail where the player takes mails, and in the bell alone of
 * what is about to end (DOMAIN §4). Who may not be offered anything is not told either (DOMAIN §14); the history has it all the same.
 */
export class Notices {
  constructor(
    private readonly parts: {
      messages: Messages;
      due: Pick<Due, 'plan'>;
      /** Later than this in the making of a player's object. */
      money: () => PlayerMoney;
      account: () => AccountRecord;
      offersWithheld: (at: number) => WithheldReason | null;
    },
  ) {}

  readonly tell: Tell = (key, values, at) => {
    const { money, account } = this.parts;
    const id = this.inBell(key, values, at);
    if (id === null) return;
    const { playerId, email, username, language, takesMails } = account();
    if (takesMails)
      money().outbox.write(
        {
          kind: 'notice',
          notice: { id: `notice ${playerId} ${id}`, playerId, email, username, language, key, values },
          at,
        },
        at,
      );
  };

  /** Plans to tell of a race that a player joined, unless it ends so soon that the player knows. */
  readonly planRaceEnd = (raceId: string, endsAt: number, at: number): void => {
    if (endsAt - at > toldBeforeEnd) this.parts.due.plan('race_ends_soon', raceId, endsAt - toldBeforeEnd);
  };

  readonly planBonusEnd = (id: string, expiresAt: number): void =>
    this.parts.due.plan('bonus_ends_soon', id, expiresAt - toldBeforeEnd);

  /** A pot that opened: told once a period, when there is something in it. Who may not be told now is told later, as long as it is open. */
  cashbackReady(kind: PeriodKind, at: number): void {
    const pot = this.parts
      .money()
      .loyalty.cashback(at)
      .pots.find(({ period }) => period === kind);
    if (!pot || pot.available === 0) return;
    if (this.parts.offersWithheld(at) === null)
      return this.tell(
        `cashback_${kind}`,
        { amount: { amount: pot.available, currency: this.parts.account().currency } },
        at,
      );
    if (kind !== 'daily') this.parts.due.plan('cashback_told', kind, at + 1 * days);
  }

  /** A bonus that is played and ends before long. One that was given for no longer than that needs no reminder. */
  bonusEndsSoon(id: string, at: number): void {
    const { money, account } = this.parts;
    const found = money().bonuses.get(id);
    if (!found.ok || found.data.state !== 'active') return;
    const { names, startedAt, expiresAt, freeSpins } = found.data;
    if (expiresAt === null || at >= expiresAt || expiresAt - (startedAt ?? at) <= toldBeforeEnd) return;
    const values = { bonus: { names }, time: { at: expiresAt, zone: account().timezone } };
    if (freeSpins && freeSpins.left > 0) this.inBell('free_spins_end_soon', { ...values, count: freeSpins.left }, at);
    else this.inBell('bonus_ends_soon', values, at);
  }

  raceEndsSoon(raceId: string, at: number): void {
    const entry = this.parts.money().races.entry(raceId);
    if (!entry || at >= entry.endsAt || entry.title === '') return;
    this.inBell(
      'race_ends_soon',
      { race: entry.title, time: { at: entry.endsAt, zone: this.parts.account().timezone } },
      at,
    );
  }

  /** @returns the message's id; null when it was withheld */
  private inBell(key: MessageKey, values: MessageValues, at: number): number | null {
    return this.parts.offersWithheld(at) === null ? this.parts.messages.write(key, values, at) : null;
  }
}

/** A mail with what the bell says. `id` makes handing it over again harmless. */
export interface NoticeMail {
  id: string;
  playerId: string;
  email: string;
  username: string;
  language: Language;
  key: MessageKey;
  values: MessageValues;
}
