import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Verificar uma rodada',
  lead: 'Toda rodada pode ser recalculada a partir do seu recibo. O resultado tem de ser igual ao que foi pago a você.',
  check: 'Conferir um recibo',
  receipt: 'Recibo',
  receiptHint: 'Cole o texto do arquivo do recibo.',
  receiptMissing: 'Cole um recibo',
  receiptInvalid: 'Isto não é um recibo. Copie o arquivo inteiro, da primeira chave à última.',
  judge: 'Recalcular a rodada',
  matches: 'As seeds dão exatamente esta rodada.',
  differs: 'As seeds dão uma rodada diferente da deste recibo.',
  otherSeed: 'A seed do servidor não corresponde ao hash: não é a que foi fixada antes da rodada.',
  notYet:
    'Quando este recibo foi emitido, a seed do servidor ainda estava em uso. Troque suas seeds para revelá-la. Depois abra de novo o recibo da rodada e você poderá recalculá-la.',
  signed: 'O recibo traz nossa assinatura e não foi alterado.',
  forged: 'A assinatura não confere: este recibo foi alterado depois de assinado ou nunca veio de nós.',
  unsigned: 'O recibo não tem assinatura; nada mostra que veio de nós.',
  replayed: 'Prêmio recalculado',
  stated: 'Prêmio no recibo',
  yourSeeds: 'Suas seeds',
  seedsText:
    'O hash da próxima seed do servidor já está fixado. Seja qual for sua combinação, não podemos mais mudá-lo.',
  rounds: 'Rodadas jogadas',
  nextHash: 'Hash da próxima seed do servidor',
  revealed_one: '{{shown}} seed revelada',
  revealed_other: '{{shown}} seeds reveladas',
  revealedAt: 'Revelada',
  nextClientSeed: 'Sua próxima seed do cliente',
  nextClientSeedHint: 'Quaisquer palavras, até 64 caracteres. Deixe vazio para sortear uma.',
  clientSeedInvalid: 'Use até 64 caracteres em uma linha',
  change: 'Revelar e trocar as seeds',
  changed: 'Suas seeds foram trocadas',
  how: 'Como funciona',
  howHash:
    'Antes do jogo mostramos o hash SHA-256 da nossa seed do servidor. Você acrescenta sua seed do cliente. Cada rodada avança um número, o nonce.',
  howDraw:
    'Cada sorteio lê seis bytes de HMAC-SHA256(seed do servidor, “seed do cliente:nonce:cursor”). Números que favoreceriam um resultado são descartados e o próximo cursor é lido.',
  howScript:
    'Você não precisa acreditar nesta página: o script contém todos os nossos jogos, só precisa do Node.js e faz o mesmo cálculo no seu computador. Os vetores de teste mostram se ele calcula certo.',
  verifyThis: 'Verificar esta rodada',
  download: 'Baixar o recibo assinado',
} satisfies Texts<typeof english>;
