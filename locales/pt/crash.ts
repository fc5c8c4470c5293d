import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Fim do voo em {{multiple}}',
  topped: 'Chegou ao topo: {{multiple}}',
  flies: 'Subindo, agora em {{multiple}}',
  waits: 'Aguardando a partida',
  auto: 'Retirar automaticamente em',
  autoHint: 'De {{lowest}} a {{highest}}. Se deixar vazio, você decide durante o voo.',
  autoInvalid: 'Digite um multiplicador como 2 ou 1,50, ou deixe vazio',
  cashOut: 'Retirar agora',
  about: 'cerca de {{amount}}',
  arrival: 'Vale o múltiplo no momento em que seu pedido chega.',
  outNow: 'Você retirou',
  out: 'Você saiu em {{multiple}}: {{amount}}, já no seu saldo.',
  down: 'Caiu com seus {{amount}}',
  stakeAuto: '{{amount}}, saída automática em {{multiple}}',
  stakeAlone: '{{amount}}, você decide durante o voo',
  outAt: 'Saída em {{multiple}}',
  ruleRise:
    'Aposte antes da partida. O multiplicador sobe a partir de ×1,00. Se você retirar antes da queda, recebe a aposta vezes o multiplicador. Se não retirar a tempo, perde a aposta.',
  ruleOut:
    'Saia com o botão ou defina antes um multiplicador. Nosso relógio decide pela chegada do seu pedido; depois da queda, ele não muda nada. Em {{highest}} todos são pagos.',
  ruleChance:
    'A chance de alcançar um multiplicador é {{share}} dividido por ele: ×2 em {{half}} das rodadas. Saia quando sair, o retorno é o mesmo.',
  ruleDraw:
    'Uma rodada é um número menor que {{draws}}, mais um. {{share}} vezes {{draws}} dividido por ele é onde o voo acaba, arredondado para baixo em centésimos, no mínimo ×1.',
} satisfies Texts<typeof english>;
