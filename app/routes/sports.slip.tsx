import { data, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { priceChanges } from 'contract/sports/bets';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { answerRealityCheck, RealityCheck, SittingBar } from '~/play';
import sittingStyles from '~/play/sitting.css?url';
import { oddsCookie, oddsFormatOf } from '~/sports/odds';
import { selectionOf, slipOf, slipRequestId } from '~/sports/own-slip';
import { placeBet } from '~/sports/place-bet';
import { SportsTabs } from '~/sports/frame';
import { keyOf } from '~/sports/slip-legs';
import { priceChangeCookie, slipForm, slipKinds, stakeFaults } from '~/sports/slip-form';
import { EmptySlip, SlipView } from '~/sports/slip-view';
import stylesheet from '~/sports/sports.css?url';
import choices from '~/ui/account-pieces.css?url';

export const handle: RouteHandle = {
  title: 'sports.slip',
  samples: { 'empty bet slip': '/sports/slip' },
};
export const links: LinksFunction = () =>
  [stylesheet, choices, sittingStyles].map((href) => ({ rel: 'stylesheet', href }));

/** The slip priced as it is now: one call. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, cookies, session, url } = context;
  const entries = slipOf(context);
  const slip = entries.length > 0 ? await api.sports.slip(entries.map(selectionOf)) : null;
  const wanted = slipKinds.find((kind) => kind === url.searchParams.get('kind'));
  const rule = cookies.read(priceChangeCookie);
  return {
    slip: slip && slip.legs.length > 0 ? slip : null,
    /** By selection: the odds that the player saw when it was put on the slip. */
    seen: Object.fromEntries(entries.map((entry) => [keyOf(entry), entry.odds])),
    kind: wanted ?? (slip?.accumulator && slip.legs.length > 1 ? ('accumulator' as const) : ('singles' as const)),
    format: oddsFormatOf(cookies.read(oddsCookie)),
    priceChange: priceChanges.find((change) => change === rule) ?? priceChanges[0],
    loggedIn: session.playerId !== null,
    requestId: slipRequestId(context),
  };
}

/** Where a player answers the reality check, which no bet goes by, and sets how often it comes. */
const answersAt = '/sports/slip?realityCheck';

/** Reckons what the bets would pay, or places them. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (context.url.searchParams.has('realityCheck')) return answerRealityCheck(context, request, '/sports/slip');
  const read = await readForm(request, slipForm, { check: (given) => stakeFaults(given, context.page) });
  if (!read.ok) return refuseForm(read);
  context.cookies.write(priceChangeCookie, read.value.priceChange);
  if (read.value.act === 'reckon') return data<RefusedForm>({ form: { ...read.reply({}), status: undefined } });
  if (!context.session.playerId) {
    context.session.rememberWay('/sports/slip');
    await context.requirePlayer();
  }
  return placeBet(context, read);
}

/** The bet slip as a page: legs, kind of bet, stakes, and what it would pay. */
export default function Slip() {
  const screen = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t, href } = usePage();
  const { slip } = screen;
  const sitting = slip?.playTime && { sitting: slip.playTime, currency: slip.currency, answersAt: href(answersAt) };
  return (
    <div className="sports">
      <div className="page-head">
        <h1>{t('sports.slip')}</h1>
      </div>
      <SportsTabs current={undefined} />
      {slip ? (
        <SlipView screen={{ ...screen, slip }} sent={sent} check={sitting && <RealityCheck {...sitting} />} />
      ) : (
        <EmptySlip sent={sent} />
      )}
      {sitting && <SittingBar {...sitting} />}
    </div>
  );
}
