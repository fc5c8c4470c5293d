import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { loadProtection } from '~/protection/load-protection';
import { postProtection } from '~/protection/post-protection';
import { ProtectionTools } from '~/protection/protection-tools';
import { StayInControl } from '~/protection/stay-in-control';
import { Notice } from '~/ui/notice';

export const handle: RouteHandle = { title: 'layout.stayInControl', found: true, description: 'found.stayInControl' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadProtection(context);

export const action = ({ context, request }: ActionFunctionArgs) => postProtection(context, request);

export default function ResponsibleGambling() {
  const { t } = usePage();
  const { tools, away } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <StayInControl>
      {away && <Notice kind="warning">{t('protection.away')}</Notice>}
      {tools && <ProtectionTools tools={tools} refused={refused} />}
    </StayInControl>
  );
}
