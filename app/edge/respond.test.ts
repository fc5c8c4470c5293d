import { describe, expect, it } from 'vitest';
import { headersFor, respond, takeLifetime } from './respond';

const lifetimeOf = (wishes: Parameters<typeof headersFor>[0]) => {
  const headers = new Headers(headersFor(wishes));
  const lifetime = takeLifetime(headers);
  expect([...headers.keys()]).toEqual([]);
  return lifetime;
};

describe('how long the front door may keep a response', () => {
  it('is what the loader said, and is told to nobody else', () =>
    expect(lifetimeOf({ keep: { fresh: 5, stale: 60 } })).toEqual({ fresh: 5, stale: 60 }));
  it('is not at all where something is missing', () =>
    expect(lifetimeOf({ keep: { fresh: 5, stale: 60 }, incomplete: true })).toBeNull());
  it('is not at all where nothing was said', () => expect(lifetimeOf({})).toBeNull());
});

describe('what a page lets in', () => {
  const policyOf = (letIn: NonNullable<Parameters<typeof headersFor>[0]['letIn']>) =>
    headersFor({ letIn })['Content-Security-Policy']!.split('; ');

  it('is only what is ours unless it says otherwise', () => {
    expect(headersFor({})).toEqual({});
    expect(policyOf({})).not.toContainEqual(expect.stringMatching(/^frame-src/));
  });
  it('is the frame of one game', () =>
    expect(policyOf({ frames: 'https://games.test' })).toContain('frame-src https://games.test'));
  it('is the checkout that its form leads to', () =>
    expect(policyOf({ leadsTo: 'https://pay.test' })).toContain("form-action 'self' https://pay.test"));
});

it('gives the data with the status', () => {
  expect(respond({ linked: false }, { status: 404 })).toMatchObject({ data: { linked: false }, init: { status: 404 } });
});
