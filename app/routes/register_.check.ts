import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { checkField } from '~/identity/check-field';

/** Asked by the sign-up's island; who comes by hand is led to the form. */
export const loader = () => redirect('/register', 302);

export const action = ({ context, request }: ActionFunctionArgs) => checkField(context, request);
