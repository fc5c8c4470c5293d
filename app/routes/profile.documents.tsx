import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { DocumentsPage } from '~/documents/documents-page';
import { loadDocuments } from '~/documents/load-documents';
import { postDocument } from '~/documents/post-document';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'documents.title', seenBy: 'player', takesFile: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadDocuments(context);

export const action = ({ context, request }: ActionFunctionArgs) => postDocument(context, request);

export default function Documents() {
  return <DocumentsPage screen={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
