/** The source of the token for requests. The session sets it, so that http and session do not import each other. */
export interface Bearer {
  /**
   * A valid token for the next request, refreshed if it expires soon; undefined for guests; rejects when the session
   * has ended.
   */
  token: () => Promise<string | undefined>;
  /** Another token after the server refused the last one; undefined for guests, rejects when there is no new one. */
  renewed: () => Promise<string | undefined>;
  /** The id of the account that is signed in. */
  account: () => string | undefined;
}

export const bearer: Bearer = {
  token: async () => undefined,
  renewed: async () => undefined,
  account: () => undefined,
};
