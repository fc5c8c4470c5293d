import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { addressOf, bonusesPath } from '~/bonuses/addresses';
import { BonusesPage } from '~/bonuses/bonuses-page';
import { bonusForm, codeForm } from '~/bonuses/forms';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm } from '~/forms/submission';
import { tooMany, tooManyInit } from '~/identity/refusals';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'layout.bonuses',
  seenBy: 'player',
  menus: [{ in: 'player', place: 4, icon: 'gift' }],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The active bonus, the queue, and what ended lately. */
export async function loader({ context }: LoaderFunctionArgs) {
  const {
    player,
    reads: [{ bonuses }],
  } = await withPlayer(context, () => [context.api.bonuses.list()]);
  const inState = (state: (typeof bonuses)[number]['state']) => bonuses.filter((bonus) => bonus.state === state);
  return {
    active: inState('active')[0] ?? null,
    queue: inState('queued'),
    ended: bonuses.filter(({ endedAt }) => endedAt !== null),
    mayBeOffered: player.mayBeOffered,
    frozen: player.frozen,
    block: player.block,
    timeZone: timeZoneOf(player),
  };
}

/** One page, several forms: the address of each names its step. */
export async function action({ context, request }: ActionFunctionArgs) {
  await context.requirePlayer();
  const step = (['start', 'forfeit'] as const).find((name) => addressOf(name) === bonusesPath + context.url.search);
  return step ? moveBonus(context, request, step) : redeem(context, request);
}

/** Repeating a step changes nothing, so a form that comes twice is no matter. */
async function moveBonus(context: AppLoadContext, request: Request, step: 'start' | 'forfeit') {
  const read = await readForm(request, bonusForm);
  if (!read.ok) return redirect(bonusesPath, 303);
  const answer = await context.api.bonuses[step](read.value.bonus);
  if (!answer.ok) context.session.flash({ kind: 'warning', text: answer.message });
  else
    context.session.flash({
      kind: 'success',
      key: step === 'start' ? 'bonuses.started' : 'bonuses.givenUp',
      values: { name: answer.data.name },
    });
  return redirect(bonusesPath, 303);
}

async function redeem(context: AppLoadContext, request: Request) {
  const read = await readForm(request, codeForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.bonuses.redeem(read.value.code);
  if (answer.ok) {
    context.session.flash({ kind: 'success', key: 'bonuses.added', values: { name: answer.data.name } });
    return redirect(bonusesPath, 303);
  }
  if (answer.code === 'too_many_requests')
    return refuseForm(read, { fieldErrors: { code: tooMany(answer, context.locale) } }, tooManyInit(answer));
  return refuseForm(read, { fieldErrors: { code: verbatim(answer.message) } });
}

export default function Bonuses() {
  return <BonusesPage bonuses={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
