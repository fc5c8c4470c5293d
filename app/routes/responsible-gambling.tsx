import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import type { Limits } from 'contract/protection';
import stylesheet from '~/account/account-tables.css?url';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { isPausedPage } from '~/edge/maintenance';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm } from '~/forms/submission';
import { formatDate, formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { useSupportEmail } from '~/layout/support-email';
import { addressOf, type ProtectionStep } from '~/protection/addresses';
import { exclusionForm, intervalForm, limitForm, refuseByPassword } from '~/protection/forms';
import { helpOrganisations } from '~/protection/help-organisations';
import { judgeLimit } from '~/protection/limit-amount';
import { ProtectionTools } from '~/protection/protection-tools';
import { Notice } from '~/ui/notice';

export const handle: RouteHandle = {
  title: 'layout.stayInControl',
  found: true,
  description: 'found.stayInControl',
  menus: [{ in: 'legal', place: 1, foot: 'every' }],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** What a player can set; null for visitors, who read the page alone. While the API is away the page says so and stays. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { country } = context.territory;
  if (!context.session.playerId) return { tools: null, away: false, country };
  try {
    const {
      player,
      reads: [limits],
    } = await withPlayer(context, () => [context.api.protection.limits()]);
    return {
      away: false,
      country,
      tools: {
        limits,
        frozen: player.frozen,
        block: player.block,
        minutes: player.realityCheckMinutes,
        timeZone: timeZoneOf(player),
      },
    };
  } catch (fault) {
    if (fault instanceof Response && fault.status === 503 && !isPausedPage(fault))
      return { tools: null, away: true, country };
    throw fault;
  }
}

const here = '/responsible-gambling';

/** One page, several forms: the address of each names its step. */
export async function action({ context, request }: ActionFunctionArgs) {
  const step = (Object.keys(steps) as ProtectionStep[]).find((name) => addressOf(name) === here + context.url.search);
  if (!context.session.playerId) await context.requirePlayer();
  return step ? steps[step](context, request) : redirect(here, 303);
}

const steps: Record<
  ProtectionStep,
  (context: AppLoadContext, request: Request) => Promise<ReturnType<typeof redirect> | ReturnType<typeof refuseForm>>
> = {
  limit: async (context, request) => {
    const {
      player,
      reads: [limits],
    } = await withPlayer(context, () => [context.api.protection.limits()]);
    const judge = (text: string | undefined) => judgeLimit(text, limits, context.page);
    const read = await readForm(request, limitForm, {
      check: ({ newLimit }) => {
        const judged = judge(newLimit);
        return judged.ok ? {} : { newLimit: judged.message };
      },
    });
    const judged = read.ok ? judge(read.value.newLimit) : null;
    if (!read.ok || !judged?.ok) return refuseForm(read);
    const answer = await context.api.protection.setDepositLimit(judged.amount, read.value.password);
    if (!answer.ok) return refuseByPassword(context, read, answer);
    tellLimit(context, answer.data, timeZoneOf(player));
    return redirect(here, 303);
  },

  confirmLimit: async (context) => {
    const answer = await context.api.protection.confirmDepositLimit();
    if (answer.ok) tellLimit(context, answer.data);
    else
      context.session.flash({
        kind: 'warning',
        key: answer.code === 'limit_wait_not_over' ? 'results.limit_wait_not_over' : 'results.nothing_pending',
      });
    return redirect(here, 303);
  },

  withdrawLimit: async (context) => {
    await context.api.protection.withdrawPendingLimit();
    context.session.flash({ kind: 'success', key: 'protection.raiseWithdrawn' });
    return redirect(here, 303);
  },

  exclude: async (context, request) => {
    const read = await readForm(request, exclusionForm);
    if (!read.ok) return refuseForm(read);
    const answer = await context.api.protection.selfExclude(read.value.password);
    if (!answer.ok) return refuseByPassword(context, read, answer);
    // All sessions are over, this one too.
    context.session.closePlayer();
    const { until } = answer.data;
    if (until === null) context.session.flash({ kind: 'success', key: 'protection.excluded' });
    else
      context.session.flash({
        kind: 'success',
        key: 'protection.staysExcluded',
        values: { day: formatDate(until, context.locale) },
      });
    return redirect(here, 303);
  },

  interval: async (context, request) => {
    const read = await readForm(request, intervalForm);
    if (!read.ok) return refuseForm(read);
    const answer = await context.api.profile.setRealityCheck(read.value.minutes);
    if (!answer.ok) return refuseForm(read, { formErrors: [verbatim(answer.message)] });
    context.session.flash({ kind: 'success', key: 'play.intervalSaved' });
    return redirect(here, 303);
  },
};

/** What applies now, or waits. */
function tellLimit(
  { session, page }: AppLoadContext,
  { currency, deposit: { current, pending } }: Limits,
  timeZone?: string,
): void {
  const limit = page.money(pending?.newLimit ?? current ?? 0, currency);
  if (pending)
    session.flash({
      kind: 'success',
      key: 'protection.raisePending',
      values: { limit, time: formatDateTime(pending.confirmableFrom, page.locale, timeZone) },
    });
  else session.flash({ kind: 'success', key: 'protection.limitSaved', values: { limit } });
}

const sections = ['1', '2', '3', '4'] as const;

/** How to keep playing a game. For visitors it asks the API for nothing and stays readable in barred territories (DOMAIN §10). A player's own tools stand between what it is about and the advice. */
export default function ResponsibleGambling() {
  const { t, locale } = usePage();
  const { tools, away, country } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const email = useSupportEmail();
  return (
    <article className="narrow">
      <h1>{t('layout.stayInControl')}</h1>
      <p className="lead">{t('legal.controlLead')}</p>
      {away && <Notice kind="warning">{t('protection.away')}</Notice>}
      {tools && <ProtectionTools tools={tools} refused={refused} />}
      <div className="prose">
        {sections.map((section) => (
          <Fragment key={section}>
            <h2>{t(`legal.control${section}Title`)}</h2>
            <p>{t(`legal.control${section}Text`, { email })}</p>
          </Fragment>
        ))}
        <ul className="help">
          {helpOrganisations(locale, country).map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
