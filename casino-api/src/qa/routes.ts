import { seconds } from 'contract/constants';
import type { Hono } from 'hono';
import { z } from 'zod';
import { systemClock } from '../kernel/clock';
import { listOutsideTitles, walletSecrets, writeWalletToken } from '../features/outside-games';
import { sandboxTitles } from '../sandbox/games/provider';
import { accountsPort, playerIdOf } from '../features/accounts';
import { clearMailbox, mailbox } from '../features/mail';
import { done, refused } from '../kernel/outcome';
import { faultKinds, isOfStore, suits } from './faults';
import { changeConsole, stagedFaults } from './moment';
import { consolePage, mailboxPage } from './pages';
import { makePlayer, QaPlayer } from './players';
import { readPlayerToken } from '../kernel/session/player-token';
import { hasApiKey, type ApiContext } from '../kernel/http/api-context';
import { qaBonusRoutes } from './bonus-routes';
import { json, withBody } from '../kernel/http/staff-calls';
import { qaDocumentRoutes } from './document-routes';
import { qaPaymentRoutes } from './payment-routes';
import { qaSportsRoutes } from './sports-routes';
import { qaWorldRoutes } from './world-routes';
import { staffDoor } from '../kernel/http/staff-door';
import { systemOf } from '../kernel/player-client';
import { exclusionPort } from '../features/exclusion';

const NewClock = z.object({
  advanceSeconds: z
    .number()
    .int()
    .min(0)
    .max(10 * 366 * 86_400)
    .default(0),
  /** On top: for what turns at a certain moment of a clock that was frozen in between. */
  advanceMilliseconds: z.number().int().min(0).max(999).default(0),
  frozen: z.boolean().optional(),
});
const NewFault = z
  .object({
    match: z
      .string()
      .max(300)
      .refine((match) => /^(GET|HEAD|POST|DELETE|TABLE) \/\S*$/.test(match) || isOfStore(match)),
    kind: z.enum(faultKinds),
    times: z.number().int().min(1).max(10_000).default(1),
  })
  .refine(suits, { path: ['kind'] });

const SandboxGameWanted = z.object({ listed: z.boolean() });
const WalletTokenWanted = z.object({ sessionid: z.string().max(300), provider: z.string().max(40) });

/** The QA console (DESIGN §7): a 404 like any other where QA is off, and in a preview whose `QA_KEY` is not set. */
export function qaRoutes(app: Hono<ApiContext>): void {
  app.use('/__qa/*', staffDoor({ key: 'QA_KEY', whose: 'testers', needsQa: true }));
  app.use('/__qa/*', (context, next) =>
    hasApiKey(context) ? next() : Promise.resolve(json(refused('invalid_api_key'))),
  );

  app.get('/__qa/', () => consolePage());

  app.get('/__qa/clock', (context) => json(done({ now: context.get('facts').at })));
  app.post('/__qa/clock', (context) =>
    withBody(context, NewClock, async ({ advanceSeconds, advanceMilliseconds, frozen }) =>
      done({
        now: await changeConsole(context.env, (console) =>
          console.setClock({ advance: advanceSeconds * seconds + advanceMilliseconds, frozen }, systemClock()),
        ),
      }),
    ),
  );

  app.get('/__qa/faults', async (context) => json(done({ faults: await stagedFaults(context.env) })));
  app.post('/__qa/faults', (context) =>
    withBody(context, NewFault, async (fault) => {
      await changeConsole(context.env, (console) => console.addFault(fault));
      return done({ faults: await stagedFaults(context.env) });
    }),
  );
  app.delete('/__qa/faults', async (context) => {
    await changeConsole(context.env, (console) => console.clearFaults());
    return json(done({ faults: [] }));
  });

  app.get('/__qa/mailbox', async (context) => {
    const mails = await mailbox(context.env.DB, context.req.query('to') ?? null);
    if (context.req.header('accept')?.includes('text/html')) return mailboxPage(mails);
    return json(done({ mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, at: createdAt })) }));
  });

  app.post('/__qa/players', (context) =>
    withBody(context, QaPlayer, (player) => makePlayer(context.env, player, context.get('facts').at)),
  );

  /** Puts the sandbox provider's game into the lobby, or takes it out again. */
  app.post('/__qa/sandbox-game', (context) =>
    withBody(context, SandboxGameWanted, async ({ listed }) => {
      await listOutsideTitles(context.env.DB, { ...sandboxTitles, games: listed ? sandboxTitles.games : [] });
      return done({ listed, play: listed ? `/play/${sandboxTitles.system}/${sandboxTitles.games[0]!.id}` : null });
    }),
  );

  /** The affiliate's marks that a registration brought. */
  app.get('/__qa/players/:username/affiliate', async (context) => {
    const playerId = await playerIdOf(context.env.DB, context.req.param('username'));
    const affiliate = playerId && (await systemOf(context.env, playerId, accountsPort).sentBy());
    return json(affiliate ? done({ affiliate }) : refused('not_found'));
  });

  /** What an operator decides about an account. */
  app.post('/__qa/players/:username/frozen', (context) =>
    withBody(context, z.object({ frozen: z.boolean() }), async ({ frozen }) => {
      const playerId = await playerIdOf(context.env.DB, context.req.param('username'));
      if (!playerId) return refused('not_found');
      await systemOf(context.env, playerId, exclusionPort).setBlocked(frozen, context.get('facts').at);
      return done({ frozen });
    }),
  );

  /** What a launch would hand to an outside provider's game. */
  app.post('/__qa/wallet-tokens', (context) => {
    const { settings } = context.get('facts');
    return withBody(context, WalletTokenWanted, async ({ sessionid, provider }) => {
      const session = await readPlayerToken(sessionid, 'session', settings.SESSION_SECRET);
      if (!session || !Object.hasOwn(walletSecrets(context.env), provider)) return refused('not_found');
      return done({ playerToken: await writeWalletToken(session, provider, settings.SESSION_SECRET) });
    });
  });

  qaPaymentRoutes(app);
  qaDocumentRoutes(app);
  qaBonusRoutes(app);
  qaWorldRoutes(app);
  qaSportsRoutes(app);

  app.post('/__qa/reset', async (context) => {
    await Promise.all([changeConsole(context.env, (console) => console.reset()), clearMailbox(context.env.DB)]);
    return json(done(null));
  });
}
