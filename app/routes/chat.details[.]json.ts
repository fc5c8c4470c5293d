import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { chatDetails } from '~/chat/load-chat';

/** Signed details of the player for the outside chat (SPEC §1). */
export const loader = ({ context }: LoaderFunctionArgs) => chatDetails(context);
