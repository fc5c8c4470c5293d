import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { mostLegs } from 'contract/sports/bets';
import { readBody } from '~/forms/form-body';
import type { MessageKey } from '~/i18n/messages';
import { keepSlip, slipOf } from '~/sports/own-slip';
import { keyOf, press, readEntry, type SlipEntry } from '~/sports/slip-legs';

/** Buttons lead here; who comes by hand is shown the slip. */
export const loader = (_: LoaderFunctionArgs) => redirect('/sports/slip', 302);

/** Puts a selection on the slip or takes it off, takes one off by its name, or all; then back to where its button stood. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body = await readBody(request);
  const fields = new Map(body.ok ? body.entries : []);
  const slip = slipOf(context);
  const entry = readEntry(fields.get('pick') ?? '');
  const changed = entry
    ? press(slip, entry)
    : { entries: left(slip, fields), came: fields.has('remove') || fields.has('clear') ? 'removed' : 'wrong' };
  keepSlip(context, changed.entries);
  const { came } = changed as { came: keyof typeof told };
  context.session.flash({
    kind: came === 'added' || came === 'removed' ? 'success' : 'warning',
    key: told[came],
    values: { most: String(mostLegs) },
  });
  return redirect(context.ownPath(fields.get('back'), '/sports/slip') + (entry ? anchorOf(entry, fields) : ''), 303);
}

const told = {
  added: 'sports.added',
  removed: 'sports.removed',
  full: 'sports.slipFull',
  wrong: 'sports.notAdded',
} as const satisfies Record<string, MessageKey>;

const left = (slip: readonly SlipEntry[], fields: ReadonlyMap<string, string>): SlipEntry[] =>
  fields.has('clear') ? [] : slip.filter((entry) => keyOf(entry) !== fields.get('remove'));

/** The page opens where its reader was: at the market on a match's page, at the match in a list. */
const anchorOf = ({ matchId, marketId }: SlipEntry, fields: ReadonlyMap<string, string>): string =>
  `#${encodeURIComponent(fields.get('back')?.includes('/sports/event/') ? marketId : matchId)}`;
