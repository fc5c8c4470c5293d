import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { Tabs } from '~/ui/tabs';

export type ProfileTab = 'my-account' | 'documents' | 'security' | 'bonuses' | 'cashback' | 'history';

const tabs = [
  { tab: 'my-account', label: 'account.myAccount', icon: 'user' },
  { tab: 'documents', label: 'documents.title', icon: 'document' },
  { tab: 'security', label: 'security.title', icon: 'lock' },
  { tab: 'bonuses', label: 'layout.bonuses', icon: 'gift' },
  { tab: 'cashback', label: 'layout.rewards', icon: 'cup' },
  { tab: 'history', label: 'history.title', icon: 'history' },
] as const;

/** What every screen of the profile stands in. */
export function ProfileFrame({ current, children }: { current: ProfileTab; children: ReactNode }) {
  const { t, href } = usePage();
  const { label } = tabs.find(({ tab }) => tab === current)!;
  return (
    <div className="account-screen">
      <h1>{t(label)}</h1>
      <Tabs
        label={t('account.profile')}
        items={tabs.map(({ tab, label: text, icon }) => ({
          href: href(`/profile/${tab}`),
          label: t(text),
          current: tab === current,
          icon,
        }))}
      />
      {children}
    </div>
  );
}
