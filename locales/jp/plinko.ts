import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: '落とす',
  ready: '段数とリスクを選んで落としてください',
  rows: 'ピンの段数',
  risk: 'リスク',
  low: '低',
  medium: '中',
  high: '高',
  rowsInvalid: '表示されている段数から選んでください',
  riskInvalid: 'リスクを選んでください',
  board: 'ボード：{{rows}}段のピン',
  landed: '{{slots}}か所のうち{{slot}}番目に入りました。配当は{{multiple}}です',
  ruleFall: '各段で左右どちらへ落ちるかは同じ確率で、それまでの動きには左右されません。',
  rulePays:
    '入った場所の倍率で配当が支払われます。左右は対称です。下の表は各ボードの倍率を端から中央の順に示し、それぞれの還元率を添えています。ゲームの還元率は最も低いボードの値です。',
  boardName: '{{rows}}段・{{risk}}',
} satisfies Texts<typeof english>;
