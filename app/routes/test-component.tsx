import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { Dialog, DialogOpener } from '~/ui/dialog';
import { ErrorSummary } from '~/ui/error-summary';
import { Icon, type IconName } from '~/ui/icon';
import { iconShapes } from '~/ui/icon-shapes';
import { Notice, Toast, Toasts } from '~/ui/notice';
import { Badge, EmptyState, Progress } from '~/ui/panel';
import { FormShowcase } from '~/ui/showcase/form-showcase';
import { Piece } from '~/ui/showcase/piece';
import { Table } from '~/ui/table';
import { Pagination, Tabs } from '~/ui/tabs';

export const handle: RouteHandle = { unsampled: 'it is there while QA is on' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** For QA and previews alone (SPEC §2: test page); anywhere else it is not found. */
export function loader({ context: { env, url } }: LoaderFunctionArgs) {
  if (env.QA !== 'on') throw new Response(null, { status: 404 });
  return { title: 'app/ui', refused: url.searchParams.get('state') === 'refused' };
}

/** Every piece of app/ui with every state, for QA and for who builds the next screen. `refused` shows the pieces after a refused form. */
export default function TestComponent() {
  const { refused } = useLoaderData<typeof loader>();
  const { t, href } = usePage();
  return (
    <>
      {refused && (
        <ErrorSummary
          errors={[
            { fieldId: 'fname', message: t('account.fnameRequired') },
            { fieldId: 'amount', message: t('cashier.amountRequired') },
            { message: t('layout.apiAway') },
          ]}
        />
      )}
      <h1>app/ui</h1>
      <Tabs
        label={t('account.profile')}
        items={[
          { href: href('/test-component'), label: t('account.profile'), current: !refused, icon: 'user' },
          {
            href: href('/test-component?state=refused'),
            label: t('common.thereIsAProblem'),
            current: refused,
            icon: 'error',
          },
        ]}
      />
      <Buttons />
      <Messages />
      <FormShowcase refused={refused} />
      <Surfaces />
      <Piece name="Icon">
        <ul className="form-row">
          {(Object.keys(iconShapes) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
            </li>
          ))}
        </ul>
      </Piece>
    </>
  );
}

function Buttons() {
  const { t, href } = usePage();
  return (
    <Piece name="Button">
      <div className="form">
        {(['small', 'normal', 'large'] as const).map((size) => (
          <div className="form-row" key={size}>
            <Button type="button" size={size} variant="prime">
              {t('layout.deposit')}
            </Button>
            <Button type="button" size={size}>
              {t('layout.withdraw')}
            </Button>
            <Button type="button" size={size} variant="quiet" icon="history">
              {t('layout.history')}
            </Button>
            <Button type="button" size={size} variant="danger">
              {t('layout.logOut')}
            </Button>
            <Button type="button" size={size} disabled>
              {t('game.notAvailable')}
            </Button>
          </div>
        ))}
        <Button href={href('/casino')} variant="prime" wide icon="play">
          {t('layout.slots')}
        </Button>
      </div>
    </Piece>
  );
}

function Messages() {
  const { t } = usePage();
  return (
    <>
      <Piece name="Notice">
        <div className="form">
          {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
            <Notice key={kind} kind={kind} title={t(`ui.${kind}`)}>
              {t('layout.playWithinLimits')}
            </Notice>
          ))}
        </div>
      </Piece>
      <Piece name="Dialog">
        <DialogOpener dialog="showcase-dialog" variant="quiet">
          {t('cashier.cancelAll')}
        </DialogOpener>
        <Dialog id="showcase-dialog" title={t('cashier.cancelAll')}>
          <p>{t('cashier.cancelHint')}</p>
          <Button type="button" variant="danger">
            {t('cashier.cancelAll')}
          </Button>
        </Dialog>
      </Piece>
      <Toasts>
        <Toast kind="success">{t('account.saved')}</Toast>
        <Toast kind="warning" stays="long">
          {t('results.session_expired')}
        </Toast>
        <Toast kind="info" stays="dismissed">
          {t('account.yourDetailsWhy')}
        </Toast>
      </Toasts>
    </>
  );
}

function Surfaces() {
  const { t, href, money, number } = usePage();
  const rows = [
    { id: '1', kind: t('cashier.deposit'), amount: 5_000 },
    { id: '2', kind: t('cashier.withdrawal'), amount: -123_456 },
  ];
  return (
    <>
      <Piece name="Badge">
        <p className="form-row">
          <Badge>{t('layout.myAccount')}</Badge>
          <Badge kind="new">{t('lobby.isNew')}</Badge>
          <Badge kind="jackpot">{t('lobby.isJackpot')}</Badge>
          <Badge kind="info">{t('ui.info')}</Badge>
          <Badge kind="success">{t('account.verified')}</Badge>
          <Badge kind="warning">{t('account.notVerified')}</Badge>
          <Badge kind="error">{t('ui.error')}</Badge>
        </p>
      </Piece>
      <Piece name="Table">
        <Table
          caption={t('layout.history')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { label: t('cashier.reference'), cell: ({ id }) => id },
            { label: t('cashier.method'), cell: ({ kind }) => kind },
            { label: t('cashier.amount'), cell: ({ amount }) => money(amount, 'EUR'), numeric: true },
          ]}
        />
      </Piece>
      <Piece name="Progress">
        <div className="form">
          {[0, 35, 100].map((value) => (
            <Progress key={value} label={t('layout.balance')} value={value} max={100} text={number(value)} />
          ))}
        </div>
      </Piece>
      <Piece name="Pagination">
        <Pagination page={4} pages={12} hrefOf={(page) => href(`/test-component?page=${page}`)} />
      </Piece>
      <Piece name="EmptyState">
        <EmptyState
          level={3}
          icon="cup"
          title={t('lobby.noWinners')}
          action={<Button href={href('/casino')}>{t('lobby.seeAll')}</Button>}
        >
          {t('lobby.noLatest')}
        </EmptyState>
      </Piece>
    </>
  );
}
