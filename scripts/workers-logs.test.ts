/** What the platform keeps of requests: our own lines, and none of the platform's, in which addresses stand as they were asked for. */
import { expect, it } from 'vitest';
import { readWranglerConfig } from './wrangler-config';

it.each(['wrangler.toml', 'casino-api/wrangler.toml'])(
  '%s has Workers Logs keep our lines alone, in each environment',
  (file) => {
    const { observability, env } = readWranglerConfig(file);
    const rate = { enabled: true, head_sampling_rate: 1 };
    expect(observability).toEqual({ ...rate, logs: { ...rate, invocation_logs: false } });
    // What an environment says of its own would take the place of all of it.
    expect(Object.entries(env).filter(([, { observability: own }]) => own !== undefined)).toEqual([]);
  },
);
