/** A family of games, with a game. */
import { languages, type Language } from 'contract/languages';
import { picture } from './game';
import type { House } from './house';
import { saidIn, type InEach } from './words';

const contract = `import { z } from 'zod';

/** A coin is tossed, and heads pay. */
export const CoinTossRules = z.object({
  kind: z.literal('coin-toss'),
  /** What heads pay, in hundredths of the stake. */
  multiple: z.number().int(),
});
export type CoinTossRules = z.infer<typeof CoinTossRules>;

export const CoinTossOutcome = z.object({ kind: z.literal('coin-toss'), heads: z.boolean() });
export type CoinTossOutcome = z.infer<typeof CoinTossOutcome>;
`;

const engine = `import type { CoinTossOutcome, CoinTossRules } from 'contract/play/coin-toss';
import { atOnce } from '../engine';

/** One draw of two: 1 is heads. */
export const coinTossGame = (multiple: number) => {
  const rules: CoinTossRules = { kind: 'coin-toss', multiple };
  return {
    design: rules,
    rules,
    play: atOnce((stake, random) => {
      const outcome: CoinTossOutcome = { kind: 'coin-toss', heads: random.integer(2) === 1 };
      return { payout: outcome.heads ? (stake / 100) * multiple : 0, outcome };
    }),
  };
};
`;

const proofs = `import type { CoinTossRules } from 'contract/play/coin-toss';
import type { ReturnProof } from '../return-proof';

/** How the return of each game of the family is known. */
export const proveReturn = ({ multiple }: CoinTossRules): ReturnProof => ({
  method: 'exact',
  rtp: (multiple * 100) / 2,
  basis: 'One of two sides pays.',
});
`;

const declaration = `import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { coinTossGame } from '../coin-toss';

/** Heads or Tails: the plainest game there is. */
export const headsOrTails = defineGame({
  id: 'heads-or-tails',
  title: 'Heads or Tails',
  provider: 'Forge & Fable',
  category: 'crash-and-fast',
  popularity: 2,
  releasedAt: '2026-11-25',
  rtp: 9_700,
  volatility: 'low',
  maxWinMultiple: 2,
  ...stakesOf([100, 200, 500], 100),
  ...coinTossGame(194),
});
`;

const view = `import { usePage } from '~/i18n/page';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { multipleText } from '../multiple';
import stylesheet from './coin-toss.css?url';

/** A coin, and which of its sides shows. */
export const coinToss: GameFamily = {
  kind: 'coin-toss',
  told: { category: 'crash-and-fast', place: 8 },
  stylesheet,
  voice: { wave: 'sine', rings: 0.3, start: [988], rest: [1319], win: [988, 1245, 1480] },
  texts: { play: 'coinToss.toss', ready: 'coinToss.ready' },
  Picture,
  Rules,
};

function Picture({ round }: PictureProps) {
  const { t } = usePage();
  const heads = round?.outcome?.kind === 'coin-toss' ? round.outcome.heads : null;
  return <p className="coin">{heads === null ? '?' : t(heads ? 'coinToss.heads' : 'coinToss.tails')}</p>;
}

function Rules({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'coin-toss') return null;
  return <p>{t('coinToss.rule', { multiple: multipleText(rules.multiple, number) })}</p>;
}
`;

interface Words {
  name: string;
  toss: string;
  heads: string;
  tails: string;
  rule: string;
  tossed: string;
  pays: string;
}

const words: InEach<Words> = {
  en: {
    name: 'Coin toss',
    toss: 'Toss the coin',
    heads: 'Heads',
    tails: 'Tails',
    rule: 'The coin is tossed once, and both of its sides are equally likely. Heads pay {{multiple}}; tails take the stake.',
    tossed: 'A coin is tossed.',
    pays: 'Heads pay.',
  },
  es: {
    name: 'Cara o cruz',
    toss: 'Lanzar la moneda',
    heads: 'Cara',
    tails: 'Cruz',
    rule: 'La moneda se lanza una vez y sus dos lados son igual de probables. La cara paga {{multiple}}; con la cruz se pierde la apuesta.',
    tossed: 'Se lanza una moneda.',
    pays: 'Gana la cara.',
  },
  de: {
    name: 'Münzwurf',
    toss: 'Münze werfen',
    heads: 'Kopf',
    tails: 'Zahl',
    rule: 'Die Münze wird einmal geworfen, beide Seiten sind gleich wahrscheinlich. Kopf zahlt {{multiple}}, bei Zahl ist der Einsatz verloren.',
    tossed: 'Eine Münze wird geworfen.',
    pays: 'Kopf gewinnt.',
  },
  fr: {
    name: 'Pile ou face',
    toss: 'Lancer la pièce',
    heads: 'Face',
    tails: 'Pile',
    rule: 'La pièce est lancée une fois et ses deux côtés sont également probables. Face rapporte {{multiple}}, pile perd la mise.',
    tossed: 'Une pièce est lancée.',
    pays: 'Face gagne.',
  },
  pt: {
    name: 'Cara ou coroa',
    toss: 'Lançar a moeda',
    heads: 'Cara',
    tails: 'Coroa',
    rule: 'A moeda é lançada uma vez e os dois lados são igualmente prováveis. A cara paga {{multiple}}; com a coroa, a aposta é perdida.',
    tossed: 'Uma moeda é lançada.',
    pays: 'Cara ganha.',
  },
  no: {
    name: 'Myntkast',
    toss: 'Kast mynten',
    heads: 'Mynt',
    tails: 'Krone',
    rule: 'Mynten kastes én gang, og begge sider er like sannsynlige. Mynt betaler {{multiple}}; ved krone er innsatsen tapt.',
    tossed: 'En mynt kastes.',
    pays: 'Mynt vinner.',
  },
  jp: {
    name: 'コイントス',
    toss: 'コインを投げる',
    heads: '表',
    tails: '裏',
    rule: 'コインを1回投げます。表と裏の確率は同じです。表が出ると配当は{{multiple}}、裏が出るとベット額は失われます。',
    tossed: 'コインを投げるゲームです。',
    pays: '表が当たりです。',
  },
};

const textsIn = (language: Language): string => {
  const { toss, heads, tails, rule, pays } = saidIn(words, language);
  return `export const coinToss = ${JSON.stringify({ toss, ready: pays, heads, tails, rule })};\n`;
};

export async function addFamily(house: House): Promise<void> {
  await house.write('contract/play/coin-toss.ts', contract);
  const api = 'casino-api/src/games/coin-toss';
  await house.write(`${api}/coin-toss.ts`, engine);
  await house.write(`${api}/proofs.ts`, proofs);
  await house.write(`${api}/heads-or-tails/index.ts`, declaration);
  await house.write('app/play/coin-toss/index.tsx', view);
  await house.write('app/play/coin-toss/coin-toss.css', '.coin {\n  text-align: center;\n}\n');
  await house.write('public/art/heads-or-tails.svg', picture);
  for (const language of languages) await house.write(`locales/${language}/coin-toss.ts`, textsIn(language));
  await house.change(
    'locales/en/site.ts',
    "import { crash } from './crash';",
    "import { coinToss } from './coin-toss';\nimport { crash } from './crash';",
  );
  await house.change('locales/en/site.ts', '  crash,', '  coinToss,\n  crash,');
  await house.addTexts('families.ts', (language) => {
    const { tossed, pays } = saidIn(words, language);
    return `'coin-toss': ${JSON.stringify({ description: tossed, details: pays })},`;
  });
  await house.addTexts('info.ts', (language) => {
    const { name, pays } = saidIn(words, language);
    return `'family_coin-toss': '${name}', 'familyText_coin-toss': '${pays}',`;
  });
}
