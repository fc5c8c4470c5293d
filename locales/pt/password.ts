import type { Texts } from '../texts';
import type { password as english } from '../en/password';

export const password = {
  forgotTitle: 'Esqueceu a senha?',
  forgotLead: 'Informe o e-mail da sua conta e enviaremos um link para você escolher uma nova senha.',
  sendLink: 'Enviar o link',
  backToLogIn: 'Voltar para o login',
  linkSent:
    'Se houver uma conta com este endereço, um link foi enviado para ele. O link vale por uma hora e só pode ser usado uma vez.',
  noMail:
    'Nada depois de alguns minutos? Veja na caixa de spam ou peça de novo: um novo link é enviado no máximo a cada cinco minutos.',
  askAgain: 'Pedir um novo link',
  captchaWrong: 'Valor do captcha incorreto',
  captchaAsked: 'Responda também ao captcha',
  resetTitle: 'Escolha uma nova senha',
  resetLead: 'Quando ela for salva, todas as sessões abertas na sua conta serão encerradas.',
  new: 'Nova senha',
  confirm: 'Repita a nova senha',
  old: 'Senha antiga',
  policyHint:
    'Pelo menos {{policyMin}} caracteres, com uma letra minúscula, uma maiúscula e um número ou caractere especial',
  newRequired: 'Digite sua nova senha',
  oldRequired: 'Digite sua senha antiga',
  setNew: 'Salvar a nova senha',
  wasReset: 'Sua nova senha foi salva. Entre com ela.',
  linkInvalidAdvice:
    'Ele pode ter mais de uma hora ou já ter sido usado. Sua senha continua a mesma; você pode pedir um novo link.',
} satisfies Texts<typeof english>;
