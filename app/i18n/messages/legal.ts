import { defineMessages } from '../define-messages';

/** Stay in control, in plain words. It stays readable where playing is barred (DOMAIN §10). */
export const legal = defineMessages({
  controlLead: {
    en: 'Playing is entertainment, and on average it costs money: every game returns less than is staked in the long run. The exact share stands with each game.',
    es: 'Jugar es entretenimiento y, de media, cuesta dinero: a la larga, todo juego devuelve menos de lo apostado. El porcentaje exacto figura en cada juego.',
    de: 'Spielen ist Unterhaltung, und im Schnitt kostet es Geld: Jedes Spiel zahlt auf Dauer weniger aus, als eingesetzt wird. Der genaue Anteil steht bei jedem Spiel.',
    fr: 'Jouer est un divertissement qui, en moyenne, coûte de l’argent : à la longue, chaque jeu rend moins que ce qui est misé. Le taux exact figure sur chaque jeu.',
    pt: 'Jogar é diversão e, em média, custa dinheiro: no longo prazo, todo jogo devolve menos do que foi apostado. A porcentagem exata consta em cada jogo.',
    no: 'Spill er underholdning, og i snitt koster det penger: over tid betaler alle spill tilbake mindre enn det som satses. Den nøyaktige andelen står på hvert spill.',
    jp: 'ゲームは娯楽であり、平均すると費用がかかります。長期的には、どのゲームも賭けた額より少ない額しか戻りません。正確な還元率は各ゲームに表示しています。',
  },
  control1Title: { en: 'Keep it a game', es: 'Que siga siendo un juego', de: 'Damit es ein Spiel bleibt', fr: 'Que cela reste un jeu', pt: 'Para continuar sendo um jogo', no: 'La det være et spill', jp: '遊びのままでいるために' },
  control1Text: {
    en: 'Settle an amount and a time before you start. Never play to win back what is lost, with borrowed money, or when you are upset, tired or drunk. Take breaks.',
    es: 'Decide una cantidad y un tiempo antes de empezar. No juegues para recuperar pérdidas, con dinero prestado ni si estás alterado, cansado o has bebido. Haz pausas.',
    de: 'Legen Sie vorher einen Betrag und eine Zeit fest. Spielen Sie nie, um Verluste zurückzuholen, nie mit geliehenem Geld und nicht aufgewühlt, müde oder betrunken. Machen Sie Pausen.',
    fr: 'Fixez un montant et une durée avant de commencer. Ne jouez jamais pour vous refaire, avec de l’argent emprunté, ni contrarié, fatigué ou après avoir bu. Faites des pauses.',
    pt: 'Defina um valor e um tempo antes de começar. Nunca jogue para recuperar perdas, com dinheiro emprestado, nem chateado, cansado ou depois de beber. Faça pausas.',
    no: 'Bestem beløp og tid før du begynner. Spill aldri for å vinne tilbake tap, for lånte penger, eller når du er opprørt, trøtt eller full. Ta pauser.',
    jp: '始める前に、使う金額と時間を決めましょう。負けを取り戻すため、借りたお金で、あるいは動揺・疲労・飲酒時には遊ばないでください。こまめに休憩しましょう。',
  },
  control2Title: { en: 'Signs to take seriously', es: 'Señales que conviene tomar en serio', de: 'Zeichen, die Sie ernst nehmen sollten', fr: 'Des signes à prendre au sérieux', pt: 'Sinais para levar a sério', no: 'Tegn du bør ta på alvor', jp: '見過ごせないサイン' },
  control2Text: {
    en: 'You hide how much you play. You play longer or for more than you meant to. You borrow, sell things or miss payments. Work, school or people you love come second.',
    es: 'Ocultas cuánto juegas. Juegas más tiempo o más dinero del que querías. Pides prestado, vendes cosas o no pagas facturas. El trabajo, los estudios o tus seres queridos pasan a segundo plano.',
    de: 'Sie verheimlichen, wie viel Sie spielen. Sie spielen länger oder um mehr, als Sie wollten. Sie leihen Geld, verkaufen Dinge oder zahlen Rechnungen nicht. Arbeit, Ausbildung oder Ihre Liebsten kommen zu kurz.',
    fr: 'Vous cachez combien vous jouez. Vous jouez plus longtemps ou plus gros que prévu. Vous empruntez, vendez des biens ou ne payez plus vos factures. Le travail, les études ou vos proches passent après.',
    pt: 'Você esconde quanto joga. Joga por mais tempo ou com mais dinheiro do que queria. Pede emprestado, vende coisas ou atrasa contas. Trabalho, estudos ou quem você ama ficam em segundo lugar.',
    no: 'Du skjuler hvor mye du spiller. Du spiller lenger eller for mer enn du hadde tenkt. Du låner, selger ting eller lar regninger ligge. Jobb, skole eller dem du er glad i, kommer i andre rekke.',
    jp: 'どれだけ遊んでいるかを隠している。予定より長く、あるいは多く賭けてしまう。借金をする、物を売る、支払いが滞る。仕事や学業、大切な人が後回しになっている。',
  },
  control3Title: { en: 'When you want to stop', es: 'Si quieres parar', de: 'Wenn Sie aufhören möchten', fr: 'Si vous voulez arrêter', pt: 'Quando quiser parar', no: 'Når du vil stoppe', jp: 'やめたいと思ったら' },
  control3Text: {
    en: 'Write to {{email}} and ask us to close your account. We ask for no reason. Your balance stays yours, and we pay it out to you.',
    es: 'Escribe a {{email}} y pídenos que cerremos tu cuenta. No preguntamos el motivo. Tu saldo sigue siendo tuyo y te lo pagamos.',
    de: 'Schreiben Sie an {{email}} und bitten Sie uns, Ihr Konto zu schließen. Wir fragen nicht nach dem Grund. Ihr Guthaben bleibt Ihres, und wir zahlen es Ihnen aus.',
    fr: 'Écrivez à {{email}} et demandez-nous de fermer votre compte. Nous ne demandons aucune raison. Votre solde reste à vous et nous vous le versons.',
    pt: 'Escreva para {{email}} e peça o encerramento da sua conta. Não perguntamos o motivo. Seu saldo continua seu, e nós o pagamos a você.',
    no: 'Skriv til {{email}} og be oss stenge kontoen din. Vi spør ikke om grunnen. Saldoen er fortsatt din, og vi utbetaler den til deg.',
    jp: '{{email}} までアカウント閉鎖をご依頼ください。理由はお尋ねしません。残高はお客様のものですので、お支払いいたします。',
  },
  control4Title: { en: 'Help from outside', es: 'Ayuda externa', de: 'Hilfe von außen', fr: 'Une aide extérieure', pt: 'Ajuda de fora', no: 'Hjelp utenfra', jp: '外部の相談窓口' },
  control4Text: {
    en: 'You need not manage alone. Gambling Therapy (gamblingtherapy.org) advises free of charge and without your name, in many languages; Gamblers Anonymous (gamblersanonymous.org) meets in many countries.',
    es: 'No tienes que hacerlo a solas. Gambling Therapy (gamblingtherapy.org) asesora gratis y de forma anónima en muchos idiomas; Jugadores Anónimos (gamblersanonymous.org) se reúne en muchos países.',
    de: 'Sie müssen es nicht allein schaffen. Gambling Therapy (gamblingtherapy.org) berät kostenlos und anonym in vielen Sprachen; die Anonymen Spieler (gamblersanonymous.org) treffen sich in vielen Ländern.',
    fr: 'Vous pouvez vous faire aider. Gambling Therapy (gamblingtherapy.org) conseille gratuitement et anonymement dans de nombreuses langues ; les Joueurs anonymes (gamblersanonymous.org) se réunissent dans de nombreux pays.',
    pt: 'Você não precisa enfrentar isso sem apoio. A Gambling Therapy (gamblingtherapy.org) orienta de graça e sem pedir seu nome, em muitos idiomas; os Jogadores Anônimos (gamblersanonymous.org) se reúnem em muitos países.',
    no: 'Du trenger ikke klare det alene. Gambling Therapy (gamblingtherapy.org) gir gratis og anonyme råd på mange språk; Anonyme Gamblere (gamblersanonymous.org) møtes i mange land.',
    jp: 'ひとりで抱え込む必要はありません。Gambling Therapy（gamblingtherapy.org）は無料・匿名・多言語で相談に応じ、ギャンブラーズ・アノニマス（gamblersanonymous.org）は多くの国で集まりを開いています。',
  },
});
