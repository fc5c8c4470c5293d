import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Soltar',
  ready: 'Escolha as fileiras e o risco e solte a bola',
  rows: 'Fileiras de pinos',
  risk: 'Risco',
  low: 'Baixo',
  medium: 'Médio',
  high: 'Alto',
  rowsInvalid: 'Escolha um dos tabuleiros disponíveis',
  riskInvalid: 'Escolha um risco',
  board: 'O tabuleiro: {{rows}} fileiras de pinos',
  landed: 'A bola caiu na casa {{slot}} de {{slots}}, que paga {{multiple}}',
  ruleFall:
    'Em cada fileira a bola cai para a esquerda ou para a direita com a mesma probabilidade, não importa o que aconteceu acima.',
  rulePays:
    'A casa em que a bola cai paga a aposta vezes seu multiplicador. As duas metades do tabuleiro são iguais. Abaixo, cada tabuleiro é listado da borda ao centro, com seu RTP. O RTP do jogo é o do tabuleiro com o RTP mais baixo.',
  boardName: '{{rows}} fileiras · {{risk}}',
} satisfies Texts<typeof english>;
