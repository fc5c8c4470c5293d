/** Which versions of a Worker serve, and with which secrets: a version holds those of its time. */
import { randomUUID } from 'node:crypto';
import type Cloudflare from 'cloudflare';
import { z } from 'zod';
import { Failure } from './answers';
import { bodyOf, scriptOf, type Asked, type Body } from './asked';
import { addVersion, type Script } from './state';

const Deployment = z
  .object({
    strategy: z.literal('percentage'),
    versions: z
      .array(z.object({ version_id: z.string().uuid(), percentage: z.number().min(0.01).max(100) }).strict())
      .min(1)
      .max(2),
    annotations: z
      .object({ 'workers/message': z.string().max(1_000).optional() })
      .strict()
      .optional(),
  })
  .strict() satisfies z.ZodType<Body<Cloudflare.Workers.Scripts.DeploymentCreateParams>>;

/** A version before what serves brings the secrets of its time along, so whoever leads there has to mean it. */
function refuseOlderSecrets({ versions, deployments: [now] }: Script, wanted: readonly string[]): void {
  const place = (id: string) => versions.findIndex((version) => version.id === id);
  const serving = versions[Math.max(...(now?.versions ?? []).map(({ version_id }) => place(version_id)))];
  const older = wanted.map(place).filter((index) => serving && index < versions.indexOf(serving));
  const changed = older.flatMap((index) => {
    const { secrets } = versions[index]!;
    return [...new Set([...secrets.keys(), ...serving!.secrets.keys()])].filter(
      (name) => secrets.get(name) !== serving!.secrets.get(name),
    );
  });
  if (changed.length > 0)
    throw new Failure(400, 10_220, `The following secrets have changed: ${[...new Set(changed)].sort().join(', ')}`);
}

export function lead(asked: Asked): unknown {
  const script = scriptOf(asked);
  const { versions, annotations } = bodyOf(asked, Deployment);
  if (versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100)
    throw new Failure(400, 10_000, 'The percentages are not 100.');
  if (!versions.every(({ version_id }) => script.versions.some(({ id }) => id === version_id)))
    throw new Failure(404, 10_212, 'There is no such version.');
  if (asked.search.get('force') !== 'true')
    refuseOlderSecrets(
      script,
      versions.map(({ version_id }) => version_id),
    );
  const deployment = { id: randomUUID(), versions, message: annotations?.['workers/message'] };
  script.deployments.unshift(deployment);
  return { id: deployment.id, strategy: 'percentage', source: 'api', versions };
}

const Secret = z.object({ name: z.string(), text: z.string(), type: z.literal('secret_text') }).strict();

/** A Worker that serves gets a version with it, which takes all of the traffic: so nothing newer may wait or have been led back. */
export function putSecret(asked: Asked): unknown {
  const script = scriptOf(asked);
  const { name, text } = bodyOf(asked, Secret);
  const newest = script.versions.at(-1);
  const [now] = script.deployments;
  if (newest && now && (now.versions.length > 1 || now.versions[0]!.version_id !== newest.id))
    throw new Failure(400, 10_215, 'The latest version of the Worker is not deployed.');
  script.secrets.set(name, text);
  if (newest && now) addVersion(script, newest.files, newest.bindings);
  return { name, type: 'secret_text' };
}

export const deploymentsOf = (script: Script) => ({
  deployments: script.deployments.map(({ id, versions }) => ({ id, strategy: 'percentage', versions })),
});
