import { defineMessages } from '../define-messages';

/** Flights whose multiple rises until they crash. */
export const crash = defineMessages({
  crashed: { en: 'Crashed at {{multiple}}', es: 'Fin del vuelo en {{multiple}}', de: 'Absturz bei {{multiple}}', fr: 'Crash à {{multiple}}', pt: 'Fim do voo em {{multiple}}', no: 'Krasjet på {{multiple}}', jp: '{{multiple}}で終了' },
  topped: { en: 'Reached the top: {{multiple}}', es: 'Llegó a lo más alto: {{multiple}}', de: 'Ganz oben angekommen: {{multiple}}', fr: 'Sommet atteint : {{multiple}}', pt: 'Chegou ao topo: {{multiple}}', no: 'Nådde toppen: {{multiple}}', jp: '最高点に到達：{{multiple}}' },
  flies: { en: 'Rising, now at {{multiple}}', es: 'Subiendo, ahora en {{multiple}}', de: 'Steigt, gerade bei {{multiple}}', fr: 'En montée, à {{multiple}}', pt: 'Subindo, agora em {{multiple}}', no: 'Stiger, nå på {{multiple}}', jp: '上昇中、現在{{multiple}}' },
  waits: { en: 'Waiting for the start', es: 'A la espera del despegue', de: 'Wartet auf den Start', fr: 'En attente du départ', pt: 'Aguardando a partida', no: 'Venter på start', jp: '開始待ち' },
  auto: { en: 'Cash out automatically at', es: 'Cobrar automáticamente en', de: 'Automatisch aussteigen bei', fr: 'Encaisser automatiquement à', pt: 'Retirar automaticamente em', no: 'Ta ut automatisk ved', jp: '自動キャッシュアウト倍率' },
  autoHint: {
    en: '{{lowest}} to {{highest}}. Left empty, you decide in flight.', es: 'De {{lowest}} a {{highest}}. Si lo dejas vacío, decides tú durante el vuelo.', de: '{{lowest}} bis {{highest}}. Leer gelassen entscheiden Sie im Flug.',
    fr: 'De {{lowest}} à {{highest}}. Laissé vide, vous décidez en vol.', pt: 'De {{lowest}} a {{highest}}. Se deixar vazio, você decide durante o voo.', no: '{{lowest}} til {{highest}}. Lar du feltet stå tomt, bestemmer du underveis.', jp: '{{lowest}}～{{highest}}。空欄の場合は上昇中に自分で決めます。',
  },
  autoInvalid: {
    en: 'Enter a multiplier such as 2 or 1.50, or leave it empty', es: 'Escribe un multiplicador como 2 o 1,50, o déjalo vacío', de: 'Geben Sie einen Multiplikator wie 2 oder 1,50 ein, oder lassen Sie das Feld leer',
    fr: 'Saisissez un multiplicateur tel que 2 ou 1,50, ou laissez vide', pt: 'Digite um multiplicador como 2 ou 1,50, ou deixe vazio', no: 'Skriv en multiplikator som 2 eller 1,50, eller la feltet stå tomt', jp: '2や1.50のような倍率を入力するか、空欄にしてください',
  },
  cashOut: { en: 'Cash out now', es: 'Cobrar ahora', de: 'Jetzt aussteigen', fr: 'Encaisser maintenant', pt: 'Retirar agora', no: 'Ta ut nå', jp: '今すぐキャッシュアウト' },
  about: { en: 'about {{amount}}', es: 'unos {{amount}}', de: 'etwa {{amount}}', fr: 'environ {{amount}}', pt: 'cerca de {{amount}}', no: 'omtrent {{amount}}', jp: '約{{amount}}' },
  arrival: {
    en: 'What counts is the multiple at which your request arrives.', es: 'Cuenta el múltiplo en el momento en que llega tu solicitud.', de: 'Es zählt das Vielfache, bei dem Ihre Anfrage eintrifft.', fr: 'C’est le multiple à l’arrivée de votre demande qui compte.',
    pt: 'Vale o múltiplo no momento em que seu pedido chega.', no: 'Multiplumet når forespørselen din kommer frem, er det som gjelder.', jp: 'リクエストが届いた時点の倍率が適用されます。',
  },
  outNow: { en: 'You have cashed out', es: 'Has cobrado', de: 'Sie sind ausgestiegen', fr: 'Vous avez encaissé', pt: 'Você retirou', no: 'Du har tatt ut', jp: 'キャッシュアウトしました' },
  out: {
    en: 'You are out at {{multiple}}: {{amount}}. It is paid when the round ends.', es: 'Has salido en {{multiple}}: {{amount}}. Se paga al terminar la ronda.', de: 'Sie sind bei {{multiple}} ausgestiegen: {{amount}}. Gezahlt wird am Ende der Runde.',
    fr: 'Vous êtes sorti à {{multiple}} : {{amount}}, payés à la fin de la partie.', pt: 'Você saiu em {{multiple}}: {{amount}}. O pagamento vem no fim da rodada.', no: 'Du gikk ut på {{multiple}}: {{amount}}. Utbetales når runden er over.', jp: '{{multiple}}で確定：{{amount}}。ラウンド終了時に支払われます。',
  },
  down: { en: 'Crashed with your {{amount}}', es: 'Cayó con tus {{amount}}', de: 'Abgestürzt mit Ihren {{amount}}', fr: 'Crash avec vos {{amount}}', pt: 'Caiu com seus {{amount}}', no: 'Krasjet med dine {{amount}}', jp: '{{amount}}は戻りませんでした' },
  stakeAuto: { en: '{{amount}}, automatically out at {{multiple}}', es: '{{amount}}, salida automática en {{multiple}}', de: '{{amount}}, automatischer Ausstieg bei {{multiple}}', fr: '{{amount}}, sortie automatique à {{multiple}}', pt: '{{amount}}, saída automática em {{multiple}}', no: '{{amount}}, automatisk ut ved {{multiple}}', jp: '{{amount}}、{{multiple}}で自動キャッシュアウト' },
  stakeAlone: { en: '{{amount}}, you decide in flight', es: '{{amount}}, decides durante el vuelo', de: '{{amount}}, Ausstieg im Flug', fr: '{{amount}}, vous décidez en vol', pt: '{{amount}}, você decide durante o voo', no: '{{amount}}, du bestemmer underveis', jp: '{{amount}}、上昇中に自分で決定' },
  outAt: { en: 'Out at {{multiple}}', es: 'Salida en {{multiple}}', de: 'Ausstieg bei {{multiple}}', fr: 'Sortie à {{multiple}}', pt: 'Saída em {{multiple}}', no: 'Ute på {{multiple}}', jp: '{{multiple}}で確定' },

  ruleRise: {
    en: 'Bet before the start. The multiple rises from ×1; get out before the crash and your stake is paid that many times. Whoever is still aboard then loses the stake.',
    es: 'Apuesta antes del despegue. El múltiplo sube desde ×1; sal antes de la caída y tu apuesta se paga tantas veces. Quien siga a bordo entonces pierde la apuesta.',
    de: 'Setzen Sie vor dem Start. Das Vielfache steigt von ×1 an; steigen Sie vor dem Absturz aus, und Ihr Einsatz wird so oft ausgezahlt. Wer dann noch an Bord ist, verliert den Einsatz.',
    fr: 'Misez avant le départ. Le multiple monte à partir de ×1 ; sortez avant le crash et votre mise est payée autant de fois. Qui est encore à bord perd sa mise.',
    pt: 'Aposte antes da partida. O múltiplo sobe a partir de ×1; saia antes da queda e sua aposta é paga tantas vezes. Quem ainda estiver a bordo perde a aposta.',
    no: 'Sats før start. Multiplumet stiger fra ×1; går du ut før krasjet, utbetales innsatsen så mange ganger. Den som da fortsatt er om bord, taper innsatsen.',
    jp: '開始前にベットします。倍率は×1から上がり、終了する前に降りればベット額にその倍率が掛かります。降りる前に終了するとベット額を失います。',
  },
  ruleOut: {
    en: 'Cash out with the button, or set a multiplier beforehand. Our clock decides by the arrival of your request; one that arrives after the crash changes nothing. At {{highest}} everybody is paid.',
    es: 'Sal con el botón, o fija antes un multiplicador. Nuestro reloj decide según la llegada de tu solicitud; si llega después de la caída, no cambia nada. En {{highest}} se paga a todos.',
    de: 'Steigen Sie mit dem Knopf aus oder legen Sie vorher einen Multiplikator fest. Unsere Uhr entscheidet nach dem Eintreffen Ihrer Anfrage; nach dem Absturz ändert sie nichts mehr. Bei {{highest}} werden alle ausgezahlt.',
    fr: 'Sortez avec le bouton, ou fixez un multiplicateur à l’avance. Notre horloge tranche selon l’arrivée de votre demande ; après le crash, elle ne change rien. À {{highest}}, tout le monde est payé.',
    pt: 'Saia com o botão ou defina antes um multiplicador. Nosso relógio decide pela chegada do seu pedido; depois da queda, ele não muda nada. Em {{highest}} todos são pagos.',
    no: 'Gå ut med knappen, eller oppgi en multiplikator på forhånd. Klokken vår avgjør ut fra når forespørselen kommer frem; etter krasjet endrer den ingenting. På {{highest}} får alle utbetalt.',
    jp: 'ボタンを押すか、あらかじめ倍率を指定して降ります。リクエストの到着時刻を当社の時計で判定し、終了後に届いたものは無効です。{{highest}}では全員に支払われます。',
  },
  ruleChance: {
    en: 'The chance of reaching a multiplier is {{share}} divided by it: ×2 in {{half}} of all rounds. Whenever you cash out, the return is the same.',
    es: 'La probabilidad de alcanzar un multiplicador es {{share}} dividido por él: ×2 en el {{half}} de las rondas. Salgas cuando salgas, el retorno es el mismo.',
    de: 'Die Chance, einen Multiplikator zu erreichen, ist {{share}} geteilt durch diesen: ×2 in {{half}} aller Runden. Wann immer Sie aussteigen, die RTP-Quote ist dieselbe.',
    fr: 'La chance d’atteindre un multiplicateur est de {{share}} divisé par celui-ci : ×2 dans {{half}} des parties. Quel que soit le moment de la sortie, le retour est le même.',
    pt: 'A chance de alcançar um multiplicador é {{share}} dividido por ele: ×2 em {{half}} das rodadas. Saia quando sair, o retorno é o mesmo.',
    no: 'Sjansen for å nå en multiplikator er {{share}} delt på det: ×2 i {{half}} av alle runder. Uansett når du går ut, er tilbakebetalingen den samme.',
    jp: 'ある倍率に達する確率は{{share}}÷倍率です（×2なら全ラウンドの{{half}}）。いつ降りても還元率は同じです。',
  },
  ruleDraw: {
    en: 'A round is one number below {{draws}}, plus one. {{share}} times {{draws}} divided by it is where the flight ends, rounded down to hundredths, at least ×1.',
    es: 'Una ronda es un número menor que {{draws}}, más uno. {{share}} por {{draws}} dividido por él es donde acaba el vuelo, redondeado hacia abajo a centésimas, como mínimo ×1.',
    de: 'Eine Runde ist eine Zahl unter {{draws}}, plus eins. {{share}} mal {{draws}}, geteilt durch sie, ist das Ende des Flugs, auf Hundertstel abgerundet, mindestens ×1.',
    fr: 'Une partie est un nombre inférieur à {{draws}}, plus un. {{share}} fois {{draws}} divisé par lui donne la fin du vol, arrondie au centième inférieur, au moins ×1.',
    pt: 'Uma rodada é um número menor que {{draws}}, mais um. {{share}} vezes {{draws}} dividido por ele é onde o voo acaba, arredondado para baixo em centésimos, no mínimo ×1.',
    no: 'En runde er et tall under {{draws}}, pluss én. {{share}} ganger {{draws}} delt på det er der turen slutter, rundet ned til hundredeler, minst ×1.',
    jp: '各ラウンドは{{draws}}未満の数に1を足したものです。{{share}}×{{draws}}をそれで割り、小数第3位を切り捨てた値（最低×1）で終了します。',
  },
});
