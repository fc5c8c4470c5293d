import type { SkinMenu } from 'contract/site';
import type { MessageKey } from '~/i18n/messages';
import type { Page } from '~/i18n/page';
import type { IconName } from '~/ui/icon';

interface Word {
  label: MessageKey;
  /** What stands below a thumb, six beside each other. Left out: the label. */
  short?: MessageKey;
  icon: IconName;
}

/** The vocabulary of skin menus: every key a skin may use, with its text and drawing (SPEC §2). */
const words: Record<string, Word> = {
  home: { label: 'layout.home', icon: 'home' },
  slots: { label: 'layout.slots', icon: 'slots' },
  livecasino: { label: 'layout.livecasino', icon: 'live' },
  'game-shows': { label: 'layout.gameShows', icon: 'shows' },
  'crash-and-fast': { label: 'layout.crashAndFast', icon: 'crash' },
  sports: { label: 'sports.title', icon: 'ball' },
  promotions: { label: 'layout.promotions', short: 'layout.promotionsShort', icon: 'gift' },
  tournaments: { label: 'layout.tournaments', icon: 'cup' },
  'slot-races': { label: 'layout.slotRaces', icon: 'cup' },
  'network-promotions': { label: 'layout.networkPromotions', icon: 'star' },
  news: { label: 'layout.news', icon: 'news' },
  affiliates: { label: 'layout.affiliates', icon: 'globe' },
  chat: { label: 'layout.chat', short: 'layout.chatShort', icon: 'chat' },
  'live-chat': { label: 'layout.chat', icon: 'chat' },
  contact: { label: 'layout.contact', icon: 'mail' },
  'contact-us': { label: 'layout.contact', icon: 'mail' },
  rewards: { label: 'layout.rewards', short: 'layout.rewardsShort', icon: 'star' },
  profile: { label: 'layout.myProfile', short: 'layout.profileShort', icon: 'user' },
};

/** The house's own menu, for when the skin can't be had. */
export const houseMenu: SkinMenu = {
  side: [
    {
      items: [
        { key: 'home', path: '/' },
        { key: 'slots', path: '/casino' },
        { key: 'livecasino', path: '/livecasino' },
        { key: 'game-shows', path: '/game-shows' },
        { key: 'crash-and-fast', path: '/crash-and-fast' },
        { key: 'sports', path: '/sports' },
      ],
    },
  ],
  footer: [
    { key: 'home', path: '/' },
    { key: 'profile', path: '/profile' },
  ],
};

export interface MenuEntry extends Word {
  key: string;
  path: string;
}

/** Where paths that a skin may name stand since: links lead there without a way round. */
const ways: Record<string, string> = {
  '/profile': '/profile/my-account',
  '/cashier': '/cashier/deposit',
  '/info/contact-us#chat': '/chat',
  '/info/affiliates': '/affiliates',
};

/** The path of these entries that is the one shown, or nothing: what a part that is drawn once may know of where it stands. */
export const currentOf = (items: SkinMenu['footer'], shown: string): string =>
  items.some(({ path }) => (ways[path] ?? path) === shown) ? shown : '';

/** What of a menu can be shown: entries with a text whose screen stands, so that no link is a dead end. */
export function entriesOf(items: SkinMenu['footer'], { stands }: Pick<Page, 'stands'>): MenuEntry[] {
  return items.flatMap(({ key, path }) => {
    const word = words[key];
    const target = ways[path] ?? path;
    return word && stands(target) ? [{ key, path: target, ...word }] : [];
  });
}

/** The text of a group's key, null when it is not in the vocabulary. */
export const headingOf = (key: string | undefined): MessageKey | null => (key && words[key]?.label) || null;
