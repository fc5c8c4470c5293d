import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { contactForm, contactRefusal } from '~/contact/contact-form';
import { ContactPage } from '~/contact/contact-page';
import { loadContact } from '~/contact/load-contact';
import { readForm, refuseForm } from '~/forms/submission';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'layout.contact',
  found: true,
  description: 'found.contact',
  samples: { contact: '/info/contact-us', 'message to support sent': '/info/contact-us?sent=C-0123ABCD' },
};

export const loader = ({ context }: LoaderFunctionArgs) => loadContact(context);

export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, contactForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.support.contact(read.value);
  if (answer.ok) return redirect(`/info/contact-us?sent=${encodeURIComponent(answer.data.reference)}`, 303);
  const { refusal, init } = contactRefusal(answer, context.locale);
  return refuseForm(read, refusal, init);
}

/** `Retry-After` of a refusal that asks to wait. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ContactUs() {
  return <ContactPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
