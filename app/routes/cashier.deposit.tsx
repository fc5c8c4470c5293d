import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { CashierMethod, Deposit as StartedDeposit } from 'contract/cashier';
import { sandboxCards } from 'contract/sandbox-cards';
import stylesheet from '~/cashier/cashier.css?url';
import { withPlayer } from '~/account/player-loader';
import { Blockers } from '~/cashier/blockers';
import { CardForm, CoinsForm, HostedForm } from '~/cashier/deposit-form';
import { cardDepositForm, coinsDepositForm, hostedDepositForm } from '~/cashier/forms';
import { CashierFrame } from '~/cashier/frame';
import { MethodLinks } from '~/cashier/method-links';
import { cashierOf, checkoutPage, methodsFor, type CashierData } from '~/cashier/methods';
import { FromGame, quickDeposit } from '~/cashier/quick-deposit';
import { amountFault, judge, orLookForIt, refuseMethod, refuseOrder } from '~/cashier/order';
import { refusalOf } from '~/cashier/refusals';
import type { Answer } from '~/casino-api';
import { respond } from '~/edge/respond';
import { newRequestId } from '~/forms/request-id';
import { readForm, refuseForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Progress } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'cashier.deposit',
  seenBy: 'player',
  samples: { deposit: '/cashier/deposit', 'deposit by crypto': '/cashier/deposit?method=crypto' },
  menus: [{ in: 'player', place: 2, label: 'layout.deposit', icon: 'deposit' }],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { env, url } = context;
  const {
    player,
    reads: [cashier, from],
  } = await withPlayer(context, () => [context.api.cashier.methods(), quickDeposit(context)]);
  const wanted = url.searchParams.get('bonus');
  const bonus = cashier.offers.find(({ id }) => id === wanted)?.id ?? null;
  const screen = {
    cashier,
    ...methodsFor(context, cashier, 'deposit'),
    held: player.balance.held,
    from,
    requestId: newRequestId(),
    bonus,
    /** The address names an offer that can't be chosen. */
    missed: wanted !== null && bonus === null,
    /** The test cards are the embedded sandbox's. */
    sandbox: env.ENVIRONMENT !== 'production' && !env.CASINO_API_URL,
  };
  // The form of a method that is paid at its provider's page leads there.
  const leadsAway = cashier.deposit.some(({ flow }) => flow === 'hosted');
  return respond(screen, leadsAway ? { letIn: { leadsTo: env.CHECKOUT_PAGE } } : {});
}

/** Starts a deposit by the method whose form was sent, and leads to where it goes on. */
export async function action({ context, request }: ActionFunctionArgs) {
  const cashier = await cashierOf(context);
  const { chosen } = methodsFor(context, cashier, 'deposit');
  const wanted = context.url.searchParams.get('method');
  // Switched off since the page was shown: another one's form must not take its fields.
  if (!chosen || (wanted !== null && wanted !== chosen.id)) {
    return refuseMethod(context, await readForm(request, hostedDepositForm(noMethod)));
  }
  const posts = { card: postCard, coins: postCoins, hosted: postHosted };
  return posts[chosen.flow](context, request, cashier, chosen);
}

/** A refused form comes back without the card. */
async function postCard(context: AppLoadContext, request: Request, cashier: CashierData, chosen: CashierMethod) {
  const read = await readForm(request, cardDepositForm(chosen), {
    check: (given) => amountFault(judge(context, cashier, 'deposit', given)),
  });
  const order = judge(context, cashier, 'deposit', read.given);
  const { rules, judged } = order;
  if (!read.ok || !judged.ok) return refuseOrder(context, read, order);
  const { method, requestId, card, bonus } = read.value;
  const answer = await orLookForIt(context, requestId, () =>
    context.api.cashier.deposit({ method, amount: judged.amount, requestId, card, bonus }),
  );
  if (answer.ok) return onward(context, answer);
  const { formErrors, fieldErrors, cardErrors } = refusalOf(answer, rules, context.page.money);
  return refuseForm(read, { formErrors, fieldErrors: { ...fieldErrors, ...cardErrors }, clear: ['requestId'] });
}

/** It is paid at the provider's page, to which it leads; the deposit's own page does when the provider is slow. */
async function postHosted(context: AppLoadContext, request: Request, cashier: CashierData, chosen: CashierMethod) {
  const read = await readForm(request, hostedDepositForm(chosen), {
    check: (given) => amountFault(judge(context, cashier, 'deposit', given)),
  });
  const order = judge(context, cashier, 'deposit', read.given);
  const { rules, judged } = order;
  if (!read.ok || !judged.ok) return refuseOrder(context, read, order);
  const { method, requestId, bonus, fields } = read.value;
  const answer = await orLookForIt(context, requestId, () =>
    context.api.cashier.deposit({ method, amount: judged.amount, requestId, bonus, fields }),
  );
  if (answer.ok) return onward(context, answer);
  const { formErrors, fieldErrors } = refusalOf(answer, rules, context.page.money);
  return refuseForm(read, { formErrors, fieldErrors, clear: ['requestId'] });
}

async function postCoins(context: AppLoadContext, request: Request, cashier: CashierData, chosen: CashierMethod) {
  const read = await readForm(request, coinsDepositForm(chosen), {
    check: (given) => amountFault(judge(context, cashier, 'deposit', given)),
  });
  const order = judge(context, cashier, 'deposit', read.given);
  const { rules, judged } = order;
  if (!read.ok || !judged.ok) return refuseOrder(context, read, order);
  const { method, requestId, chain, bonus } = read.value;
  const answer = await orLookForIt(context, requestId, () =>
    context.api.cashier.deposit({ method, chain, amount: judged.amount, requestId, bonus }),
  );
  if (answer.ok) return onward(context, answer);
  const { formErrors, fieldErrors } = refusalOf(answer, rules, context.page.money);
  return refuseForm(read, { formErrors, fieldErrors, clear: ['requestId'] });
}

const onward = (context: AppLoadContext, { data }: Extract<Answer<StartedDeposit>, { ok: true }>) =>
  redirect(checkoutPage(context, data) ?? `/cashier/deposit/${encodeURIComponent(data.id)}`, 303);

/** What a form is read by whose method is gone. */
const noMethod = { id: '', fields: [] };

/** A method's form is that of its flow: one that an operator adds has the hosted one. */
const forms = { card: CardForm, coins: CoinsForm, hosted: HostedForm };

/** Money comes in: the gate when something is missing, else the methods and the form of the chosen one. */
export default function Deposit() {
  const { t } = usePage();
  const screen = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { cashier, from, held, sandbox, methods, chosen, bonus, missed } = screen;
  const Form = forms[chosen?.flow ?? 'hosted'];
  const { errors } = useFormView(hostedDepositForm(chosen ?? noMethod), { refused });
  return (
    <CashierFrame current="deposit" balance={{ ...cashier, held }}>
      {cashier.depositBlockers.length > 0 && (
        <Blockers
          id="deposit"
          direction="deposit"
          blockers={cashier.depositBlockers}
          currency={cashier.currency}
          errors={errors}
          bonus={bonus}
        />
      )}
      {cashier.depositBlockers.length === 0 && !chosen && (
        <Notice kind="warning" title={t('cashier.noMethod')}>
          {t('cashier.noMethodText')}
        </Notice>
      )}
      {cashier.depositBlockers.length === 0 && chosen && (
        <div className="beside">
          <div>
            {missed && !refused && <Notice kind="info">{t('promotions.notWithThis')}</Notice>}
            <MethodLinks
              direction="deposit"
              methods={methods}
              chosen={chosen}
              currency={cashier.currency}
              cameWith={{ bonus, game: from?.game.id }}
            />
            <Form screen={screen} method={chosen} refused={refused} />
          </div>
          <aside>
            {from && <FromGame {...from} />}
            <DepositLimit cashier={cashier} />
            {sandbox && chosen.flow === 'card' && <SandboxHint />}
          </aside>
        </div>
      )}
    </CashierFrame>
  );
}

/** What the player's own limit leaves; before the first deposit, without one, the invitation to set it (DOMAIN §6). */
function DepositLimit({ cashier: { depositLimit, withdrawBlockers, currency } }: { cashier: CashierData }) {
  const { t, href, money } = usePage();
  if (depositLimit) {
    const { current, left } = depositLimit;
    return (
      <div className="panel">
        <Progress
          label={t('cashier.yourLimit')}
          value={current - left}
          max={current}
          text={t('cashier.limitLeft', { left: money(left, currency), limit: money(current, currency) })}
        />
        <p>
          <a className="link" href={href('/responsible-gambling')}>
            {t('cashier.changeLimit')}
          </a>
        </p>
      </div>
    );
  }
  if (!withdrawBlockers.some(({ code }) => code === 'no_deposit_yet')) return null;
  return (
    <Notice kind="info" title={t('cashier.limitFirst')}>
      <p>{t('cashier.limitFirstText')}</p>
      <p>
        <Button href={href('/responsible-gambling')} size="small">
          {t('cashier.setLimit')}
        </Button>
      </p>
    </Notice>
  );
}

const groupsOfFour = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function SandboxHint() {
  const { t } = usePage();
  const words = {
    succeeded: t('cashier.sandboxAccepted'),
    failed: t('cashier.sandboxDeclined'),
    challenge: t('cashier.sandboxChallenge'),
    hold: t('cashier.sandboxHeld'),
  };
  return (
    <Notice kind="info" title={t('cashier.sandboxTitle')}>
      <ul className="test-cards">
        {Object.entries(sandboxCards).map(([number, outcome]) => (
          <li key={number}>
            <code className="num">{groupsOfFour(number)}</code> <span>{words[outcome]}</span>
          </li>
        ))}
      </ul>
      <p>{t('cashier.sandboxRest')}</p>
    </Notice>
  );
}
