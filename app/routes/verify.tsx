import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/fairness/fairness.css?url';
import { loadVerify, postVerify } from '~/fairness/load-verify';
import { VerifyPage } from '~/fairness/verify-page';
import type { RouteHandle } from '~/layout/route-handle';
import playStylesheet from '~/play/play.css?url';
import receiptStyles from '~/play/receipt.css?url';

export const handle: RouteHandle = { title: 'fairness.title', found: true, description: 'found.verify' };
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: playStylesheet },
  { rel: 'stylesheet', href: receiptStyles },
  { rel: 'stylesheet', href: stylesheet },
];

export const loader = ({ context }: LoaderFunctionArgs) => loadVerify(context);

export const action = ({ context, request }: ActionFunctionArgs) => postVerify(context, request);

export default function Verify() {
  return <VerifyPage page={useLoaderData<typeof loader>()} posted={useActionData<typeof action>()} />;
}
