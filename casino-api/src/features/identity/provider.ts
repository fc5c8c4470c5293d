import type { Language } from 'contract/constants';
import type { GivenIdentity } from 'contract/identity-providers';

/** What one log-in is told apart from all others by. */
interface LogInRequest {
  /** Comes back with the answer, so that nobody can hand a visitor an answer that is not his. */
  state: string;
  /** Stands in the proof, so that an old proof is worth nothing. */
  nonce: string;
  /** Proves that who exchanges the code is who asked for it (PKCE, RFC 7636). */
  verifier: string;
  /** Where the provider leads back to. */
  redirectUri: string;
  /** What the provider's pages should speak. */
  language: Language;
}

export interface ProvenIdentity {
  /** The provider's own lasting id of the person. */
  subject: string;
  given: GivenIdentity;
}

/** Somebody who can say who a visitor is. */
export interface IdentityProvider {
  /** Where the visitor is to be sent. @throws ProviderAway */
  authorizationUrl(request: LogInRequest): Promise<string>;
  /** Whom the code that came back stands for; null: it proves nobody. @throws ProviderAway */
  identify(
    answer: Pick<LogInRequest, 'nonce' | 'verifier' | 'redirectUri'> & { code: string },
  ): Promise<ProvenIdentity | null>;
}

/** The provider can't be reached, or does not say what it should: nobody's fault who stands before the page. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}
