import type { SeedPage } from './content-seed';

/** What is written in English only: news, network promotions and slot races (SPEC §2). */
export const contentEnglish: readonly SeedPage[] = [
  {
    section: 'news', url: 'lantern-festival-is-lit', publishedAt: '2026-11-05',
    texts: {
      en: {
        title: 'Lantern Festival is lit',
        summary: 'Our first slot is open for play, for money and for fun.',
        body: [
          'Lantern Festival is a five-reel slot with free spins, made in our own studio. Its return and its rules are on the game’s page before you stake anything.',
          'Every round can be checked: you see the hash of the server’s seed before you play, and the seed itself once it is replaced. You can also play for fun, without an account.',
        ],
      },
    },
  },
  {
    section: 'news', url: 'a-casino-that-works-without-scripts', publishedAt: '2026-11-12',
    texts: {
      en: {
        title: 'A casino that works without scripts',
        summary: 'Every page here is plain HTML, so it is quick on an old phone too.',
        body: [
          'Logging in, paying in, playing and cashing out all work in a browser that runs no scripts at all. Where scripts are there, they make things nicer and nothing else.',
          'Pages are small because you pay for your data, and quick because nobody likes to wait.',
        ],
      },
    },
  },
  {
    section: 'network-promotions', url: 'winter-lights', publishedAt: '2026-11-16',
    texts: {
      en: {
        title: 'Winter Lights',
        summary: 'Slots with lights, snow and long nights, gathered for the dark season.',
        body: [
          'From the middle of November our studios show their winter slots together. You find them in the slots lobby.',
          'Winter Lights is a showcase. There is nothing to opt into, it pays no prizes, and each game keeps its own rules and return.',
        ],
      },
    },
  },
  {
    section: 'slot-races', url: 'how-slot-races-work', publishedAt: '2026-11-16',
    texts: {
      en: {
        title: 'How slot races work',
        summary: 'Two ways to score, one board, and prizes that are known before the start.',
        body: [
          'A slot race has a start, an end and a list of games. You take part by opting in; rounds from before that do not count. Only rounds for real money, staked with cash, score.',
          'A race is decided either by points for what was staked or by the best multiple of a single round. When two players are level, the one who got there first stands higher.',
          'The window, games, prize table and live board of a race stand on its own page.',
        ],
      },
    },
  },
];
