import type { Texts } from '../texts';
import type { crypto as english } from '../en/crypto';

export const crypto = {
  chain: 'Criptomoeda',
  address: 'Endereço da sua carteira',
  destinationTag: 'Tag de destino / memo',
  getAddress: 'Ver o endereço',
  getAddressHint: 'A próxima página mostra o endereço e o valor exato na criptomoeda.',
  payTitle: 'Envie {{due}}',
  payLead:
    'Envie exatamente este valor para o endereço abaixo, em um único pagamento. Seu depósito de {{amount}} é creditado assim que a rede confirmar.',
  tagNeeded: 'Informe também a tag de destino: sem ela, não há como saber que o pagamento é seu.',
  qrLabel: 'QR code com o endereço e o valor',
  openWallet: 'Abrir no app da carteira',
  copy: 'Copiar',
  copied: 'Copiado',
  coinAmount: 'Valor exato',
  received: 'Recebido até agora',
  confirmations: 'Confirmações',
  confirmedOf: '{{count}} de {{needed}}',
  waiting:
    'Estamos aguardando o seu pagamento. Você também pode fechar esta página: o valor será creditado do mesmo jeito.',
  seen: 'Seu pagamento chegou e está sendo confirmado',
  seenText: 'Ele é creditado assim que a rede confirmar.',
  otherAmount: 'Chegou um valor diferente',
  otherAmountText:
    'Chegaram {{received}} em vez de {{due}}. Nada se perdeu: o nosso atendimento resolve isso com você.',
  payBy: 'Este valor vale até {{time}}. O que chegar depois fica guardado para você e não é creditado automaticamente.',
  depositLate:
    'Nenhum pagamento chegou a tempo, por isso este depósito foi encerrado. Se mesmo assim você enviou criptomoedas, nós as guardaremos para você quando chegarem, e você decide o que fazer com elas.',
  payoutTitle: 'Para onde enviamos o seu saque?',
  payoutLead: 'Seu saque de {{amount}} foi aprovado. Informe a criptomoeda e o endereço da sua carteira até {{until}}.',
  addressHint: 'Copie da sua carteira e depois compare os primeiros e os últimos caracteres.',
  tagHint:
    'Somente para XRP: um número que as corretoras informam junto com o endereço. Sem ele, o valor pode se perder.',
  withoutTag: 'Meu endereço não precisa de tag de destino',
  noWayBack: 'Pagamentos em criptomoedas não podem ser desfeitos',
  noWayBackText: 'O que vai para um endereço errado se perde. O valor é convertido pela cotação do momento do envio.',
  sendThere: 'Enviar para este endereço',
  chainRequired: 'Escolha uma criptomoeda',
  addressRequired: 'Digite o endereço da sua carteira',
  addressInvalid: 'Este não é um endereço de {{coin}}. Confira a criptomoeda e copie o endereço inteiro.',
  tagInvalid: 'Uma tag de destino é um número inteiro de 0 a 4294967295',
  tagMissing: 'Digite a tag de destino ou confirme que o seu endereço não precisa dela',
  linkUsed: 'Este link já foi usado com outro endereço. Nada foi alterado.',
  linkInvalid: 'Este link não é válido ou expirou',
  linkInvalidText:
    'Os links valem por {{withdrawalLinkHours}} horas. Seu dinheiro não se perde: continua reservado. Peça um novo link junto aos seus saques, no caixa.',
  seeWithdrawals: 'Ver os seus saques',
  contactUs: 'Fale conosco',
  onItsWay: 'Seu saque de {{amount}} está a caminho',
  onItsWayText: 'Já sabemos para onde enviar. Você não precisa fazer mais nada.',
  wasSent: 'Seu saque de {{amount}} foi enviado',
  wasReturned: 'Seu saque de {{amount}} não foi realizado',
  wasReturnedText: 'O valor inteiro voltou ao seu saldo.',
} satisfies Texts<typeof english>;
