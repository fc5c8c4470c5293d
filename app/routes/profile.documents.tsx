import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { documentMaximum, DocumentType } from 'contract/documents';
import stylesheet from '~/account/account-tables.css?url';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { DocumentsPage, type DocumentsData } from '~/documents/documents-page';
import {
  boundaryOf,
  longestAside,
  MalformedMultipart,
  MultipartReader,
  OversizedMultipart,
  shortText,
  streamOf,
  type Part,
} from '~/documents/multipart';
import { statesMoreThan } from '~/edge/capped-body';
import { drainBody } from '~/edge/drain-body';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import type { RefusedForm } from '~/forms/submission';
import { tooMany, tooManyInit } from '~/identity/refusals';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'documents.title', seenBy: 'player', takesFile: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The documents with what became of them; `asked`: the type that a link asks to send again. */
export async function loader({ context }: LoaderFunctionArgs) {
  const {
    player,
    reads: [{ kycStatus, documents, asked: askedFor }],
  } = await withPlayer(context, () => [context.api.documents.list()]);
  const asked = DocumentType.safeParse(context.url.searchParams.get('type'));
  const screen: DocumentsData = {
    kycStatus,
    documents,
    asked: askedFor,
    chosen: asked.success ? asked.data : null,
    timeZone: timeZoneOf(player),
  };
  return screen;
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Hands a posted file on to the API piece by piece; whatever is wrong comes back with the form. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (!context.session.playerId) await context.requirePlayer();
  if (!request.body) return refuse({}, { '': 'forms.malformed' });
  const boundary = boundaryOf(request.headers.get('content-type'));
  const reader = request.body.getReader() as BodyReader;
  const isTooLarge = statesMoreThan(request, documentMaximum + longestAside);
  try {
    if (!boundary) return refuse({}, { '': 'forms.malformed' });
    return await takeFile(context, new MultipartReader(reader, boundary), isTooLarge);
  } catch (fault) {
    if (isTooLarge) return refuse({}, { file: tooLarge(context) }, tooLargeInit);
    if (fault instanceof MalformedMultipart) return refuse({}, { '': 'forms.malformed' });
    if (fault instanceof OversizedMultipart) return refuse({}, { file: tooLarge(context) }, tooLargeInit);
    throw fault;
  } finally {
    await drainBody(reader);
  }
}

/** `isTooLarge`: the whole body says so beforehand; only the kind, which comes before the file, is still read, so that it stays chosen. */
async function takeFile(context: AppLoadContext, form: MultipartReader, isTooLarge: boolean) {
  let type: string | undefined;
  for (let part = await form.next(); part; part = await form.next()) {
    if (part.name === 'type' && part.filename === null) type = await shortText(part);
    if (part.name !== 'file' || part.filename === null) continue;
    const known = DocumentType.safeParse(type);
    const untyped: Errors = known.success ? {} : { type: 'documents.typeRequired' };
    if (isTooLarge) return refuse({ type }, { ...untyped, file: tooLarge(context) }, tooLargeInit);
    const first = await part.read();
    if (!known.success || first === null)
      return refuse({ type }, { ...untyped, ...(first === null ? { file: 'documents.fileRequired' } : {}) });
    return send(context, known.data, first, part);
  }
  return refuse(
    { type },
    {
      ...(DocumentType.safeParse(type).success ? {} : { type: 'documents.typeRequired' }),
      file: 'documents.fileRequired',
    },
  );
}

async function send(context: AppLoadContext, type: DocumentType, first: Uint8Array, part: Part) {
  const answer = await context.api.documents.upload(type, streamOf(first, part));
  if (answer.ok) {
    context.session.flash({ kind: 'success', key: 'documents.sent' });
    return redirect('/profile/documents', 303);
  }
  switch (answer.code) {
    case 'payload_too_large':
      return refuse({ type }, { file: tooLarge(context) }, tooLargeInit);
    case 'document_type_not_allowed':
      return refuse({ type }, { file: 'results.document_type_not_allowed' });
    case 'too_many_requests':
      return refuse({ type }, { '': tooMany(answer, context.locale) }, tooManyInit(answer));
    default:
      return refuse({ type }, { '': verbatim(answer.message) });
  }
}

type Errors = Partial<Record<'' | 'type' | 'file', FormMessage>>;

const tooLargeInit = { status: 413 };
const tooLarge = ({ page }: AppLoadContext): FormMessage =>
  say('documents.tooLarge', { size: page.number(documentMaximum / 1_000_000) });

function refuse(
  initialValue: { type?: string | undefined },
  errors: Errors,
  init: { status?: number; headers?: HeadersInit } = {},
) {
  const error = Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]));
  return data<RefusedForm>(
    { form: { status: 'error', initialValue: { ...initialValue }, error } },
    { status: 422, ...init },
  );
}

export default function Documents() {
  return <DocumentsPage screen={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
