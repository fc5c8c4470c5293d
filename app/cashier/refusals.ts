import { FieldErrors } from 'contract/envelope';
import type { Answer } from '~/casino-api';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import type { Page } from '~/i18n/page';
import type { AmountRules } from './amount';

type Refused = Extract<Answer<unknown>, { ok: false }>;
type CardField = 'number' | 'expiry' | 'cvc' | 'holder';

/** A refusal of the API as the forms of the cashier show it. */
export interface CashierRefusal {
  formErrors?: FormMessage[];
  fieldErrors?: { amount?: FormMessage; bonus?: FormMessage };
  cardErrors?: Partial<Record<`card.${CardField}`, FormMessage>>;
}

const cardMessages: Record<CardField, FormMessage> = {
  number: 'cashier.cardNumberInvalid',
  // Its shape was right before it was sent, so the card's time is over.
  expiry: 'cashier.cardExpired',
  cvc: 'cashier.cardCvcInvalid',
  holder: 'cashier.cardHolderInvalid',
};

/** What the API refused, at the field that it concerns and with the figures that help (SPEC §8). */
export function refusalOf(refused: Refused, rules: AmountRules, money: Page['money']): CashierRefusal {
  const { currency, available } = rules;
  const data = (typeof refused.data === 'object' && refused.data !== null ? refused.data : {}) as Record<
    string,
    unknown
  >;
  const border = (name: 'minimum' | 'maximum') =>
    money(typeof data[name] === 'number' ? data[name] : rules[name], currency);
  switch (refused.code) {
    case 'amount_below_minimum':
      return { fieldErrors: { amount: say('cashier.belowMinimum', { minimum: border('minimum') }) } };
    case 'amount_above_maximum':
      return { fieldErrors: { amount: say('cashier.aboveMaximum', { maximum: border('maximum') }) } };
    case 'insufficient_funds':
      return {
        fieldErrors: {
          amount:
            available === undefined
              ? verbatim(refused.message)
              : say('cashier.insufficientFunds', { available: money(available, currency) }),
        },
      };
    case 'deposit_limit_reached':
      if (typeof data.left !== 'number' || typeof data.limit !== 'number')
        return { formErrors: [verbatim(refused.message)] };
      return {
        fieldErrors: {
          amount: say('cashier.overLimit', { left: money(data.left, currency), limit: money(data.limit, currency) }),
        },
      };
    case 'bonus_not_available':
      return { fieldErrors: { bonus: 'depositBonus.gone' } };
    case 'amount_below_bonus_minimum':
      return {
        fieldErrors: {
          amount:
            typeof data.minimum === 'number'
              ? say('depositBonus.belowMinimum', { minimum: money(data.minimum, currency) })
              : verbatim(refused.message),
        },
      };
    case 'unknown_method':
    case 'method_unavailable':
      return { formErrors: ['cashier.methodGone'] };
    case 'invalid_card':
      return cardRefusal(refused);
    case 'profile_incomplete':
      return { formErrors: ['results.profile_incomplete'] };
    case 'no_deposit_yet':
      return { formErrors: ['results.no_deposit_yet'] };
    case 'open_rounds':
      return { formErrors: [say('cashier.openRounds', { count: typeof data.count === 'number' ? data.count : 1 })] };
    case 'withdrawal_needs_document': {
      const [limit, withdrawn] = [Number(data.limit) || 0, Number(data.withdrawn) || 0];
      return {
        formErrors: [
          say('cashier.needsDocument', { limit: money(limit, currency), withdrawn: money(withdrawn, currency) }),
        ],
      };
    }
    case 'bonus_active':
      return { formErrors: ['cashier.bonusActive'] };
    case 'duplicate_transaction':
      return { formErrors: ['cashier.sentBefore'] };
    default:
      return { formErrors: [verbatim(refused.message)] };
  }
}

function cardRefusal({ data, message }: Refused): CashierRefusal {
  const parsed = FieldErrors.safeParse(data);
  const fields = (parsed.success ? parsed.data.errors : [])
    .map(({ field }) => field.replace(/^card\./, ''))
    .filter((field): field is CardField => Object.hasOwn(cardMessages, field));
  if (!fields.length) return { formErrors: [verbatim(message)] };
  return { cardErrors: Object.fromEntries(fields.map((field) => [`card.${field}`, cardMessages[field]])) };
}
