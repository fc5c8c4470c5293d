import { defineMessages } from '../define-messages';

/** A bonus that is chosen with a deposit, and what a bonus asks for before money goes out. */
export const depositBonus = defineMessages({
  choose: { en: 'Bonus', es: 'Bono', de: 'Bonus', fr: 'Bonus', pt: 'Bônus', no: 'Bonus', jp: 'ボーナス' },
  none: { en: 'No bonus', es: 'Sin bono', de: 'Kein Bonus', fr: 'Pas de bonus', pt: 'Sem bônus', no: 'Ingen bonus', jp: 'ボーナスなし' },
  noneText: {
    en: 'What you win can be withdrawn without wagering.', es: 'Lo que ganes se puede retirar sin requisito de apuesta.', de: 'Gewinne sind ohne Umsatzbedingung auszahlbar.', fr: 'Vos gains peuvent être retirés sans conditions de mise.',
    pt: 'O que você ganhar pode ser sacado sem requisito de aposta.', no: 'Det du vinner, kan tas ut uten omsetningskrav.', jp: '賭け条件なしで勝利金を出金できます。',
  },
  terms: {
    en: '{{percent}}% of your deposit, up to {{most}}; deposit at least {{minimum}}, wager the bonus {{times}}, within {{days}} days.',
    es: '{{percent}} % de tu depósito, hasta {{most}}; depósito mínimo de {{minimum}}; apuesta el bono {{times}} en {{days}} días.',
    de: '{{percent}} % Ihrer Einzahlung, bis zu {{most}}; Mindesteinzahlung {{minimum}}, Bonus {{times}} umsetzen, innerhalb von {{days}} Tagen.',
    fr: '{{percent}} % de votre dépôt, jusqu’à {{most}} ; dépôt minimum {{minimum}}, bonus à miser {{times}} sous {{days}} jours.',
    pt: '{{percent}}% do seu depósito, até {{most}}; depósito mínimo de {{minimum}}; aposte o bônus {{times}} em {{days}} dias.',
    no: '{{percent}} % av innskuddet, opptil {{most}}; minste innskudd {{minimum}}, bonusen omsettes {{times}} innen {{days}} dager.',
    jp: '入金額の{{percent}}%、最大{{most}}。{{minimum}}以上の入金が対象です。ボーナス額の{{times}}を{{days}}日以内に賭ける必要があります。',
  },
  hint: {
    en: 'While a bonus is active, a withdrawal means giving it up.', es: 'Con un bono activo, retirar implica renunciar a él.', de: 'Solange ein Bonus aktiv ist, heißt auszahlen: auf ihn verzichten.',
    fr: 'Tant qu’un bonus est actif, retirer signifie y renoncer.', pt: 'Com um bônus ativo, sacar significa desistir dele.', no: 'Så lenge en bonus er aktiv, betyr uttak at du gir den opp.', jp: 'ボーナスの利用中に出金するには、ボーナスを放棄する必要があります。',
  },
  gone: {
    en: 'This bonus is no longer available: choose again. Nothing was paid.', es: 'Este bono ya no está disponible: elige de nuevo. No se ha pagado nada.', de: 'Dieser Bonus ist nicht mehr verfügbar: Wählen Sie neu. Es wurde nichts bezahlt.',
    fr: 'Ce bonus n’est plus disponible : choisissez à nouveau. Rien n’a été payé.', pt: 'Este bônus não está mais disponível: escolha de novo. Nada foi pago.', no: 'Denne bonusen er ikke lenger tilgjengelig: velg på nytt. Ingenting er betalt.',
    jp: 'このボーナスはご利用いただけなくなりました。もう一度お選びください。お支払いは行われていません。',
  },
  belowMinimum: {
    en: 'For this bonus, deposit at least {{minimum}}', es: 'Para este bono, deposita al menos {{minimum}}', de: 'Für diesen Bonus zahlen Sie mindestens {{minimum}} ein', fr: 'Pour ce bonus, déposez au moins {{minimum}}',
    pt: 'Para este bônus, deposite pelo menos {{minimum}}', no: 'For denne bonusen må du sette inn minst {{minimum}}', jp: 'このボーナスには{{minimum}}以上の入金が必要です',
  },
  waiting: {
    en: 'Added as soon as the deposit arrives', es: 'Se añade en cuanto llegue el depósito', de: 'Kommt dazu, sobald die Einzahlung eintrifft', fr: 'Ajouté dès l’arrivée du dépôt', pt: 'Adicionado assim que o depósito chegar', no: 'Legges til når innskuddet kommer fram',
    jp: '入金が完了すると追加されます',
  },
  given: { en: 'Added to your bonuses', es: 'Añadido a tus bonos', de: 'Ihren Boni hinzugefügt', fr: 'Ajouté à vos bonus', pt: 'Adicionado aos seus bônus', no: 'Lagt til i bonusene dine', jp: 'ボーナスに追加しました' },
  cancelled: { en: 'Cancelled with the payment', es: 'Cancelado junto con el pago', de: 'Mit der Zahlung storniert', fr: 'Annulé avec le paiement', pt: 'Cancelado junto com o pagamento', no: 'Avbrutt sammen med betalingen', jp: 'お支払いの不成立により取り消されました' },
  notGiven: {
    en: 'Not added: it came with another deposit already, or your account was blocked', es: 'No añadido: ya llegó con otro depósito o tu cuenta estaba bloqueada', de: 'Nicht hinzugefügt: Er kam schon mit einer anderen Einzahlung, oder Ihr Konto war gesperrt',
    fr: 'Non ajouté : il est déjà venu avec un autre dépôt, ou votre compte était bloqué', pt: 'Não adicionado: já veio com outro depósito, ou a sua conta estava bloqueada', no: 'Ikke lagt til: Den kom allerede med et annet innskudd, eller kontoen din var sperret',
    jp: '別の入金ですでに付与されたか、アカウントが利用停止中だったため、追加されませんでした',
  },
  withNext: {
    en: 'With your next deposit', es: 'Con tu próximo depósito', de: 'Mit Ihrer nächsten Einzahlung', fr: 'Avec votre prochain dépôt', pt: 'Com o seu próximo depósito', no: 'Med ditt neste innskudd', jp: '次回の入金で受け取れるボーナス',
  },
  wageringLeft: {
    en: 'Your active bonus still asks for {{left}} of wagering ({{gained}} of {{needed}}).', es: 'A tu bono activo le faltan {{left}} por apostar ({{gained}} de {{needed}}).', de: 'Ihr aktiver Bonus verlangt noch {{left}} Umsatz ({{gained}} von {{needed}}).',
    fr: 'Votre bonus actif demande encore {{left}} de mises ({{gained}} sur {{needed}}).', pt: 'Ao seu bônus ativo faltam {{left}} em apostas ({{gained}} de {{needed}}).', no: 'Den aktive bonusen din krever {{left}} til i omsetning ({{gained}} av {{needed}}).',
    jp: '有効なボーナスの賭け条件は残り{{left}}です（{{needed}}中{{gained}}達成）。',
  },
  wagerOrGiveUp: {
    en: 'Play it to its end, or give it up with the {{balance}} in it; then you can withdraw.', es: 'Complétalo jugando, o renuncia a él y a los {{balance}} que contiene; después podrás retirar.', de: 'Spielen Sie ihn frei, oder verzichten Sie auf ihn und die {{balance}} darin; dann können Sie auszahlen.',
    fr: 'Jouez-le jusqu’au bout, ou renoncez-y avec les {{balance}} qu’il contient ; vous pourrez ensuite retirer.', pt: 'Jogue até o fim, ou desista dele com os {{balance}} que contém; depois você poderá sacar.', no: 'Spill den ferdig, eller gi den opp med {{balance}} i den; da kan du ta ut.',
    jp: '賭け条件を達成するか、残りの{{balance}}とともにボーナスを放棄すると出金できます。',
  },
  playOn: { en: 'Play on', es: 'Seguir jugando', de: 'Weiterspielen', fr: 'Continuer à jouer', pt: 'Continuar jogando', no: 'Spill videre', jp: 'プレイを続ける' },
  toRound: { en: 'Finish the round in {{game}}', es: 'Terminar la ronda en {{game}}', de: 'Runde in {{game}} beenden', fr: 'Terminer la partie dans {{game}}', pt: 'Terminar a rodada em {{game}}', no: 'Fullfør runden i {{game}}', jp: '{{game}}のラウンドを終了する' },
});
