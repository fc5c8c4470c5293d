import { casinoApiTransport } from './api-transport';
import type { EdgeContext, Refusal } from './context';

/** Whether a request is for the QA console, which the casino API holds and the edge only passes on. */
export const isForQaConsole = (edge: EdgeContext): boolean => edge.env.QA === 'on' && edge.path.startsWith('/__qa/');

/** The sandboxes' bank, identity providers and operators' sign-in, which the embedded casino API holds too; nobody pays or logs in there in production. */
const isForSandbox = ({ env, path }: EdgeContext): boolean =>
  env.ENVIRONMENT !== 'production' && !env.CASINO_API_URL && /^\/sandbox\/((bank|identity)\/|operators$)/.test(path);

/** The outside game provider of the sandbox, likewise. */
export const hasSandboxGames = ({ env }: Pick<EdgeContext, 'env'>): boolean =>
  env.ENVIRONMENT !== 'production' && !env.CASINO_API_URL;
export const sandboxGamesPath = '/sandbox/games/';
const isForSandboxGames = (edge: EdgeContext): boolean =>
  hasSandboxGames(edge) && edge.path.startsWith(sandboxGamesPath);

/** The operators' pages of the embedded casino API, which asks who they are itself. */
export const isForOperators = ({ env, path }: EdgeContext): boolean =>
  !env.CASINO_API_URL && path.startsWith('/__ops/');

/** Pictures that operators put on pages; their names are those of what is in them. */
const isForPictures = ({ env, path }: EdgeContext): boolean =>
  !env.CASINO_API_URL && /^\/media\/[0-9a-f]{64}\.(jpg|png|webp)$/.test(path);

/** Whether the casino API answers the browser itself. */
export const isForCasinoApi = (edge: EdgeContext): boolean =>
  isForQaConsole(edge) || isForSandbox(edge) || isForSandboxGames(edge) || isForOperators(edge) || isForPictures(edge);

/** Hands the request on, its body unread: the API asks who sends it before it takes any. One that was too long for a page is refused. */
export async function passToCasinoApi(request: Request, edge: EdgeContext): Promise<Response | Refusal> {
  const { base, fetch } = casinoApiTransport(edge.url, edge.env);
  const headers = new Headers(request.headers);
  headers.set('api-key', edge.env.API_KEY);
  headers.set('x-language', edge.locale);
  headers.set('x-request-id', edge.requestId);
  // Where it sends the browser to is the browser's to follow.
  const answer = await fetch(
    new Request(base + edge.path + edge.url.search, {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
    }),
  );
  if (answer.status === 413 && (request.headers.get('accept') ?? '').includes('text/html')) {
    await answer.body?.cancel();
    return 413;
  }
  return new Response(answer.body, answer);
}
