import type { SkinConfig } from 'contract/site';

/** The default skin. Menu keys are the edge's own vocabulary of labels; paths are the specification's (SPEC §2). */
export const skin: Omit<SkinConfig, 'playerConfig' | 'licence'> = {
  name: 'Lantern',
  logo: '/brand/lantern.svg',
  themeColor: '#07080f',
  supportEmail: 'support@lantern.example',
  menu: {
    side: [
      {
        items: [
          { key: 'slots', path: '/casino' },
          { key: 'livecasino', path: '/livecasino' },
          { key: 'game-shows', path: '/game-shows' },
          { key: 'crash-and-fast', path: '/crash-and-fast' },
          { key: 'sports', path: '/sports' },
        ],
      },
      {
        items: [{ key: 'promotions', path: '/promotions' }],
      },
      {
        key: 'tournaments',
        items: [
          { key: 'slot-races', path: '/slot-races' },
          { key: 'network-promotions', path: '/network-promotions' },
        ],
      },
      {
        items: [
          { key: 'news', path: '/news' },
          { key: 'affiliates', path: '/affiliates' },
          { key: 'live-chat', path: '/chat' },
          { key: 'contact-us', path: '/info/contact-us' },
        ],
      },
    ],
    footer: [
      { key: 'browse', path: '/casino' },
      { key: 'home', path: '/' },
      { key: 'rewards', path: '/rewards' },
      { key: 'promotions', path: '/promotions' },
      { key: 'profile', path: '/profile/my-account' },
      { key: 'chat', path: '/chat' },
    ],
  },
};

/** Who settles what house and player don't agree on, independent of us, and where that is asked for. */
export const disputeResolution = { name: 'Gaming Dispute Resolution', page: 'https://disputes.example/' } as const;
