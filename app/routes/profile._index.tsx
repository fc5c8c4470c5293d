import { redirect } from '@remix-run/cloudflare';

export const loader = () => redirect('/profile/my-account', 302);
