import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { changeFavourite } from '~/lobby/change-favourite';

/** The forms stand beside the games; who comes by hand is led to the list. */
export const loader = () => redirect('/favourites', 302);

export const action = ({ context, request }: ActionFunctionArgs) => changeFavourite(context, request);
