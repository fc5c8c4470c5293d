import type { Texts } from '../texts';
import type { coin as english } from '../en/coin';

export const coin = {
  moon: '月',
  sun: '太陽',
  toss: '投げる',
  stake: 'ベット額',
  call: '予想',
  balance: '残高',
  playMoney: 'プレイマネー',
  rules: '月か太陽かを選びます。当たるとベット額の1.96倍の配当です。還元率98%。',
  won: '{{side}}。{{amount}}を獲得しました',
  lost: '{{side}}。今回は配当なし',
  incomplete: 'ベット額と面を選んでください',
  givenBack: 'ラウンドは行われず、残高からは何も引かれていません。もう一度お試しください。',
  unclear: 'ベット額が差し引かれたか確認できません。続ける前に履歴をご確認ください。',
  waiting: '抽選は終わりましたが、配当の確認がまだ取れていません。',
  askAgain: 'もう一度確認する',
  home: 'ロビーに戻る',
  cashier: '入金',
  logIn: 'ログイン',
  backToGame: 'ゲームに戻る',
} satisfies Texts<typeof english>;
