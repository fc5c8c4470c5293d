import type { Texts } from '../texts';
import type { offers as english } from '../en/offers';

export const offers = {
  sample: {
    welcome: {
      title: 'ウェルカム入金ボーナス',
      summary: '初回のご入金と同額をボーナスとしてお受け取りいただけます。',
    },
    reload: {
      title: '週間入金ボーナス',
      summary: '週に1回、ご入金額の半分がボーナスとして付きます。',
    },
    'welcome-code': {
      title: 'ウェルカムコード',
      summary: '入金なしでお試しいただけるボーナスです。',
    },
    'moon-spins': {
      title: 'ムーンスピン',
      summary: 'コードを入力すると、灯籠まつりのスロットでフリースピンをお使いいただけます。',
    },
    'first-light': {
      title: 'ファーストライト',
      summary: 'アカウントをお持ちの方ならどなたでも受け取れるフリースピンです。',
    },
    'comet-week': {
      title: 'コメットウィーク',
      summary: 'ご入金済みの方が毎週受け取れるフリースピンです。',
    },
    'winter-lights': {
      title: '冬の灯りボーナス',
      summary: '夜の長い季節にお届けする、少し大きめの入金ボーナスです。',
    },
    'harvest-moon': {
      title: '収穫の月ボーナス',
      summary: '収穫の終わりを祝う入金ボーナスです。',
    },
    'bakery-nights': {
      title: 'ベーカリーナイト',
      summary: '焼きたての香りとともに楽しむフリースピンです。',
    },
    'rooftop-autumn': {
      title: '屋根の上の秋',
      summary: '旧市街の猫たちと楽しむフリースピンです。',
    },
  },
  codes: {
    WELCOME100: 'ウェルカムボーナス',
    MOON20: 'Lantern Festivalのフリースピン20回',
  },
  levelSpins: 'レベル{{level}}：{{slot}}のフリースピン',
  test: 'テストボーナス',
} satisfies Texts<typeof english>;
