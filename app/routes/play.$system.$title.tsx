import { redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LaunchQuery, type GameDetails, type GameTile } from 'contract/games';
import type { GameRules } from 'contract/play';
import type { TableView } from 'contract/tables';
import { hasSandboxGames, sandboxGamesPath } from '~/edge/api-pages';
import { respond } from '~/edge/respond';
import type { LetIn } from '~/edge/security-headers';
import { newRequestId } from '~/forms/request-id';
import { formatPercent } from '~/i18n/format';
import { usePage, type Page } from '~/i18n/page';
import { FlashToast } from '~/layout/flash-toast';
import type { IslandName } from '~/layout/island-names';
import type { Refresh } from '~/layout/refresh';
import type { PageDescription, RouteHandle } from '~/layout/route-handle';
import { familyOf, isRoundGame } from '~/play/families';
import { openGame } from '~/play/launched';
import { OutsideGame } from '~/play/outside-game';
import { Elsewhere, Refused } from '~/play/not-played';
import type { PlayData, PlayMode } from '~/play/play-data';
import { answerRealityCheck, decide, openRound } from '~/play/post-round';
import type { RefusedRound } from '~/play/refused-round';
import { roundAt } from '~/play/round-at';
import { RoundTable } from '~/play/round-table';
import { opensRules } from '~/play/rules';
import { voiceLine, type Voice } from '~/play/voice';
import { isTable, tableFamilyOf } from '~/tables/families';
import { cashOut, placeBets } from '~/tables/post-bets';
import { TableScreen } from '~/tables/table-screen';
import scriptedStyles from '~/play/with-scripts.css?url';

const islandsOf = ({ screen }: Pick<PlayData, 'screen'>): readonly IslandName[] =>
  screen === 'shared' ? ['play-table', 'live-table'] : screen === 'table' ? ['play-table', 'play-more'] : [];

/** Of a game that opens here. What the game is stands on its own page, the one that search engines are to show. */
const describe = (play: PlayData, { t }: Page): PageDescription => {
  const { game } = play;
  const named = { title: game.title, provider: game.provider };
  return {
    canonical: `/game/${game.id}`,
    ...('launch' in play
      ? { title: t('play.pageTitle', named), description: t('play.pageDescription', named) }
      : { description: game.description }),
  };
};

export const handle: RouteHandle = {
  layout: 'game',
  // Whoever is sent the address is shown what it is; closed, search engines would list it as an address without words.
  found: true,
  describe,
  islands: islandsOf,
  samples: {
    play: { path: '/play/lantern/lantern-festival', scripts: true },
    'shared table': { path: '/play/lantern/lamplight-roulette', scripts: true },
    'crash table': { path: '/play/lantern/skyward', scripts: true },
    baccarat: { path: '/play/lantern/jade-room-baccarat', scripts: true },
    'three dice': { path: '/play/lantern/glass-dome-dice', scripts: true },
    'money wheel': { path: '/play/lantern/wheel-of-seasons', scripts: true },
    'money boxes': { path: '/play/lantern/the-parcel-room', scripts: true },
    'shared blackjack': { path: '/play/lantern/observatory-21', scripts: true },
  },
};

/**
 * What the play page shows (SPEC §2), on both its addresses. Visitors play for fun; asking for real money leads them to the log-in and back.
 * @throws Response 404 for an unknown game, a redirect for a visitor who wants real mode.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, path, session, url } = context;
  const [system, title] = [params.system!, params.title!];
  const device = path.startsWith('/mobile/') ? 'mobile' : 'pc';
  const loggedIn = session.playerId !== null;
  const mode = modeOf(url, loggedIn);
  const open = mode === 'fun' || loggedIn;
  // What a game is stands in the edge's cache: asking for the table waits for it, and for nothing else.
  const described = api.games.ofSystem(system, title);
  const seated = described.then((game) =>
    open && game.rules && isTable(game.rules.kind) ? api.tables.get(game.id, mode) : null,
  );
  const asked = askedRound(url);
  const [game, at, launched, next] = await Promise.all([
    described,
    seated,
    open ? openGame(context, title, mode, asked) : null,
    described.then(({ rules }) => (rules ? nextGames(context, title, rules.kind) : [])),
  ]);
  const { rules } = game;
  const common = { title: game.title, game, mode };
  if (!game.availability[device])
    return show({ ...common, screen: 'elsewhere', device: device === 'pc' ? 'mobile' : 'pc' });
  if (!launched) {
    session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    throw redirect(`/login?redirect=${encodeURIComponent(path)}`, 303);
  }
  // The last round of a game that was switched off meanwhile has been played: its receipt tells what came of it.
  if (!launched.ok && game.isOff && asked && (await roundAt(context, asked, title, mode)))
    throw redirect(`/round/${asked}`, 303);
  if (!launched.ok) return show({ ...common, screen: 'refused', message: launched.message });
  const launch = launched.data;
  if (launch.frame !== null) {
    const frames = frameSourceOf(context, launch.frame);
    const play = { ...common, screen: 'outside', launch, frame: frames && launch.frame } as const;
    return show(play, frames === null ? undefined : { frames });
  }
  if (!rules) throw new Response(null, { status: 404 });
  const requestId = newRequestId();
  if (isTable(rules.kind) && at) {
    const refresh = refreshOf(context, at.table, mode);
    return show({ ...common, screen: 'shared', family: rules.kind, launch, next, at, requestId, refresh });
  }
  if (!isRoundGame(rules.kind)) throw new Response(null, { status: 404 });
  // A round that waits for a decision comes before any other (DOMAIN §11).
  const round = launch.openRound ?? launch.round;
  return show({ ...common, screen: 'table', family: rules.kind, launch, round, next, requestId });
}

const nextShown = 6;

/** Others of its family, in the edge's cache as every list; an extra. */
async function nextGames({ api }: AppLoadContext, gameid: string, family: GameRules['kind']): Promise<GameTile[]> {
  const list = { category: 'all', family, sort: 'popular', limit: nextShown + 1, offset: 0 } as const;
  const found = await api.games.filter(list).catch(() => null);
  return (found?.games ?? []).filter(({ id }) => id !== gameid).slice(0, nextShown);
}

/** The screen with what it lets in: nothing but the frame of an outside provider's game. */
const show = (play: PlayData, letIn?: LetIn) => respond(play, { letIn });

/** As the address asks, else real money for players and play money for visitors. */
function modeOf(url: URL, loggedIn: boolean): PlayMode {
  const asked = url.searchParams.get('mode');
  return asked === 'real' || asked === 'fun' ? asked : loggedIn ? 'real' : 'fun';
}

/** The round that the address names; what is no id can't be asked for. */
function askedRound({ searchParams }: URL): string | undefined {
  return LaunchQuery.shape.round.safeParse(searchParams.get('round') || undefined).data;
}

/**
 * Where the frame of an outside provider's game may come from: its own origin, if it is one of those configured, or the one path at which the sandbox's
 * provider is. Null where the configuration knows no such place: then nothing is framed.
 */
function frameSourceOf(context: AppLoadContext, frame: string): string | null {
  const { origin, pathname } = new URL(frame, context.url.origin);
  const isSandbox = origin === context.url.origin && pathname.startsWith(sandboxGamesPath) && hasSandboxGames(context);
  if (isSandbox) return `${origin}${sandboxGamesPath}`;
  if (context.env.GAME_FRAMES.includes(origin)) return origin;
  context.log({ level: 'error', event: 'frame_elsewhere', origin });
  return null;
}

/** A shared table's page looks again a moment after the result, so that it finds it; while something flies, this often, ms. */
const grace = 700;
const flightLook = 1_300;

/** In so many ms from now the page of a shared table has to look again. */
function nextLook({ phase, endsAt, next, flight, now }: TableView): number {
  if (phase === 'dealing') return (flight ? flightLook : endsAt - now) + grace;
  return (flight ? next.closesAt : next.resultAt) - now + grace;
}

/** WCAG 2.2.1: the player can stop it; then the address says `stay`. */
function refreshOf({ page, path, url }: AppLoadContext, table: TableView, mode: PlayMode): Refresh | null {
  if (url.searchParams.has('stay')) return null;
  return { after: Math.max(1, Math.ceil(nextLook(table) / 1_000)), to: page.href(`${path}?mode=${mode}`) };
}

/** The page's forms, told apart by their address. @throws Response 404 for an unknown game */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const game = await context.api.games.ofSystem(params.system!, params.title!);
  const asked = context.url.searchParams;
  if (asked.has('realityCheck')) return answerRealityCheck(context, request, `${context.path}?mode=real`);
  const kind = game.rules?.kind;
  if (kind && isTable(kind))
    return asked.has('cashOut') ? cashOut(context, game, request) : placeBets(context, game, kind, request);
  // A game that can't be played (any more) is the API's to refuse, whatever the form asks.
  const family = familyOf(kind && isRoundGame(kind) ? kind : 'slot');
  return asked.has('decide') ? decide(context, game, family, request) : openRound(context, game, family, request);
}

/** Games of the house lie on a stage, and what is told in passing lies there with them. */
const hasStage = ({ screen }: PlayData): boolean => screen === 'table' || screen === 'shared';

const voiceOf = (play: PlayData): Voice | undefined =>
  play.screen === 'table'
    ? familyOf(play.family).voice
    : play.screen === 'shared'
      ? tableFamilyOf(play.family).voice
      : undefined;

/** Written as the page writes money, they tell its islands how to. Minor units. */
const moneySamples = [1_234_00, 1_234_567_00];

/** The whole play screen, on both its addresses. */
export default function Play() {
  const play: PlayData = useLoaderData<typeof loader>();
  const refused: RefusedRound | undefined = useActionData<typeof action>();
  const { t, money } = usePage();
  return (
    <play-table
      class="play"
      data-sheet={scriptedStyles}
      data-sound={t('play.sound')}
      data-voice={voiceLine(voiceOf(play))}
      data-money={
        'launch' in play ? moneySamples.map((amount) => money(amount, play.launch.currency)).join('|') : undefined
      }
      data-latest={play.screen === 'table' ? t('play.latest') : undefined}
    >
      <GameHead game={play.game} playable={'launch' in play} takesScreen={play.screen === 'table'} />
      {play.screen === 'refused' && <Refused play={play} />}
      {play.screen === 'elsewhere' && <Elsewhere play={play} />}
      {play.screen === 'table' && <RoundTable play={play} refused={refused} />}
      {play.screen === 'outside' && <OutsideGame play={play} />}
      {play.screen === 'shared' && <TableScreen play={play} refused={refused} />}
      {!hasStage(play) && <FlashToast />}
    </play-table>
  );
}

interface HeadProps {
  game: GameDetails;
  playable: boolean;
  /** A shared table's first view has no room for the button. */
  takesScreen: boolean;
}

function GameHead({ game, playable, takesScreen }: HeadProps) {
  const { t, locale } = usePage();
  return (
    <header className="play-head">
      <h1>{game.title}</h1>
      {/* The island shows it, left of what stands at the end: that doesn't move. */}
      {takesScreen && <button type="button" className="whole-screen" hidden aria-label={t('play.wholeScreen')} />}
      {playable && game.rtp !== null && (
        <button type="button" className="quiet" {...opensRules}>
          {t('play.rtpShort', { rtp: formatPercent(game.rtp, locale) })}
        </button>
      )}
    </header>
  );
}
