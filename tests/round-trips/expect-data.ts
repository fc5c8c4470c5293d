import type { ApiAnswer } from '../harness/api';
import { until } from '../harness/until';
import type { CountedApi } from './counted-api';

/** What was answered. @throws where a call did not succeed: a refusal takes a shorter way, and shows nothing */
export async function expectData<Data>(answer: Promise<Pick<ApiAnswer<Data>, 'info' | 'data'>>): Promise<Data> {
  const { info, data } = await answer;
  if (!info.success) throw new Error(`refused with ${info.resultCode}: ${JSON.stringify(data)}`);
  return data;
}

/** A message that proves itself by its headers. @throws where it is not taken */
export async function post(
  { api }: CountedApi,
  path: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<unknown> {
  const response = await api.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return expectData(Promise.resolve((await response.json()) as Pick<ApiAnswer<unknown>, 'info' | 'data'>));
}

export const visitor = async ({ api }: CountedApi) => ({ anonymous: (await expectData(api.anon())).anonSessionId });

/** The end of a mailed link, which the mail may take a moment to bring. */
export async function mailedToken({ mailbox }: CountedApi, address: string, before: string): Promise<string> {
  const linked = async () =>
    (await mailbox.all()).find(({ to, link }) => to === address && link.includes(before))?.link ?? null;
  const link = await until(`a mail to ${address} with ${before}`, linked, (found) => found !== null);
  return decodeURIComponent(link!.split(before)[1]!);
}
