import { offerReceivers, type OfferMessage } from '../features/bonuses';
import { careReceivers, type CareMessage } from '../features/care';
import { cashierReceivers, type CashierMessage } from '../features/cashier';
import { deskReceivers, type DeskMessage } from '../features/desk';
import { playsReceivers, type PlaysMessage } from '../features/catalogue';
import { type BlockMessage, blockReceivers } from '../features/exclusion';
import { documentReceivers, type DocumentMessage } from '../features/documents';
import { jackpotReceivers, type JackpotMessage } from '../features/jackpots';
import { loyaltyReceivers, type LoyaltyMessage } from '../features/loyalty';
import { mailReceivers, type MailMessage } from '../features/mail';
import type { NoticeMessage } from '../features/messages';
import { erasureReceivers, type ErasureMessage } from '../features/player-desk';
import { raceReceivers, type RaceMessage } from '../features/races';
import { sportsReceivers, type SportsMessage } from '../features/sports';
import { contactReceivers, type ContactMessageSent } from '../features/support';
import { tableReceivers, type TableMessage } from '../features/tables';
import { winnerReceivers, type WinnerMessage } from '../features/winners';
import type { Receivers } from '../kernel/outbox';
import { booksReceivers, type BooksMessage } from '../ledger/books/receivers';

/** All that leaves the object of a player or a visitor. */
export type PlayerMessage =
  | BlockMessage
  | BooksMessage
  | CareMessage
  | CashierMessage
  | DeskMessage
  | ContactMessageSent
  | DocumentMessage
  | ErasureMessage
  | JackpotMessage
  | LoyaltyMessage
  | MailMessage
  | NoticeMessage
  | OfferMessage
  | PlaysMessage
  | RaceMessage
  | SportsMessage
  | TableMessage
  | WinnerMessage;

/** Where it goes. Each receiver takes the same message twice as if once; what comes together goes in this order. */
export const playerReceivers: Receivers<PlayerMessage> = {
  ...winnerReceivers,
  ...playsReceivers,
  ...raceReceivers,
  ...tableReceivers,
  ...sportsReceivers,
  ...blockReceivers,
  ...booksReceivers,
  ...careReceivers,
  ...cashierReceivers,
  ...deskReceivers,
  ...contactReceivers,
  ...documentReceivers,
  ...erasureReceivers,
  ...jackpotReceivers,
  ...loyaltyReceivers,
  ...mailReceivers,
  ...offerReceivers,
};
