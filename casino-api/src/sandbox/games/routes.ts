import { languages } from 'contract/constants';
import { Envelope } from 'contract/envelope';
import { currencyCodes, type Currency, type MoneyUnit } from 'contract/money';
import { WalletAnswer, walletHeaders } from 'contract/wallet';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { sandboxGamesPath, sandboxSecret, sandboxSystem } from './provider';
import { sandboxStatement } from '../payments/statement';
import { coinPayout, coinStakes, fallOf, sides } from './coin';
import { coinPage, type CoinLaunch, type CoinNews, type CoinView } from './coin-page';
import { apiTexts } from 'locales/api';
import { signWalletMessage } from '../../features/outside-games';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';
import { ownAddress } from '../../kernel/http/own-address';

const route = `${sandboxGamesPath}moon-or-sun`;
/** What a demo begins with, and is filled up to when it is spent. */
const demoMoney = 1_000_00;

const Toss = z.object({
  round: z.string().uuid(),
  side: z.enum(sides),
  stake: z.coerce.number().int(),
  balance: z.coerce.number().int().min(0).max(1e9).catch(demoMoney),
});

type GameContext = Context<ApiContext>;
type Message = Record<string, unknown>;
/** What the wallet said; `unclear` when nobody can tell whether it did what it was asked. */
type Reply = { kind: 'done'; balance: number } | { kind: 'refused'; code: string; text: string } | { kind: 'unclear' };

/**
 * The sandbox's game provider: an outside provider in every respect but that it lives in this Worker. It knows its player by the token that the launch
 * gave it, and moves money by signed messages to the seamless wallet alone.
 */
export function sandboxGamesRoutes(app: Hono<ApiContext>): void {
  /** As any provider sends it: a signed message over HTTP, to the wallet's own door. */
  const tell = async (
    context: GameContext,
    what: 'bet' | 'win' | 'rollback' | 'balance',
    message: Message,
  ): Promise<Reply> => {
    const { at } = context.get('facts');
    const body = JSON.stringify(message);
    const timestamp = String(at);
    const headers = {
      'content-type': 'application/json',
      'x-language': launchOf(context).language,
      [walletHeaders.provider]: sandboxSystem,
      [walletHeaders.timestamp]: timestamp,
      [walletHeaders.signature]: signWalletMessage(timestamp, body, sandboxSecret(context.env)),
    };
    try {
      const response = await app.request(
        `/wallet/${what}`,
        { method: 'POST', headers, body },
        context.env,
        context.executionCtx,
      );
      const { info, data } = Envelope.parse(await response.json());
      if (response.status >= 500) return { kind: 'unclear' };
      if (!info.success) return { kind: 'refused', code: info.resultCode, text: info.message };
      return { kind: 'done', balance: WalletAnswer.pick({ balance: true }).parse(data).balance };
    } catch {
      return { kind: 'unclear' };
    }
  };

  const openingOf = async (context: GameContext, launch: Launch): Promise<Pick<CoinView, 'balance' | 'news'>> => {
    if (launch.mode === 'fun') return { balance: demoMoney, news: null };
    const reply = await tell(context, 'balance', { playerToken: launch.playerToken });
    return {
      balance: reply.kind === 'done' ? reply.balance : null,
      news: reply.kind === 'refused' ? refusal(reply.code, reply.text) : null,
    };
  };

  const balanceOf = async (context: GameContext): Promise<number | null> => {
    const { playerToken } = launchOf(context);
    const reply = await tell(context, 'balance', { playerToken });
    return reply.kind === 'done' ? reply.balance : null;
  };

  app.get(route, async (context) => {
    const launch = launchOf(context);
    return coinPage({ launch, ...fresh(launch.currency), ...(await openingOf(context, launch)) });
  });

  app.post(route, async (context) => {
    const launch = launchOf(context);
    const text = await readText(context.req.raw);
    const form = Object.fromEntries(new URLSearchParams(text.ok ? text.data : ''));
    const toss = Toss.safeParse(form);
    if (!toss.success || !coinStakes(launch.currency).includes(toss.data.stake)) {
      const balance = launch.mode === 'fun' ? demoMoney : await balanceOf(context);
      return coinPage({
        launch,
        balance,
        ...fresh(launch.currency),
        news: problem(apiTexts(launch.language).coin.incomplete),
        status: 422,
      });
    }
    const { round, side, stake, balance: held } = toss.data;
    const next = { launch, ...fresh(launch.currency), chosen: { stake, side } };
    const secret = sandboxSecret(context.env);
    const { playerToken } = launch;
    const fallen = fallOf(round, playerToken ?? 'demo', secret);
    const payout = coinPayout(stake, side, fallen);
    const result: CoinNews = { kind: 'result', fallen, payout };
    if (!playerToken) {
      const left = (held < stake ? demoMoney : held) - stake + payout;
      return coinPage({ ...next, balance: left, news: result });
    }
    const base = { playerToken, roundId: round, gameid: 'moon-or-sun' };
    const country = context.req.header('cf-ipcountry');
    const money = { ...base, currency: launch.currency };
    const bet = await tell(context, 'bet', {
      ...money,
      transactionId: `${round}-bet`,
      amount: stake,
      ...(country && /^[A-Z]{2}$/i.test(country) && { country }),
    });
    if (bet.kind === 'refused')
      return coinPage({ ...next, balance: await balanceOf(context), news: refusal(bet.code, bet.text), status: 422 });
    if (bet.kind === 'unclear') {
      // Whether it was taken or not: taken back, it was never there, and it can't arrive late.
      const back = await tell(context, 'rollback', {
        ...base,
        transactionId: `${round}-back`,
        betTransactionId: `${round}-bet`,
      });
      const t = apiTexts(launch.language).coin;
      return coinPage({
        ...next,
        balance: await balanceOf(context),
        news: problem(back.kind === 'done' ? t.givenBack : t.unclear),
        status: 503,
      });
    }
    const remember = (what: 'bet' | 'win', moved: { staked: number; paid: number }) =>
      sandboxStatement(context.env).move({
        provider: sandboxSystem,
        transactionId: `${round}-${what}`,
        roundId: round,
        ...moved,
        currency: launch.currency as Currency,
        at: context.get('facts').at,
      });
    await remember('bet', { staked: stake, paid: 0 });
    // A lost round is closed by a win of nothing. The side is no part of the bet: another one for the same round is refused here, where the amounts differ.
    const win = await tell(context, 'win', { ...money, transactionId: `${round}-win`, amount: payout, closes: true });
    if (win.kind === 'done') await remember('win', { staked: 0, paid: payout });
    if (win.kind === 'done') return coinPage({ ...next, balance: win.balance, news: result });
    if (win.kind === 'refused')
      return coinPage({ ...next, balance: await balanceOf(context), news: refusal(win.code, win.text), status: 409 });
    return coinPage({ ...next, balance: null, news: { kind: 'waiting', round }, status: 503 });
  });
}

/** The next round, and what is chosen when the page is opened. */
const fresh = (currency: MoneyUnit): Pick<CoinView, 'round' | 'chosen'> => ({
  round: crypto.randomUUID(),
  chosen: { stake: coinStakes(currency)[0]!, side: 'moon' },
});

const problem = (text: string, also?: 'logIn' | 'game'): CoinNews => ({ kind: 'problem', text, ...(also && { also }) });
/** The wallet's own words, and where to go on from there. */
const refusal = (code: string, text: string): CoinNews =>
  problem(text, code === 'session_expired' ? 'logIn' : code === 'reality_check_due' ? 'game' : undefined);

type Launch = CoinLaunch & { playerToken: string | null };

/** What the address says, each part checked: it may be anybody's making. */
function launchOf(context: GameContext): Launch {
  const { req } = context;
  const { settings, language } = context.get('facts');
  const url = new URL(req.url);
  const asked = (name: string) => url.searchParams.get(name) ?? undefined;
  const playerToken = asked('token') ?? null;
  const mode = asked('mode') === 'real' && playerToken ? 'real' : 'fun';
  return {
    address: `${url.pathname}${url.search}`,
    mode,
    language: languages.find((known) => known === asked('language')) ?? language,
    currency: mode === 'fun' ? 'FUN' : (currencyCodes.find((known) => known === asked('currency')) ?? 'EUR'),
    homeUrl: ownAddress(asked('homeUrl'), settings.SITE_ORIGIN) ?? '/',
    cashierUrl: ownAddress(asked('cashierUrl'), settings.SITE_ORIGIN) ?? '/cashier/deposit',
    gameUrl: '/play/sandbox/moon-or-sun?mode=real',
    playerToken: mode === 'real' ? playerToken : null,
  };
}
