import type { Texts } from '../texts';
import type { observatory as english } from '../en/observatory';

export const observatory = {
  lyra: 'こと座',
  orion: 'オリオン座',
  cygnus: 'はくちょう座',
  'dealer-busts': 'ディーラーのバースト',
  handTotal: '{{hand}}、{{total}}',
  ruleHands:
    'ラウンドごとにシャッフルされる{{decks}}デックのカードで、3つの手札がテーブル全員のためにディーラーと勝負します。絵札は10、エースは11または1です。ディーラーに勝つと思う手札にベットします。',
  ruleWay:
    '判断する人はなく、どの手札も公開された同じ方法で進みます。エースを11と数える手は17以下で、相手が9・10・エースなら18でも引きます。それ以外は11以下で引き、12では相手が4・5・6のとき以外、13～16では相手が7以上のときに引きます。ダブルとスプリットはありません。',
  ruleDealer: 'ディーラーは手札の結果にかかわらず16以下で引き、17以上で止まります。',
  rulePays: '引き分けではベット額が戻ります。最初の2枚で21の手札は{{multiple}}で支払われます。',
} satisfies Texts<typeof english>;
