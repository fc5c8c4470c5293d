/** Runs a command that deploys against a stand-in of the platform's API on loopback, and keeps what it uploads. Nothing leaves the machine. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { root } from '../../scripts/build';

const run = promisify(execFile);

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface Uploaded {
  /** SHA-256 of each of the Worker's modules, by name. */
  modules: Record<string, string>;
  /** SHA-256 of the static files, sorted. */
  assets: string[];
}

/** How the platform says who may upload; only its time is read. */
const uploadToken = `x.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')}.x`;
const deployment = { id: '1', url: 'http://deployed.example', latest_stage: { name: 'deploy', status: 'success' } };

/** What the platform answers for an account that holds nothing yet, by the end of the address. */
const answers: readonly (readonly [RegExp, unknown])[] = [
  [/\/workers\/scripts\/[^/]+\/deployments$/, { deployments: [] }],
  [/\/settings$/, { bindings: [] }],
  [/\/workers\/scripts$/, []],
  [/\/upload-token$/, { jwt: uploadToken }],
  [/\/pages\/projects\/[^/]+$/, { name: 'lantern-edge', production_branch: 'main', deployment_configs: {} }],
  [/\/deployments(\/1)?$/, deployment],
];

async function partsOf(body: Uint8Array, type: string): Promise<[string, Uint8Array | string][]> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Promise.all(
    [...form].map(async ([name, part]): Promise<[string, Uint8Array | string]> => [
      name,
      typeof part === 'string' ? part : new Uint8Array(await part.arrayBuffer()),
    ]),
  );
}

const hashesOf = (parts: [string, Uint8Array | string][]): Record<string, string> =>
  Object.fromEntries(parts.flatMap(([name, part]) => (typeof part === 'string' ? [] : [[name, sha256(part)]])));

/** A Pages deployment holds its Worker as a form within the form. */
async function pagesWorker(parts: [string, Uint8Array | string][]): Promise<Record<string, string>> {
  const bundle = parts.find(([name]) => name === '_worker.bundle')?.[1] as Uint8Array;
  const boundary = Buffer.from(bundle.subarray(0, 200)).toString('latin1').split('\r\n')[0]!.slice(2);
  return hashesOf(await partsOf(bundle, `multipart/form-data; boundary=${boundary}`));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @param command as the README has it: `npx wrangler …` */
export async function uploadedBy(command: string): Promise<Uploaded> {
  const uploaded: Uploaded = { modules: {}, assets: [] };

  async function take(path: string, request: IncomingMessage): Promise<unknown> {
    const body = await bodyOf(request);
    const type = request.headers['content-type'] ?? '';
    if (path.endsWith('/check-missing')) return (JSON.parse(body.toString()) as { hashes: string[] }).hashes;
    if (path.endsWith('/assets/upload')) {
      const files = JSON.parse(body.toString()) as { value: string }[];
      uploaded.assets.push(...files.map(({ value }) => sha256(Buffer.from(value, 'base64'))));
    }
    if (type.startsWith('multipart/form-data')) {
      const parts = await partsOf(body, type);
      uploaded.modules = path.includes('/pages/') ? await pagesWorker(parts) : hashesOf(parts);
    }
    return answers.find(([pattern]) => pattern.test(path))?.[1] ?? { id: '1', subdomain: 'x', enabled: true };
  }

  const server = createServer((request, response) => {
    const [path] = request.url!.split('?') as [string];
    const isUnknown = /\/workers\/services\/[^/]+$/.test(path);
    void take(path, request).then((result) => {
      response.writeHead(isUnknown ? 404 : 200, { 'content-type': 'application/json' });
      const errors = isUnknown ? [{ code: 10_090, message: 'There is no such Worker yet.' }] : [];
      response.end(JSON.stringify({ success: !isUnknown, errors, messages: [], result: isUnknown ? null : result }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const [program, ...args] = command.split(/\s+/);
    await run(program!, args, {
      cwd: root,
      maxBuffer: 16 * 1024 ** 2,
      env: {
        ...process.env,
        CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
        CLOUDFLARE_API_TOKEN: 'none',
        CLOUDFLARE_ACCOUNT_ID: 'none',
        WRANGLER_SEND_METRICS: 'false',
        CI: 'true',
      },
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
  uploaded.assets.sort();
  return uploaded;
}
