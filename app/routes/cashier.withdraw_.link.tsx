import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { postNewLink } from '~/cashier/post-cashier';

/** The form stands on the withdrawal page; who comes by hand is led there. */
export const loader = () => redirect('/cashier/withdraw', 302);

export const action = ({ context, request }: ActionFunctionArgs) => postNewLink(context, request);
