import type { Texts } from '../texts';
import type { legal as english } from '../en/legal';

export const legal = {
  controlLead:
    'Jogar é diversão e, em média, custa dinheiro: no longo prazo, todo jogo devolve menos do que foi apostado. A porcentagem exata consta em cada jogo.',
  control1Title: 'Para continuar sendo um jogo',
  control1Text:
    'Defina um valor e um tempo antes de começar. Nunca jogue para recuperar perdas, com dinheiro emprestado, com raiva ou cansaço, nem depois de beber. Faça pausas.',
  control2Title: 'Sinais para levar a sério',
  control2Text:
    'Você esconde quanto joga. Joga por mais tempo ou com mais dinheiro do que queria. Pede emprestado, vende coisas ou atrasa contas. Trabalho, estudos ou quem você ama ficam em segundo lugar.',
  control3Title: 'Quando quiser parar',
  control3Text:
    'Escreva para {{email}} e peça o encerramento da sua conta. Não perguntamos o motivo. Seu saldo continua seu, e nós o pagamos a você.',
  control4Title: 'Ajuda de fora',
  control4Text:
    'Você não precisa enfrentar isso sem apoio. A Gambling Therapy (gamblingtherapy.org) orienta de graça e sem pedir seu nome, em muitos idiomas. Os Jogadores Anônimos (gamblersanonymous.org) se reúnem em muitos países.',
} satisfies Texts<typeof english>;
