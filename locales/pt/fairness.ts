import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Verificar uma rodada',
  lead: 'Toda rodada pode ser jogada de novo a partir do seu recibo. O resultado tem de ser o que foi pago a você.',
  check: 'Conferir um recibo',
  receipt: 'Recibo',
  receiptHint: 'Cole o texto do arquivo do recibo.',
  receiptMissing: 'Cole um recibo',
  receiptInvalid: 'Este não é o texto de um recibo. Copie o arquivo inteiro, da primeira chave à última',
  judge: 'Jogar de novo',
  matches: 'As sementes dão exatamente esta rodada.',
  differs: 'As sementes dão uma rodada diferente da deste recibo.',
  otherSeed: 'A semente do servidor não corresponde ao hash: não é a que foi fixada antes da rodada.',
  notYet:
    'Quando este recibo foi emitido, a semente do servidor ainda estava em uso. Troque suas sementes e ela será revelada; depois abra de novo o recibo da rodada, que então poderá ser jogada outra vez.',
  signed: 'O recibo traz a nossa assinatura, sem alterações.',
  forged: 'A assinatura não confere: este recibo foi alterado depois de assinado ou nunca veio de nós.',
  unsigned: 'O recibo não tem assinatura; nada mostra que veio de nós.',
  replayed: 'Prêmio, jogado de novo',
  stated: 'Prêmio no recibo',
  yourSeeds: 'Suas sementes',
  seedsText:
    'O hash da próxima semente do servidor já está fixado. Seja qual for a sua mistura, não podemos mais mudá-la.',
  rounds: 'Rodadas jogadas',
  nextHash: 'Hash da próxima semente do servidor',
  revealed_one: '{{shown}} semente revelada',
  revealed_other: '{{shown}} sementes reveladas',
  revealedAt: 'Revelada',
  nextClientSeed: 'Sua próxima semente do cliente',
  nextClientSeedHint: 'Quaisquer palavras, até 64 caracteres. Se ficar vazio, uma será sorteada.',
  clientSeedInvalid: 'Use até 64 caracteres em uma linha',
  change: 'Revelar e trocar as sementes',
  changed: 'Suas sementes foram trocadas',
  how: 'Como funciona',
  howHash:
    'Antes do jogo mostramos o hash SHA-256 da nossa semente do servidor. Você acrescenta a sua semente do cliente. Cada rodada avança um número, o nonce.',
  howDraw:
    'Cada sorteio lê seis bytes de HMAC-SHA256(semente do servidor, “semente do cliente:nonce:cursor”). Números que favoreceriam um resultado são descartados e o próximo cursor é lido.',
  howScript:
    'Você não precisa acreditar nesta página: o script contém todos os nossos jogos, só precisa do Node.js e faz o mesmo cálculo no seu computador. Os vetores de teste mostram se ele calcula certo.',
  verifyThis: 'Verificar esta rodada',
  download: 'Baixar o recibo assinado',
} satisfies Texts<typeof english>;
