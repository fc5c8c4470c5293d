import type { Texts } from '../texts';
import type { betting as english } from '../en/betting';

export const betting = {
  leagues: {
    'lantern-league': 'Lantern League（シミュレーション親善試合）',
  },
  markets: {
    'match-result': '試合結果',
    'goals-2-5': '合計ゴール数 2.5',
  },
  selections: {
    draw: '引き分け',
    over: '2.5ゴール超',
    under: '2.5ゴール未満',
  },
} satisfies Texts<typeof english>;
