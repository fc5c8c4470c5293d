import type { PaymentNotification, MethodFlow } from 'contract/cashier';
import type { Chain } from 'contract/chains';
import type { MethodField } from 'contract/method-fields';
import type { Env, Settings } from '../../../kernel/env';
import type { Mounts } from '../../../kernel/http/mount';
import type { Outcome } from '../../../kernel/outcome';
import type { StatementLine, StatementSource } from '../../../ledger/statements/statements';
import type { Gateway, GatewayOutcome } from '../gateways/gateway';

/** What a method asks besides the amount. Its label, hint and refusal are texts of the method, by its name. */
export type FieldRule = Pick<MethodField, 'name' | 'kind'> &
  Partial<Pick<MethodField, 'required' | 'minLength' | 'maxLength' | 'pattern' | 'autoComplete'>> & {
    /** Of a choice. */
    options?: readonly string[];
  };

/** One direction of a method: the least and the most, euro minor units, both included. No method takes a fee. */
export interface Terms {
  minimum: number;
  maximum: number;
  fields?: readonly FieldRule[];
}

/** What a gateway told: how a payment ended, or that there is news of one, to be asked for. */
type GatewayNews =
  | { kind: 'told'; reference: string; notification: PaymentNotification }
  | { kind: 'news'; orderId: string; reference: string | null };

/** Hands what a gateway told to the player whose order it is. */
export type TakeNews = (
  context: { env: Env; at: number },
  gateway: string,
  news: GatewayNews,
) => Promise<Outcome<GatewayOutcome>>;

/** An outside gateway that can carry a method. */
export interface GatewayAdapter {
  /** As orders that it carries are kept; never changed. */
  name: string;
  /** Null where it is not configured. */
  connect(settings: Settings): Gateway | null;
  /** What it says it has moved, and which of our lines that speaks of. Null where it is not configured. */
  statement(settings: Settings): Pick<StatementSource, 'lines' | 'reports' | 'settlesWithin'> | null;
  /** How long after it was listed a line may still change there, ms. */
  decidesWithin: number;
  /** Mounts the calls by which it tells, each judged by its signature. */
  webhook(mounts: Mounts, take: TakeNews): void;
}

/** A way money takes. Its words are `locales/<lang>/payment-methods.ts`, under its id. */
export interface PaymentMethod {
  /** Names its deposits, withdrawals and texts; never changed. */
  id: string;
  /** Of the logo, and of the drawing beside its name. */
  logo: string;
  /** Who moves its money, as the books name it. */
  provider: string;
  /** How it is paid; `sign_in`: before there is an account, and so not at the cashier. */
  flow: MethodFlow | 'sign_in';
  /** Null: nothing comes in, or goes out, this way. */
  deposit: Terms | null;
  withdraw: Terms | null;
  gateways: readonly GatewayAdapter[];
  /** The chains on offer, of a method that is paid in coins. */
  chains?: (settings: Settings) => Chain[];
  /** Which of our lines the statement of the embedded sandbox speaks of. */
  sandboxReports: (line: StatementLine) => boolean;
}

/** Declares a payment method: everything that is particular to it. Cashier, back office, statements and info pages read it from here. */
export const definePaymentMethod = (method: PaymentMethod): PaymentMethod => method;

/** An amount that came in. */
export const isIncoming = ({ amount }: Pick<StatementLine, 'amount'>): boolean => amount > 0;
