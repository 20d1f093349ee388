/** How requests get their token. The session fills it in; so http and session do not import each other. */
export interface Bearer {
  /** A token good for the next request, refreshed first if it is about to end; undefined for guests; rejects at the end. */
  token: () => Promise<string | undefined>;
  /** Another token after the server refused the last one; undefined for guests, rejects when there is none any more. */
  renewed: () => Promise<string | undefined>;
}

export const bearer: Bearer = {
  token: async () => undefined,
  renewed: async () => undefined,
};
