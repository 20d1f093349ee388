import type { Config } from '../../../config.ts';

/** Where the provider is, and what we are to it. */
export type StaffProvider = NonNullable<NonNullable<Config['workbench']>['provider']>;

/** What the browser keeps between leaving for the provider and coming back; it proves that both are one browser. */
export interface SignInBegun {
  state: string;
  nonce: string;
  /** Of PKCE: the code is worth nothing without it. */
  verifier: string;
}

/** What a provider says of a person. */
export interface StaffClaims {
  /** The provider's own name for the person, which never becomes another's. */
  subject: string;
  /** What the log calls the person. */
  id: string;
  name: string;
  roles: unknown;
}

/** Signs people of the staff in at a provider. */
export interface StaffSignIn {
  /** @returns the provider's page, and what the browser keeps for the way back */
  begin(): Promise<{ url: string; begun: SignInBegun }>;
  /** @param query of the address to which the provider led back @throws Error where it does not fit */
  finish(query: string, begun: SignInBegun): Promise<StaffClaims>;
}
