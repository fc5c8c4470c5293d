export { withdrawnWithoutDocument } from './cashier-blockers';
export {
  cashierMethods,
  type Direction,
  type MethodLimits,
  methodsFor,
  smallestAmount,
  termsOf,
} from './cashier-methods';
export { CashierStanding } from './cashier-standing';
export { cashierFeature, type CashierMessage, cashierPort, type TillView } from './feature';
export { fieldLabel, methodName, methodTexts } from './method-texts';
export type { DecisionStep } from './methods/crypto/crypto-withdrawals';
export { cardDigits } from './methods/card/card';
export { addressFrom } from './methods/crypto/crypto-addresses';
export type { PaymentAddress } from './methods/crypto/crypto-orders';
export { orderOwner } from './order-ids';
export {
  limitStatement,
  type MethodOutage,
  methodStanding,
  paymentProviders,
  standingFrom,
  standingStatement,
  tillMethods,
  turnMethod,
} from './method-standing';
export type { PaymentIncident, PaymentIncidents } from './payment-incidents';
export {
  type CryptoProvider,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentSandbox,
  paymentSandbox,
  type RefundProvider,
} from './payment-provider';
export type { PayoutConflict, PayoutConflictDecision, PayoutConflicts } from './payout-conflicts';
export { cashierReceivers } from './receivers';
export type { Refunds } from './refunds';
export { statusMessage } from './texts';
export type { Unallocated } from './unallocated';
export { openWithdrawals } from './withdrawal-index';
export type { WithdrawalStep } from './withdrawal-rules';
export type { Withdrawals } from './withdrawals';
