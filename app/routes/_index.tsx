import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadHome } from '~/lobby/home-data';
import { HomeScreen } from '~/lobby/home-screen';

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context);

export default function Home() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
