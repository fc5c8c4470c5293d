import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ClientSeed } from 'contract/fairness';
import type { GameDetails } from 'contract/games';
import { RoundReceipt } from 'contract/receipt';
import { z } from 'zod';
import { respond } from '~/edge/respond';
import stylesheet from '~/fairness/fairness.css?url';
import { SeedTable } from '~/fairness/seed-table';
import { Verdict, type Judged } from '~/fairness/verdict';
import { defineForm } from '~/forms/define-form';
import { verbatim, type FormMessage } from '~/forms/form-message';
import { newRequestId, RequestIdInput, requestIdField } from '~/forms/request-id';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import playStylesheet from '~/play/play.css?url';
import receiptStyles from '~/play/receipt.css?url';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, TextAreaField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'fairness.title',
  found: true,
  description: 'found.verify',
  menus: [{ in: 'legal', place: 9, label: 'layout.checkARound', foot: 'every' }],
};
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: playStylesheet },
  { rel: 'stylesheet', href: receiptStyles },
  { rel: 'stylesheet', href: stylesheet },
];

/** The seeds of who is here, and `?round=` judged when it is one of the own rounds. */
export async function loader({ context }: LoaderFunctionArgs) {
  const isKnown = context.session.playerId !== null || context.session.anonymousId !== null;
  const id = context.url.searchParams.get('round');
  const [key, seeds, receipt] = await Promise.all([
    context.api.fairness.key(),
    isKnown ? context.api.fairness.seeds() : null,
    id && isKnown ? context.api.rounds.get(id) : null,
  ]);
  const judged = receipt && (await judge(context, receipt));
  return {
    /** Null for somebody who has not played: nothing is opened for them here. */
    seeds,
    judged: judged?.ok ? judged.judged : null,
    /** With which receipts are signed. */
    publicKey: key.publicKey,
    requestId: newRequestId(),
  };
}

type VerifyAction = (RefusedForm & { of: 'receipt' | 'seeds' }) | { judged: Judged };

/** Judges a receipt that was put in, or changes the seeds (`?change`). */
export async function action({ context, request }: ActionFunctionArgs) {
  if (context.url.searchParams.has('change')) return changeSeeds(context, request);
  const read = await readForm(request, receiptForm);
  if (!read.ok) return refused('receipt', refuseForm(read));
  const receipt = parseReceipt(read.value.receipt);
  if (!receipt) return refused('receipt', refuseForm(read, { fieldErrors: { receipt: 'fairness.receiptInvalid' } }));
  const answer = await judge(context, receipt);
  if (!answer.ok) return refused('receipt', refuseForm(read, { fieldErrors: { receipt: verbatim(answer.message) } }));
  return respond<VerifyAction>({ judged: answer.judged });
}

const refused = (of: 'receipt' | 'seeds', { data: form, init }: ReturnType<typeof refuseForm>) =>
  data<VerifyAction>({ ...form, of }, init ?? undefined);

async function changeSeeds(context: AppLoadContext, request: Request) {
  const read = await readForm(request, seedsForm);
  if (!read.ok) return refused('seeds', refuseForm(read));
  const answer = await context.api.fairness.rotate(read.value);
  if (!answer.ok)
    return refused('seeds', refuseForm(read, { formErrors: [verbatim(answer.message)], clear: ['requestId'] }));
  context.session.flash({ kind: 'success', key: 'fairness.changed' });
  const round = context.url.searchParams.get('round');
  return redirect(round ? `/verify?round=${encodeURIComponent(round)}` : '/verify', 303);
}

function parseReceipt(text: string): RoundReceipt | null {
  try {
    const parsed = RoundReceipt.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** @throws Response 503 when the API is away. */
async function judge(context: AppLoadContext, receipt: RoundReceipt) {
  const [answer, game] = await Promise.all([context.api.fairness.verify(receipt), gameOf(context, receipt.gameid)]);
  return answer.ok ? { ok: true as const, judged: { receipt, verification: answer.data, game } } : answer;
}

/** A receipt may name a game that is gone, or one that never was. */
async function gameOf(context: AppLoadContext, gameid: string): Promise<GameDetails | null> {
  try {
    return await context.api.games.get(gameid);
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}

/** Anybody can judge a receipt here; who has played sees their seeds and can change them. */
export default function Verify() {
  const { t, href } = usePage();
  const { seeds, judged: own, requestId, publicKey } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const refused = posted && 'form' in posted ? posted : undefined;
  const judged = posted && 'judged' in posted ? posted.judged : own;
  const receipt = useFormView(receiptForm, {
    refused: refused?.of === 'receipt' ? refused : undefined,
    defaultValue: judged ? { receipt: JSON.stringify(judged.receipt, null, 1) } : {},
  });
  const change = useFormView(seedsForm, { refused: refused?.of === 'seeds' ? refused : undefined });
  const round = own ? `&round=${encodeURIComponent(own.receipt.id)}` : '';
  return (
    <div className="verify">
      <h1>{t('fairness.title')}</h1>
      <p className="lead">{t('fairness.lead')}</p>
      <ErrorSummary errors={[...receipt.errors, ...change.errors]} />
      {judged && !refused && <Verdict judged={judged} />}
      <Panel title={t('fairness.check')} id="check">
        <FormStack action={href('/verify')} {...receipt.props}>
          <TextAreaField
            {...receipt.text('receipt')}
            label={t('fairness.receipt')}
            hint={t('fairness.receiptHint')}
            rows={8}
          />
          <Button variant="prime">{t('fairness.judge')}</Button>
        </FormStack>
      </Panel>
      {seeds && (
        <Panel title={t('fairness.yourSeeds')} id="your-seeds">
          <p className="quiet">{t('fairness.seedsText')}</p>
          <SeedTable seeds={seeds} />
          <FormStack action={href(`/verify?change${round}`)} {...change.props}>
            <RequestIdInput sent={change.value('requestId')} fresh={requestId} />
            <Field
              {...change.text('clientSeed')}
              label={t('fairness.nextClientSeed')}
              hint={t('fairness.nextClientSeedHint')}
              optional
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
            />
            <Button>{t('fairness.change')}</Button>
          </FormStack>
        </Panel>
      )}
      <Panel title={t('fairness.how')} id="how">
        <div className="prose">
          <p>{t('fairness.howHash')}</p>
          <p>{t('fairness.howDraw')}</p>
          <p>{t('fairness.howScript')}</p>
        </div>
        <ul className="verify-files">
          <li>
            <a className="link" href="/fair/lantern-verify.mjs" download="">
              lantern-verify.mjs
            </a>
          </li>
          <li>
            <a className="link" href="/fair/vectors.json" download="">
              vectors.json
            </a>
          </li>
        </ul>
        <pre className="code-line" tabIndex={0} role="region" aria-label="lantern-verify.mjs">
          <code>
            node lantern-verify.mjs receipt.json{'\n'}node lantern-verify.mjs --key {publicKey} receipt.json{'\n'}node
            lantern-verify.mjs --vectors vectors.json
          </code>
        </pre>
      </Panel>
    </div>
  );
}

const noReceipt: FormMessage = 'fairness.receiptMissing';
const badSeed: FormMessage = 'fairness.clientSeedInvalid';

/** The text of a receipt, as its page gives it. */
const receiptForm = defineForm({
  id: 'verify',
  schema: z.object({
    receipt: z
      .string({ message: noReceipt })
      .trim()
      .min(1, noReceipt)
      .max(60_000, 'forms.tooLarge' satisfies FormMessage),
  }),
  verbatim: ['receipt'],
});

/** The player's own half of the next seeds; left empty, it is drawn. */
const seedsForm = defineForm({
  id: 'seeds',
  schema: z.object({
    clientSeed: z
      .string()
      .trim()
      .max(64, badSeed)
      .refine((seed) => ClientSeed.safeParse(seed).success, badSeed)
      .optional(),
    requestId: requestIdField,
  }),
  verbatim: ['clientSeed'],
});
