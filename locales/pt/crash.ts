import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Fim do voo em {{multiple}}',
  topped: 'Chegou ao topo: {{multiple}}',
  flies: 'Subindo, agora em {{multiple}}',
  waits: 'Aguardando a partida',
  auto: 'Retirar automaticamente em',
  autoHint: 'De {{lowest}} a {{highest}}. Deixe vazio para decidir durante o voo.',
  autoInvalid: 'Digite um multiplicador como 2 ou 1,50, ou deixe vazio',
  cashOut: 'Retirar agora',
  about: 'cerca de {{amount}}',
  arrival: 'Vale o multiplicador no momento em que seu pedido chega.',
  outNow: 'Você retirou',
  out: 'Você retirou em {{multiple}}: {{amount}}, já no seu saldo.',
  stakeAuto: '{{amount}}, retirada automática em {{multiple}}',
  stakeAlone: '{{amount}}, você decide durante o voo',
  outAt: 'Retirado em {{multiple}}',
  ruleRise:
    'Aposte antes da partida. O multiplicador sobe a partir de ×1. Retire antes da queda e sua aposta é multiplicada por ele. Se não tiver retirado até lá, você perde a aposta.',
  ruleOut:
    'Retire com o botão ou defina antes um multiplicador. Vale a hora em que seu pedido chega, pelo nosso relógio; depois da queda, ele não muda nada. Em {{highest}} todos são pagos.',
  ruleChance:
    'A chance de alcançar um multiplicador é {{share}} dividido por ele: ×2 em {{half}} das rodadas. Retire quando retirar, o RTP é o mesmo.',
  rulePause:
    'O próximo voo parte {{pause}} segundos depois do fim do anterior, seja qual for a duração dele. Até lá, dá para apostar; a aposta vale se chegar inteira antes da partida.',
  ruleDraw:
    'Uma rodada é um número menor que {{draws}}, mais um. O voo acaba em {{share}} vezes {{draws}} dividido por esse número, arredondado para baixo em centésimos, no mínimo em ×1.',
} satisfies Texts<typeof english>;
