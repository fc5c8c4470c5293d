import type { Texts } from '../texts';
import type { cluster as english } from '../en/cluster';

export const cluster = {
  grid: '盤面',
  column: '{{number}}列目',
  cascade: '連鎖の流れ',
  step: '{{number}}連鎖目',
  won: '{{symbol}}×{{count}}',
  orMore: '{{count}}個以上',
  ruleSquare:
    '辺で隣り合う同じシンボルが{{smallest}}個以上つながると、形に関係なくまとめて当たりになります。角だけの接触は数えません。配当はまとまりの大きさで決まり、複数のまとまりは合計されます。',
  ruleHex:
    '各マスは6つのマスと隣り合います。同じシンボルが{{smallest}}個以上つながると、形に関係なくまとめて当たりになります。配当はまとまりの大きさで決まり、複数のまとまりは合計されます。',
  ruleFall:
    '当たったシンボルは消え、上のシンボルが落ち、新しいシンボルが上から現れます。当たりがなくなるまで、追加の費用なしで続きます。',
  ruleMultipliers: '連鎖ごとに倍率が決まっています：{{multipliers}}。それ以降は{{last}}のままです。',
  ruleStrips:
    '各列はシンボルの並んだ帯で、止まる位置は偶然に決まります。上から現れるのは、帯の上でその手前に並ぶシンボルです。最高配当は、起こり得るすべてのラウンドを計算して求めています。',
} satisfies Texts<typeof english>;
