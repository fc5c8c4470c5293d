import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** The signed receipt as a file, for `/verify` and the script. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const receipt = await context.api.rounds.get(params.id!);
  return new Response(`${JSON.stringify(receipt, null, 1)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="lantern-${receipt.id}.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
