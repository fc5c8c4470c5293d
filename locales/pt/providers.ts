import type { Texts } from '../texts';
import type { providers as english } from '../en/providers';

export const providers = {
  otherWays: 'Outras formas de entrar',
  withGoogle: 'Continuar com o Google',
  withBankId: 'Continuar com o BankID',
  failedTitle: 'Você não entrou',
  byPassword: 'Entrar com senha',
  denied: 'Você cancelou no {{provider}}. Nada nos foi transmitido.',
  away: 'Não é possível contatar o {{provider}} no momento. Tente mais tarde ou entre com seu nome de usuário e senha.',
  known:
    'Já existe uma conta com seu e-mail. Entre com o nome de usuário e a senha dela; se não lembrar, peça uma nova senha.',
  completeTitle: 'Conclua seu cadastro',
  completeLead: 'O {{provider}} nos disse quem você é. Só perguntamos o que falta; não é preciso senha.',
  toldBy: 'Do {{provider}}',
  name: 'Nome',
} satisfies Texts<typeof english>;
