import { defineMessages } from '../define-messages';

/** Money that arrived and may not be credited: what happened, and what its player can do about it. */
export const unallocated = defineMessages({
  title: {
    en: '{{amount}} arrived and was not credited', es: 'Han llegado {{amount}} y no se han abonado', de: '{{amount}} sind eingegangen und wurden nicht gutgeschrieben', fr: '{{amount}} sont arrivés et n’ont pas été crédités',
    pt: '{{amount}} chegaram e não foram creditados', no: '{{amount}} har kommet og er ikke godskrevet', jp: '{{amount}}を受領しましたが、残高には反映されていません',
  },
  late: {
    en: 'The coins came after the time of your order, for which their value was fixed.', es: 'Las monedas llegaron después del plazo de tu orden, para el que se había fijado su valor.',
    de: 'Die Coins kamen nach Ablauf Ihres Auftrags, für dessen Dauer ihr Wert festgelegt war.', fr: 'Les fonds sont arrivés après l’échéance de votre ordre, jusqu’à laquelle leur valeur était fixée.',
    pt: 'As moedas chegaram depois do prazo do seu pedido, para o qual o valor estava fixado.', no: 'Myntene kom etter fristen for ordren din, som verdien var fastsatt for.', jp: '注文時のレートが有効な期限を過ぎてから着金しました。',
  },
  limit: {
    en: 'When it arrived, it would have gone above your own deposit limit of 24 hours.', es: 'Cuando llegó, habría superado tu propio límite de depósito de 24 horas.', de: 'Bei seinem Eingang hätte der Betrag Ihr eigenes Einzahlungslimit von 24 Stunden überschritten.',
    fr: 'À son arrivée, il aurait dépassé votre propre limite de dépôt sur 24 heures.', pt: 'Ao chegar, ultrapassaria o seu próprio limite de depósito de 24 horas.', no: 'Da det kom, ville det ha gått over din egen innskuddsgrense for 24 timer.', jp: '着金時点で、ご自身で設定された24時間の入金限度額を超えるためです。',
  },
  frozen: {
    en: 'When it arrived, your account was closed to deposits.', es: 'Cuando llegó, tu cuenta estaba cerrada a los depósitos.', de: 'Bei seinem Eingang war Ihr Konto für Einzahlungen gesperrt.', fr: 'À son arrivée, votre compte était fermé aux dépôts.',
    pt: 'Ao chegar, a sua conta estava fechada para depósitos.', no: 'Da det kom, var kontoen din stengt for innskudd.', jp: '着金時点で、アカウントへの入金が停止されていたためです。',
  },
  otherAmount: {
    en: 'It is another amount than you ordered.', es: 'Es un importe distinto del que habías solicitado.', de: 'Der Betrag ist ein anderer als der beauftragte.', fr: 'Le montant diffère de celui que vous aviez demandé.',
    pt: 'O valor é diferente do que você havia pedido.', no: 'Beløpet er et annet enn det du hadde bestilt.', jp: 'お申し込みの金額と異なる金額が着金したためです。',
  },
  otherCurrency: {
    en: 'It came in another currency than that of your account.', es: 'Llegó en una moneda distinta de la de tu cuenta.', de: 'Der Betrag kam in einer anderen Währung als der Ihres Kontos.', fr: 'Il est arrivé dans une autre devise que celle de votre compte.',
    pt: 'Chegou em uma moeda diferente da moeda da sua conta.', no: 'Det kom i en annen valuta enn kontoens.', jp: 'アカウントと異なる通貨で着金したためです。',
  },
  yours: {
    en: 'It is yours and kept apart: you can’t play with it. A refund goes back the way it came.', es: 'Es tuyo y se guarda aparte: no puedes jugar con él. El reembolso vuelve por donde llegó.',
    de: 'Es gehört Ihnen und liegt getrennt: Damit kann nicht gespielt werden. Eine Erstattung geht auf dem Weg zurück, auf dem das Geld kam.', fr: 'Il vous appartient et reste à part : vous ne pouvez pas jouer avec. Un remboursement repart par où l’argent est venu.',
    pt: 'É seu e fica separado: não dá para jogar com ele. O reembolso volta pelo caminho por onde o dinheiro veio.', no: 'Det er ditt og holdes for seg selv: Du kan ikke spille for det. En refusjon går tilbake samme vei som pengene kom.', jp: 'お客様の資金として分けて保管しており、プレイには使えません。返金は入金時と同じ経路で行われます。',
  },
  notYet: {
    en: 'It can’t be credited now.', es: 'Ahora no se puede abonar.', de: 'Eine Gutschrift ist derzeit nicht möglich.', fr: 'Il ne peut pas être crédité pour le moment.', pt: 'Não pode ser creditado agora.', no: 'Det kan ikke godskrives nå.', jp: '現在、残高に反映することはできません。',
  },
  untilRoom: {
    en: 'It can be credited once your limit has room for it again.', es: 'Se podrá abonar cuando tu límite vuelva a tener margen.', de: 'Eine Gutschrift ist möglich, sobald Ihr Limit wieder Raum dafür lässt.', fr: 'Il pourra être crédité dès que votre limite le permettra à nouveau.',
    pt: 'Poderá ser creditado quando o seu limite voltar a ter espaço.', no: 'Det kan godskrives når grensen din har plass igjen.', jp: '限度額に再び余裕ができると、残高に反映できます。',
  },
  refund: { en: 'Refund {{amount}}', es: 'Reembolsar {{amount}}', de: '{{amount}} erstatten', fr: 'Rembourser {{amount}}', pt: 'Reembolsar {{amount}}', no: 'Refunder {{amount}}', jp: '{{amount}}を返金する' },
  credit: { en: 'Credit {{amount}} to my balance', es: 'Abonar {{amount}} en mi saldo', de: '{{amount}} meinem Guthaben gutschreiben', fr: 'Créditer {{amount}} sur mon solde', pt: 'Creditar {{amount}} no meu saldo', no: 'Godskriv {{amount}} på saldoen min', jp: '{{amount}}を残高に反映する' },
  decide: { en: 'Decide what becomes of it', es: 'Decidir qué se hace con él', de: 'Entscheiden, was damit geschieht', fr: 'Décider ce qu’il devient', pt: 'Decidir o que fazer com ele', no: 'Bestem hva som skjer med det', jp: '取り扱いを選ぶ' },
  refundOrderedTitle: {
    en: 'Your refund of {{amount}} is on its way', es: 'Tu reembolso de {{amount}} está en camino', de: 'Ihre Erstattung über {{amount}} ist unterwegs', fr: 'Votre remboursement de {{amount}} est en cours', pt: 'O seu reembolso de {{amount}} está a caminho',
    no: 'Refusjonen din på {{amount}} er på vei', jp: '{{amount}}の返金を手続き中です',
  },
  refundFailedText: {
    en: 'The first attempt didn’t go through. The money is still yours, and our support is seeing to it.', es: 'El primer intento no ha salido adelante. El dinero sigue siendo tuyo y nuestro soporte se está encargando.',
    de: 'Der erste Versuch ist nicht gelungen. Das Geld gehört weiterhin Ihnen, und unser Kundendienst kümmert sich darum.', fr: 'La première tentative n’a pas abouti. L’argent reste le vôtre et notre service client s’en occupe.',
    pt: 'A primeira tentativa não deu certo. O dinheiro continua sendo seu, e o nosso suporte está cuidando disso.', no: 'Det første forsøket lyktes ikke. Pengene er fortsatt dine, og kundeservice tar seg av det.', jp: '最初の送金は完了しませんでした。資金は引き続きお客様のもので、サポートが対応しております。',
  },
  refundedTitle: { en: 'Your deposit of {{amount}} is refunded', es: 'Tu depósito de {{amount}} se ha reembolsado', de: 'Ihre Einzahlung über {{amount}} wird erstattet', fr: 'Votre dépôt de {{amount}} est remboursé', pt: 'O seu depósito de {{amount}} foi reembolsado', no: 'Innskuddet ditt på {{amount}} er refundert', jp: '{{amount}}の入金は返金されます' },
  refundedText: {
    en: 'It was never part of your balance and goes back the way it came. How long that takes is up to the bank or the network.', es: 'Nunca formó parte de tu saldo y vuelve por donde llegó. El tiempo que tarde depende del banco o de la red.',
    de: 'Der Betrag war nie Teil Ihres Guthabens und geht auf dem Weg zurück, auf dem er kam. Wie lange das dauert, hängt von der Bank oder dem Netzwerk ab.', fr: 'Il n’a jamais fait partie de votre solde et repart par où il est venu. Le délai dépend de la banque ou du réseau.',
    pt: 'Nunca fez parte do seu saldo e volta pelo caminho por onde veio. O prazo depende do banco ou da rede.', no: 'Det var aldri en del av saldoen din og går tilbake samme vei som det kom. Hvor lang tid det tar, avhenger av banken eller nettverket.', jp: 'この金額は残高に反映されておらず、入金時と同じ経路で返金されます。所要時間は銀行またはネットワークによって異なります。',
  },
});
