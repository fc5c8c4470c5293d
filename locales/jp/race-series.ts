import type { Texts } from '../texts';
import type { raceSeries as english } from '../en/race-series';

export const raceSeries = {
  'long-evenings': {
    title: '長い夜のレース',
    summary: '1週間、すべてのスロットが対象です。リアルマネーでのベット1セントごとに1ポイントが付きます。',
  },
  'brightest-spark': {
    title: 'いちばん輝く火花',
    summary: '週末の全スロット対象レースです。ベット額にかかわらず、1ラウンドの最高倍率で順位が決まります。',
  },
  'jackpot-trail': {
    title: 'ジャックポット街道',
    summary: 'ジャックポットスロット限定です。リアルマネーでのベット1セントごとに1ポイントが付きます。',
  },
  'harbour-regatta': {
    title: 'ハーバー・レガッタ',
    summary: 'Tideworksのスロットが対象です。1ラウンドの最高倍率で順位が決まります。',
  },
  'new-lights': {
    title: '新しい灯り',
    summary: '新作スロット限定です。リアルマネーでのベット1セントごとに1ポイントが付きます。',
  },
  'two-hours-of-comets': {
    title: '彗星の2時間',
    summary: '一晩だけ、対象は1ゲームです。Nine Cometsでの最高倍率で順位が決まります。',
  },
} satisfies Texts<typeof english>;
