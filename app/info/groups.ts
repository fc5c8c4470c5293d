/** The order in which the index tells of its pages. A page that stands in no group, since the house did not write it, comes last. */
const members = {
  play: ['getting-started', 'how-to-play', 'sports-betting', 'fairness'],
  money: ['deposits-and-withdrawals', 'verification', 'bonuses-and-wagering', 'vip'],
  safety: ['safer-play', 'responsible-marketing', 'complaints'],
  rules: ['terms', 'privacy', 'cookies', 'anti-money-laundering'],
  more: ['affiliates'],
} as const;

export type InfoGroup = keyof typeof members;
const names = Object.keys(members) as InfoGroup[];

/** A page in a list. */
export interface InfoCard {
  url: string;
  title: string;
  summary: string;
  /** The one its texts are written in. */
  language: string;
}

const groupOf = (url: string): InfoGroup =>
  names.find((name) => (members[name] as readonly string[]).includes(url)) ?? 'more';

/** Where a page stands: the partners' has an address of its own (SPEC §2, side menu). */
export const pathOfInfo = (url: string): string => (url === 'affiliates' ? '/affiliates' : `/info/${url}`);

/** The pages by group, each group in its order. Empty groups are left out. */
export function grouped(cards: readonly InfoCard[]): { name: InfoGroup; cards: InfoCard[] }[] {
  return names.flatMap((name) => {
    const order = members[name] as readonly string[];
    const placed = order.flatMap((url) => cards.filter((card) => card.url === url));
    const own = [...placed, ...cards.filter(({ url }) => groupOf(url) === name && !order.includes(url))];
    return own.length > 0 ? [{ name, cards: own }] : [];
  });
}

/** The other pages of a page's group. */
export const relatedTo = (url: string, cards: readonly InfoCard[]): InfoCard[] =>
  (grouped(cards).find(({ name }) => name === groupOf(url))?.cards ?? []).filter((card) => card.url !== url);
