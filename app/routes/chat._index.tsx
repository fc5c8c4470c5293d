import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ChatPage } from '~/chat/chat-page';
import { loadChat, type ChatData } from '~/chat/load-chat';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'layout.chat',
  found: true,
  description: 'found.chat',
  islands: ({ widget }: ChatData) => (widget ? ['chat-box'] : []),
};

export const loader = ({ context }: LoaderFunctionArgs) => loadChat(context);

export default function Chat() {
  return <ChatPage chat={useLoaderData<typeof loader>()} />;
}
