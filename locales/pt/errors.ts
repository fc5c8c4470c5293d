import type { Texts } from '../texts';
import type { errors as english } from '../en/errors';

export const errors = {
  refusedTitle: 'Não aceitamos esta solicitação',
  refusedText:
    'Ela não veio de uma de nossas páginas, por isso nada foi alterado. Abra a página novamente e envie o formulário por lá.',
  notFoundTitle: 'Página não encontrada',
  notFoundText:
    'A página pode ter sido excluída, renomeada ou estar temporariamente indisponível. Confira o endereço ou recomece pelo lobby.',
  goneTitle: 'Esta página foi retirada do ar',
  goneText:
    'O conteúdo daqui acabou ou ficou desatualizado, por isso foi removido de vez. No lobby você vê o que há agora.',
  tooLargeTitle: 'O envio era grande demais',
  tooLargeText:
    'Não lemos o conteúdo, por isso nada foi alterado. Volte, encurte o texto e envie o formulário novamente.',
  restrictedText:
    'Parece que você está em um lugar onde não podemos oferecer jogos de azar. Decidimos isso pela localização da sua conexão, e vale para todas as pessoas que estão lá.',
  restrictedMeans:
    'Cadastro, entrada, pagamentos e jogos estão desativados aqui. Estas páginas continuam abertas para leitura:',
  restrictedMoney:
    'Você tem dinheiro em uma conta conosco? Escreva para {{email}} e cuidaremos para que ele chegue até você.',
  brokenTitle: 'Algo deu errado do nosso lado',
  brokenText:
    'Não foi possível carregar esta página. O dinheiro é lançado por inteiro ou não é lançado, portanto vale o que mostram seu saldo e seu histórico. Tente novamente.',
  awayTitle: 'Voltamos já',
  awayText:
    'Nossos jogos e o caixa não podem ser acessados agora. Seu dinheiro está seguro e nada é lançado enquanto isso. Tente de novo em um minuto. Talvez você ainda consiga abrir as listas de jogos.',
  maintenanceTitle: 'Estamos em manutenção',
  maintenanceText:
    'Os jogos, as apostas e o caixa estão em pausa enquanto trabalhamos no site. Seu dinheiro está seguro, as apostas já feitas são liquidadas e os pagamentos em andamento continuam chegando. Tente novamente em alguns minutos.',
  offlineTitle: 'Sem conexão',
  offlineText:
    'Sem conexão com a internet não é possível abrir a Lantern. Quando a conexão voltar, seu histórico mostrará todas as apostas e pagamentos que chegaram até nós.',
  tryAgain: 'Tentar de novo',
  toLobby: 'Ir para o lobby',
  toSlots: 'Ver os caça-níqueis',
  code: 'Código {{status}}',
  request: 'Solicitação {{id}} (informe ao atendimento)',
} satisfies Texts<typeof english>;
