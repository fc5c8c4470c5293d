import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: '落とす',
  ready: '段数とリスクを選んでボールを落としてください',
  rows: 'ピンの段数',
  risk: 'リスク',
  low: '低',
  medium: '中',
  high: '高',
  rowsInvalid: '表示されている段数から選んでください',
  riskInvalid: 'リスクを選んでください',
  board: 'ボード：{{rows}}段のピン',
  landed: 'ボールは{{slots}}か所のうち{{slot}}番目に入りました。配当は{{multiple}}です',
  ruleFall: '各段でボールが左右どちらへ落ちるかは同じ確率で、それまでの動きには左右されません。',
  rulePays:
    'ボールが入った場所の倍率がベット額に掛かります。左右は対称です。下の表では、各ボードの倍率を端から中央の順に、それぞれの還元率とともに示しています。ゲームの還元率は、還元率が最も低いボードの値です。',
  boardName: '{{rows}}段・{{risk}}',
} satisfies Texts<typeof english>;
