import type { RoundReceipt } from 'contract/receipt';
import { isSignedBy, publicKeyOf, signatureOver } from '../../kernel/signature';

/** The public half of the key, base64url. `secret` is the API's session secret; the key is derived from it. */
export const receiptPublicKey = (secret: string): Promise<string> => publicKeyOf('receipt signature', secret);

/** The receipt with our signature, if its round is over; what can still change is not signed. */
export async function signedReceipt(receipt: RoundReceipt, secret: string): Promise<RoundReceipt> {
  return receipt.state === 'open'
    ? receipt
    : { ...receipt, signature: await signatureOver('receipt signature', receipt, secret) };
}

/** Whether a receipt carries our signature over all the rest of it; `none` where it carries none. */
export async function signatureState(receipt: RoundReceipt, secret: string): Promise<'valid' | 'invalid' | 'none'> {
  const { signature } = receipt;
  if (signature === null) return 'none';
  return (await isSignedBy(await receiptPublicKey(secret), { ...receipt, signature })) ? 'valid' : 'invalid';
}
