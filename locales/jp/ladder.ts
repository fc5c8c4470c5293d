import type { Texts } from '../texts';
import type { ladder as english } from '../en/ladder';

export const ladder = {
  ladder: 'はしご',
  stepWon: '{{multiplier}}、当たり',
  stepEnded: '{{multiplier}}、ここで終了',
  climbed_one: 'はしごのフリースピン{{count}}回',
  climbed_other: 'はしごのフリースピン{{count}}回',
  climb: 'はしごの結果',
  climbPaid: 'はしごの配当は合計{{amount}}',
  step: '{{number}}段目',
  height: 'ベット額の{{multiple}}倍でした',
  ruleClimb: '配当があったスピンの後には、一段上のフリースピンが続きます。リールもベット額も同じです。',
  ruleSteps: '各スピンの配当には段の倍率が掛かります：{{steps}}',
  ruleEnd: '配当のないスピンが出るか、最上段を終えるとラウンド終了です。配当はすべて合計されます。',
  highest: '配当がベット額の{{multiple}}倍以上',
  oneIn: '約{{rounds}}ラウンドに1回',
} satisfies Texts<typeof english>;
