import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Soltar',
  ready: 'Escolha as fileiras e o risco e solte',
  rows: 'Fileiras de pinos',
  risk: 'Risco',
  low: 'Baixo',
  medium: 'Médio',
  high: 'Alto',
  rowsInvalid: 'Escolha um dos tabuleiros disponíveis',
  riskInvalid: 'Escolha um risco',
  board: 'O tabuleiro: {{rows}} fileiras de pinos',
  landed: 'Caiu na casa {{slot}} de {{slots}}, que paga {{multiple}}',
  ruleFall:
    'Em cada fileira ela cai para a esquerda ou para a direita com a mesma probabilidade, não importa o que aconteceu acima.',
  rulePays:
    'A casa final paga seu multiplicador da aposta. As duas metades são iguais; abaixo, cada tabuleiro é listado da borda ao centro, com seu próprio retorno. O RTP do jogo é o do seu tabuleiro mais baixo.',
  boardName: '{{rows}} fileiras · {{risk}}',
} satisfies Texts<typeof english>;
