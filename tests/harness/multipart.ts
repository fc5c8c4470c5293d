/** A form with a file as a browser sends it: the runtime of the tests has a `FormData` of its own, so its bytes are made here. */
export async function multipart(
  fields: Readonly<Record<string, string>>,
  [field, file]: readonly [field: string, file: File],
): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, file);
  const made = new Response(form);
  return {
    body: new Uint8Array(await made.arrayBuffer()),
    headers: { 'content-type': made.headers.get('content-type')! },
  };
}
