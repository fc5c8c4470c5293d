import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { sendStatement } from '~/history/statement';

/** The history's list as a file that spreadsheets open (DOMAIN §6). */
export const loader = ({ context }: LoaderFunctionArgs) => sendStatement(context);
