import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
// @ts-ignore built
import * as build from '../build/remix/server/index.js';
const handler = createRequestHandler(build as unknown as ServerBuild, 'production');
export const onRequest: PagesFunction = (c) => handler(c.request as any, {} as any) as any;
