import type { Language } from 'contract/constants';

/** What the sandbox provider's game says. */
export interface CoinTexts {
  moon: string;
  sun: string;
  toss: string;
  stake: string;
  call: string;
  balance: string;
  playMoney: string;
  rules: string;
  won: string;
  lost: string;
  incomplete: string;
  givenBack: string;
  unclear: string;
  waiting: string;
  askAgain: string;
  home: string;
  cashier: string;
  logIn: string;
  backToGame: string;
}

export const coinTexts: Record<Language, CoinTexts> = {
  en: {
    moon: 'Moon',
    sun: 'Sun',
    toss: 'Toss',
    stake: 'Stake',
    call: 'Your call',
    balance: 'Balance',
    playMoney: 'Play money',
    rules: 'Moon or sun: a right call pays 1.96 times the stake. RTP 98 %.',
    won: '{side}. You win {amount}',
    lost: '{side}. No win this time',
    incomplete: 'Choose a stake and a side',
    givenBack: 'The round was not played, and nothing was taken. Please try again.',
    unclear: 'We don’t know whether the stake was taken. Please look at your history before you play on.',
    waiting: 'The round is drawn, but its payout is not confirmed yet.',
    askAgain: 'Ask again',
    home: 'Back to the lobby',
    cashier: 'Deposit',
    logIn: 'Log in',
    backToGame: 'Back to the game',
  },
  es: {
    moon: 'Luna',
    sun: 'Sol',
    toss: 'Lanzar',
    stake: 'Apuesta',
    call: 'Tu elección',
    balance: 'Saldo',
    playMoney: 'Dinero ficticio',
    rules: 'Luna o sol: si aciertas, cobras 1,96 veces la apuesta. RTP 98 %.',
    won: '{side}. Ganas {amount}',
    lost: '{side}. Esta vez sin premio',
    incomplete: 'Elige una apuesta y un lado',
    givenBack: 'La ronda no se ha jugado y no se ha cobrado nada. Inténtalo de nuevo.',
    unclear: 'No sabemos si se cobró la apuesta. Consulta tu historial antes de seguir jugando.',
    waiting: 'La ronda está sorteada, pero el premio aún no está confirmado.',
    askAgain: 'Preguntar de nuevo',
    home: 'Volver al lobby',
    cashier: 'Depositar',
    logIn: 'Iniciar sesión',
    backToGame: 'Volver al juego',
  },
  de: {
    moon: 'Mond',
    sun: 'Sonne',
    toss: 'Werfen',
    stake: 'Einsatz',
    call: 'Ihr Tipp',
    balance: 'Guthaben',
    playMoney: 'Spielgeld',
    rules: 'Mond oder Sonne: Ein richtiger Tipp zahlt das 1,96-Fache des Einsatzes. RTP 98 %.',
    won: '{side}. Sie gewinnen {amount}',
    lost: '{side}. Diesmal kein Gewinn',
    incomplete: 'Wählen Sie einen Einsatz und eine Seite',
    givenBack: 'Die Runde wurde nicht gespielt, und nichts wurde abgebucht. Bitte versuchen Sie es noch einmal.',
    unclear:
      'Wir wissen nicht, ob der Einsatz abgebucht wurde. Bitte sehen Sie in Ihrem Verlauf nach, bevor Sie weiterspielen.',
    waiting: 'Die Runde ist gezogen, ihre Auszahlung aber noch nicht bestätigt.',
    askAgain: 'Erneut fragen',
    home: 'Zurück zur Lobby',
    cashier: 'Einzahlen',
    logIn: 'Anmelden',
    backToGame: 'Zurück zum Spiel',
  },
  fr: {
    moon: 'Lune',
    sun: 'Soleil',
    toss: 'Lancer',
    stake: 'Mise',
    call: 'Votre choix',
    balance: 'Solde',
    playMoney: 'Argent fictif',
    rules: 'Lune ou soleil : un bon choix paie 1,96 fois la mise. RTP 98 %.',
    won: '{side}. Vous gagnez {amount}',
    lost: '{side}. Pas de gain cette fois',
    incomplete: 'Choisissez une mise et un côté',
    givenBack: 'La partie n’a pas été jouée et rien n’a été prélevé. Veuillez réessayer.',
    unclear: 'Nous ne savons pas si la mise a été prélevée. Consultez votre historique avant de continuer.',
    waiting: 'La partie est tirée, mais son gain n’est pas encore confirmé.',
    askAgain: 'Redemander',
    home: 'Retour au lobby',
    cashier: 'Déposer',
    logIn: 'Se connecter',
    backToGame: 'Retour au jeu',
  },
  pt: {
    moon: 'Lua',
    sun: 'Sol',
    toss: 'Lançar',
    stake: 'Aposta',
    call: 'Sua escolha',
    balance: 'Saldo',
    playMoney: 'Dinheiro fictício',
    rules: 'Lua ou sol: se acertar, recebe 1,96 vez a aposta. RTP 98%.',
    won: '{side}. Você ganhou {amount}',
    lost: '{side}. Sem prêmio desta vez',
    incomplete: 'Escolha uma aposta e um lado',
    givenBack: 'A rodada não foi jogada e nada foi cobrado. Tente novamente.',
    unclear: 'Não sabemos se a aposta foi cobrada. Consulte seu histórico antes de continuar.',
    waiting: 'A rodada foi sorteada, mas o prêmio ainda não foi confirmado.',
    askAgain: 'Perguntar de novo',
    home: 'Voltar ao lobby',
    cashier: 'Depositar',
    logIn: 'Entrar',
    backToGame: 'Voltar ao jogo',
  },
  no: {
    moon: 'Måne',
    sun: 'Sol',
    toss: 'Kast',
    stake: 'Innsats',
    call: 'Ditt valg',
    balance: 'Saldo',
    playMoney: 'Lekepenger',
    rules: 'Måne eller sol: et riktig valg betaler 1,96 ganger innsatsen. RTP 98 %.',
    won: '{side}. Du vinner {amount}',
    lost: '{side}. Ingen gevinst denne gangen',
    incomplete: 'Velg innsats og side',
    givenBack: 'Runden ble ikke spilt, og ingenting ble trukket. Prøv igjen.',
    unclear: 'Vi vet ikke om innsatsen ble trukket. Se i historikken før du spiller videre.',
    waiting: 'Runden er trukket, men gevinsten er ikke bekreftet ennå.',
    askAgain: 'Spør igjen',
    home: 'Tilbake til lobbyen',
    cashier: 'Sett inn',
    logIn: 'Logg inn',
    backToGame: 'Tilbake til spillet',
  },
  jp: {
    moon: '月',
    sun: '太陽',
    toss: '投げる',
    stake: 'ベット額',
    call: '予想',
    balance: '残高',
    playMoney: 'プレイマネー',
    rules: '月か太陽かを選びます。当たるとベット額の1.96倍の配当です。還元率98%。',
    won: '{side}。{amount}の当たり',
    lost: '{side}。今回は当たりなし',
    incomplete: 'ベット額と面を選んでください',
    givenBack: 'ラウンドは行われず、残高からは何も引かれていません。もう一度お試しください。',
    unclear: 'ベットが引かれたか確認できません。続ける前に履歴をご確認ください。',
    waiting: '抽選は終わりましたが、配当の確認がまだ取れていません。',
    askAgain: 'もう一度確認する',
    home: 'ロビーに戻る',
    cashier: '入金',
    logIn: 'ログイン',
    backToGame: 'ゲームに戻る',
  },
};
