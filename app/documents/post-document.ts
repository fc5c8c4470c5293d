import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { firstCharacters } from 'contract/characters';
import { documentMaximum, DocumentType } from 'contract/documents';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import { statesMoreThan } from '~/edge/capped-body';
import { dropPolitely } from '~/edge/polite-drop';
import type { RefusedForm } from '~/forms/submission';
import { tooMany, tooManyInit } from '~/identity/refusals';
import {
  MalformedMultipart,
  MultipartReader,
  OversizedMultipart,
  boundaryOf,
  longestAside,
  type Part,
} from './multipart';

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Hands a posted file on to the API piece by piece; whatever is wrong comes back with the form. */
export async function postDocument(context: AppLoadContext, request: Request) {
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
    await dropPolitely(reader);
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

/** The part as a stream that reads on only when it is asked for more. */
function streamOf(first: Uint8Array, part: Part) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let next: Uint8Array | null = first;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const bytes = next ?? (await part.read());
        next = null;
        if (bytes) return controller.enqueue(bytes);
        controller.close();
        end();
      } catch (fault) {
        controller.error(fault);
        end();
      }
    },
    cancel: () => end(),
  });
  return { stream, ended };
}

/** A text field; what is longer than any of ours is no text of ours. @throws OversizedMultipart */
async function shortText(part: Part): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let bytes = await part.read(); bytes; bytes = await part.read()) {
    if (text.length < 100) text += decoder.decode(bytes, { stream: true });
    if ((length += bytes.length) > longestAside) throw new OversizedMultipart('a field that is no file');
  }
  return firstCharacters(text, 100);
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
