import type { KindText } from '../catalogue/kind-texts';

/** What is told of a game whose rules its own studio tells. */
export const outsideTexts: KindText = {
  description: {
    en: 'A game by another studio, opened here in a window of its own.',
    es: 'Un juego de otro estudio que se abre aquí en su propia ventana.',
    de: 'Ein Spiel eines anderen Studios, das sich hier in einem eigenen Fenster öffnet.',
    fr: 'Un jeu d’un autre studio, ouvert ici dans sa propre fenêtre.',
    pt: 'Um jogo de outro estúdio, aberto aqui em uma janela própria.',
    no: 'Et spill fra et annet studio som åpnes her i sitt eget vindu.',
    jp: '他のスタジオのゲームです。このページ内の専用ウィンドウで開きます。',
  },
  details: {
    en: 'The studio draws each round and tells its rules in the game. Stakes and payouts go through your balance here and stand in your history.',
    es: 'El estudio sortea cada ronda y explica las reglas en el juego. Las apuestas y los premios pasan por tu saldo y quedan en tu historial.',
    de: 'Das Studio zieht jede Runde und nennt die Regeln im Spiel. Einsätze und Auszahlungen laufen über Ihr Guthaben hier und stehen in Ihrem Verlauf.',
    fr: 'Le studio tire chaque partie et donne les règles dans le jeu. Les mises et les gains passent par votre solde ici et figurent dans votre historique.',
    pt: 'O estúdio sorteia cada rodada e explica as regras no jogo. Apostas e prêmios passam pelo seu saldo aqui e ficam no seu histórico.',
    no: 'Studioet trekker hver runde og forklarer reglene i spillet. Innsatser og gevinster går over saldoen din her og står i historikken.',
    jp: 'ラウンドの抽選とルールの説明はスタジオがゲーム内で行います。ベットと配当はこちらの残高で処理され、履歴に残ります。',
  },
};
