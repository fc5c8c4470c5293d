import { RequestId } from 'contract/rounds';

/** The schema of a money form's `requestId`: a post that comes twice counts once (DOMAIN §2). */
export const requestIdField = RequestId;

/** One for each rendered form; made in the loader. */
export const newRequestId = (): string => crypto.randomUUID();

interface RequestIdFieldProps {
  /** What the refused form was sent with: kept, so that sending it again is the same request. Empty once it was used up. */
  sent: string | undefined;
  /** Of the loader. */
  fresh: string;
}

/** `<RequestIdInput sent={form.value('requestId')} fresh={requestId} />` */
export function RequestIdInput({ sent, fresh }: RequestIdFieldProps) {
  return (
    <input
      type="hidden"
      name="requestId"
      value={sent !== undefined && RequestId.safeParse(sent).success ? sent : fresh}
    />
  );
}
