import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { z } from 'zod';
import type { DataOf } from 'contract/call';
import { Chain, chains } from 'contract/chains';
import type { withdrawalLink } from 'contract/crypto';
import { defineForm } from '~/forms/define-form';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import { readForm, refuseForm } from '~/forms/submission';
import { waiting, type Waiting } from '~/layout/refresh';
import { tokenOf } from '~/identity/mailed-link';

/** The withdrawal behind the mailed link that was opened last. */
export type PayoutData = DataOf<typeof withdrawalLink>;

/** Of what a person copied, what an address can be made of: no spaces and line breaks, no full-width signs. */
const copied = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

const chainMessage = { message: 'crypto.chainRequired' satisfies FormMessage };
const addressMessage = { message: 'crypto.addressRequired' satisfies FormMessage };

/** Where the coins go. Whether an address is one of its chain is the API's to say (DOMAIN §7). */
export const payoutForm = defineForm({
  id: 'payout',
  schema: z.object({
    chain: z.enum(Chain.options, { errorMap: () => chainMessage }),
    address: z
      .string({ required_error: addressMessage.message })
      .transform(copied)
      .refine((text) => text !== '' && text.length <= 120, addressMessage),
    destinationTag: z.string().transform(copied).optional(),
    withoutTag: z.literal('on').optional(),
  }),
});

/** Null without a link, and for one that is over: it is forgotten then. */
export async function loadPayout(context: AppLoadContext): Promise<PayoutData | null> {
  const token = tokenOf(context, 'withdrawalToken');
  if (token === null) return null;
  const answer = await context.api.cashier.withdrawalLink(token);
  if (answer.ok) return answer.data;
  context.cookies.removeSigned('withdrawalToken');
  return null;
}

/** A page that waits for the payout looks again by itself, seconds. */
const looksAgainAfter = 15;

export const payoutWaiting = (context: AppLoadContext, payout: PayoutData | null): Waiting =>
  waiting(context, payout?.state === 'approved' && payout.destination ? looksAgainAfter : null);

/**
 * Says where the withdrawal goes. The link stays in its cookie afterwards: the page then tells what became of it, and sending the same
 * again, from an old page or twice, is the same answer.
 */
export async function postPayout(context: AppLoadContext, request: Request) {
  const read = await readForm(request, payoutForm);
  const token = tokenOf(context, 'withdrawalToken');
  if (token === null) return refuseForm(read, { formErrors: ['crypto.linkInvalid'] });
  if (!read.ok) return refuseForm(read);
  const { chain, address, destinationTag, withoutTag } = read.value;
  // A tag that was typed before another currency was chosen means nothing there.
  const tag =
    chains[chain].tag === null
      ? {}
      : { destinationTag: destinationTag || undefined, withoutTag: withoutTag ? (true as const) : undefined };
  const answer = await context.api.cashier.completeWithdrawal(token, { chain, address, ...tag });
  if (answer.ok) return redirect('/withdrawal', 303);
  switch (answer.code) {
    case 'invalid_address':
      return refuseForm(read, { fieldErrors: { address: say('crypto.addressInvalid', { coin: chains[chain].name }) } });
    case 'invalid_destination_tag':
      return refuseForm(read, { fieldErrors: { destinationTag: 'crypto.tagInvalid' } });
    case 'destination_tag_missing':
      return refuseForm(read, { fieldErrors: { destinationTag: 'crypto.tagMissing' } });
    case 'token_used':
      return refuseForm(read, { formErrors: ['crypto.linkUsed'] });
    case 'token_expired':
      return refuseForm(read, { formErrors: ['crypto.linkInvalid'] });
    default:
      return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  }
}
