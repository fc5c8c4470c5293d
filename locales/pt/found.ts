import type { Texts } from '../texts';
import type { found as english } from '../en/found';

export const found = {
  home: 'Cassino online com jogos que você pode conferir',
  slots:
    'Caça-níqueis com o retorno ao jogador e a chance de prêmio à vista antes de jogar. Jogue grátis ou com dinheiro real.',
  livecasino:
    'Cassino ao vivo: roleta, blackjack, bacará e mais em mesas compartilhadas, com rodadas que qualquer pessoa pode conferir.',
  gameShows: 'Game shows com rodas da fortuna, caixas e multiplicadores. As chances aparecem em cada jogo.',
  crashAndFast:
    'Crash, plinko, minas, dados e outros jogos rápidos: a rodada dura segundos e o resultado pode ser conferido.',
  browse:
    'Todos os jogos por tipo: jackpots com o valor atual, rodadas grátis, respins, cascatas, volatilidade baixa ou alta e cada provedor.',
  register: 'Abra uma conta: escolha um nome de usuário e uma moeda, defina seus limites e decida se quer um bônus.',
  login: 'Entre para jogar, depositar, sacar e ver seus limites e seu histórico.',
  payAndPlay:
    'Cadastre-se com um pagamento da sua conta bancária: sem formulário, e você pode jogar assim que o banco confirmar.',
  verify: 'Confira uma rodada de qualquer jogo: cole as seeds e veja sair o mesmo resultado.',
  stayInControl:
    'Defina limites, faça uma pausa ou se autoexclua, e encontre com quem conversar. O que ajuda a jogar com responsabilidade.',
  contact: 'Escreva para o atendimento ao cliente. A resposta chega por e-mail.',
  chat: 'Chat ao vivo com o atendimento ao cliente e outras formas de falar conosco.',
  promotions: 'Todas as promoções atuais: bônus, rodadas grátis, corridas e cashback, com datas e condições.',
  depositBonus: 'Bônus de depósito com condições explicadas com clareza e um exemplo do requisito de aposta.',
  status: 'O que está funcionando agora no cassino: pagamentos por método e jogos por provedor.',
} satisfies Texts<typeof english>;
