import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { Seeds, Verification } from 'contract/fairness';
import type { GameDetails } from 'contract/games';
import { RoundReceipt } from 'contract/receipt';
import { verbatim } from '~/forms/form-message';
import { newRequestId } from '~/forms/request-id';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { receiptForm, seedsForm } from './forms';

/** A receipt, what could be said of it, and the game that it is drawn with. */
export interface Judged {
  receipt: RoundReceipt;
  verification: Verification;
  game: GameDetails | null;
}

export interface VerifyData {
  /** Null for somebody who has not played: nothing is opened for them here. */
  seeds: Seeds | null;
  judged: Judged | null;
  /** With which receipts are signed. */
  publicKey: string;
  requestId: string;
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

/** The seeds of who is here, and `?round=` judged when it is one of the own rounds. */
export async function loadVerify(context: AppLoadContext): Promise<VerifyData> {
  const isKnown = context.session.playerId !== null || context.session.anonymousId !== null;
  const id = context.url.searchParams.get('round');
  const [key, seeds, receipt] = await Promise.all([
    context.api.fairness.key(),
    isKnown ? context.api.fairness.seeds() : null,
    id && isKnown ? context.api.rounds.get(id) : null,
  ]);
  const judged = receipt && (await judge(context, receipt));
  return { seeds, judged: judged?.ok ? judged.judged : null, publicKey: key.publicKey, requestId: newRequestId() };
}

export type VerifyAction = (RefusedForm & { of: 'receipt' | 'seeds' }) | { judged: Judged };

function parseReceipt(text: string): RoundReceipt | null {
  try {
    const parsed = RoundReceipt.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Judges a receipt that was put in, or changes the seeds (`?change`). */
export async function postVerify(context: AppLoadContext, request: Request) {
  if (context.url.searchParams.has('change')) return changeSeeds(context, request);
  const read = await readForm(request, receiptForm);
  if (!read.ok) return refused('receipt', refuseForm(read));
  const receipt = parseReceipt(read.value.receipt);
  if (!receipt) return refused('receipt', refuseForm(read, { fieldErrors: { receipt: 'fairness.receiptInvalid' } }));
  const answer = await judge(context, receipt);
  if (!answer.ok) return refused('receipt', refuseForm(read, { fieldErrors: { receipt: verbatim(answer.message) } }));
  return data<VerifyAction>({ judged: answer.judged });
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
