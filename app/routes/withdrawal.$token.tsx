import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { swapToken } from '~/identity/mailed-link';

/** The mailed address. Opening it changes nothing but the address. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  swapToken(context, 'withdrawalToken', params.token, '/withdrawal');

/** Never shown: it makes this a page's route. */
export default function MailedWithdrawal() {
  return null;
}
