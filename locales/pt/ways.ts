import type { Texts } from '../texts';
import type { ways as english } from '../en/ways';

export const ways = {
  onWays_one: '{{times}} × {{symbol}}, {{count}} maneira',
  onWays_other: '{{times}} × {{symbol}}, {{count}} maneiras',
  freeSpinsWon_one: '{{count}} rodada grátis',
  freeSpinsWon_other: '{{count}} rodadas grátis, subindo até × {{multiplier}}',
  payoutsAt: 'Prêmios por maneira de ganhar com aposta de {{stake}}',
  ruleWays:
    'Ganham os símbolos iguais em rolos vizinhos a partir do rolo esquerdo, estejam onde estiverem. Cada maneira de escolher um deles em cada um desses rolos paga uma vez, portanto dois em um rolo pagam o dobro; há {{ways}} maneiras de ganhar ao todo. De cada símbolo só paga a sequência mais longa; os prêmios de vários símbolos se somam. A aposta cobre todas as maneiras de ganhar.',
  ruleWild:
    '“{{wild}}” substitui todos os símbolos, exceto “{{scatter}}”. Aparece a partir do segundo rolo e sozinho não paga nada.',
  ruleWildAll: '“{{wild}}” substitui todos os símbolos. Aparece a partir do segundo rolo e sozinho não paga nada.',
  ruleRising:
    'Os prêmios da primeira rodada grátis são multiplicados por {{first}}, e a cada rodada o multiplicador sobe um, até {{last}} a partir da rodada {{spins}}. As rodadas grátis têm rolos próprios: “{{wild}}” aparece mais vezes e “{{scatter}}” não aparece, portanto não dão mais rodadas grátis. São jogadas na hora com a aposta da rodada e não custam nada.',
} satisfies Texts<typeof english>;
