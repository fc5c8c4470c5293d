import type { Texts } from '../texts';
import type { families as english } from '../en/families';

export const families = {
  slot: {
    description: 'Um caça-níqueis clássico, de ritmo tranquilo: símbolos iguais em uma linha dão prêmio.',
    details:
      'Escolha sua aposta e gire. Quando os rolos param, cada linha é lida a partir da esquerda e todos os prêmios são somados.',
  },
  ways: {
    description: 'Um caça-níqueis sem linhas: símbolos iguais em rolos vizinhos dão prêmio onde quer que caiam.',
    details:
      'Escolha sua aposta e gire. Os prêmios são contados rolo a rolo a partir da esquerda: quanto mais maneiras de ganhar um símbolo forma, maior o prêmio.',
  },
  cluster: {
    description: 'Um caça-níqueis que paga por grupos: símbolos que se tocam ganham juntos e abrem espaço para novos.',
    details:
      'Escolha sua aposta e gire. Os grupos vencedores somem, novos símbolos caem e a rodada termina quando nada mais se conecta.',
  },
  hold: {
    description: 'Um caça-níqueis com história: símbolos especiais ativam recursos extras pelo caminho.',
    details:
      'Escolha sua aposta e gire. Símbolos especiais suficientes iniciam um recurso, como rodadas grátis, jogado antes do próximo giro.',
  },
  ladder: {
    description: 'Um caça-níqueis com uma escada ao lado: os prêmios levam você para cima, degrau por degrau.',
    details:
      'Escolha sua aposta e gire. Cada prêmio é seguido de uma rodada grátis um degrau acima. Todos os prêmios se somam, e a rodada termina no primeiro giro sem prêmio ou depois do último degrau. Não há nada a decidir pelo caminho.',
  },
  jackpot: {
    description: 'Um caça-níqueis com um jackpot compartilhado que cresce enquanto as pessoas jogam.',
    details:
      'Escolha sua aposta e gire. Uma parte de cada aposta vai para o jackpot, que pode sair em qualquer rodada e depois volta ao valor inicial.',
  },
  roulette: {
    description: 'Uma roda, uma bola e uma mesa cheia de formas de adivinhar onde ela vai parar.',
    details:
      'Coloque suas fichas antes do fim das apostas, em um número, um grupo ou uma cor. A bola decide e os prêmios são pagos na hora.',
  },
  'shared-blackjack': {
    description: 'Blackjack para a mesa inteira: três mãos jogam contra o dealer e todos apostam nelas.',
    details:
      'Escolha as mãos que você acha que vão chegar mais perto de 21 do que o dealer. Todas são jogadas do mesmo modo publicado e depois comparadas.',
  },
  blackjack: {
    description: 'Blackjack no seu ritmo, dado só para você: chegue mais perto de 21 do que o dealer, sem passar.',
    details:
      'Faça sua aposta e receba duas cartas de um sabot embaralhado para esta rodada. Peça, pare, dobre ou divida; depois o dealer tira cartas por regras fixas e as mãos são comparadas.',
  },
  baccarat: {
    description: 'Uma escolha elegante entre duas mãos: jogador, banca ou empate.',
    details: 'Aposte em um resultado. As duas mãos são dadas por regras fixas e vence a que ficar mais perto de nove.',
  },
  'money-wheel': {
    description: 'Uma grande roda iluminada, uma apresentação ao vivo e uma pergunta: onde ela vai parar?',
    details:
      'Escolha um ou mais segmentos antes do fim das apostas. A roda gira e o segmento sob o ponteiro decide a rodada.',
  },
  'money-boxes': {
    description: 'Um palco iluminado com tudo fechado, e a pequena emoção de ver o que havia no seu lugar.',
    details:
      'Aposte em um ou mais lugares antes do fim das apostas. Tudo se abre ao mesmo tempo, e cada lugar paga o prêmio que escondia.',
  },
  crash: {
    description: 'O multiplicador sobe, e você decide quando retirar antes da queda.',
    details:
      'Faça sua aposta antes da partida. O multiplicador sobe até parar sem aviso. Retire a tempo e sua aposta é multiplicada; tarde demais, ela se perde.',
  },
  dice: {
    description: 'Dados e uma pergunta clara: adivinhe como eles vão cair.',
    details:
      'Escolha sua aposta e o resultado que espera: quanto mais provável, menor o prêmio. Os dados são lançados e a rodada se resolve na hora.',
  },
  'sic-bo': {
    description: 'Três dados sob um vidro, lançados para toda a mesa: adivinhe o que vão mostrar.',
    details:
      'Aposte em totais, números ou combinações antes do fim das apostas. Quanto mais raro o resultado, mais ele paga.',
  },
  mines: {
    description: 'Um campo tranquilo de casas fechadas: encontre o que é precioso e pare antes de achar uma mina.',
    details:
      'Escolha sua aposta e abra as casas uma a uma. Cada casa segura aumenta o prêmio, que você pode retirar quando quiser. Uma mina encerra a rodada sem prêmio.',
  },
  plinko: {
    description: 'Solte uma bola no topo e veja como ela encontra o caminho entre os pinos.',
    details:
      'Escolha sua aposta e solte a bola. A casa em que ela cai decide o prêmio; as bordas, mais raras, costumam pagar mais do que o meio.',
  },
  'hi-lo': {
    description: 'Uma carta está aberta: a próxima será maior ou menor?',
    details:
      'Escolha sua aposta e dê seu palpite. Se acertar, o prêmio cresce e você pode continuar ou retirar. Se errar, a rodada termina.',
  },
  poker: {
    description: 'Pôquer de troca no seu ritmo: cinco cartas dadas só para você e uma chance de melhorá-las.',
    details:
      'Escolha sua aposta e veja suas cinco cartas. Segure as que quiser e troque o resto; a mão final é paga pela tabela, sem adversários.',
  },
  outside: {
    description: 'Um jogo de outro estúdio, aberto aqui em uma janela própria.',
    details:
      'O estúdio sorteia cada rodada e explica as regras no jogo. Apostas e prêmios passam pelo seu saldo aqui e aparecem no seu histórico.',
  },
} satisfies Texts<typeof english>;
