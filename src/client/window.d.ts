interface Window {
  /** Requests that were sent before the main script, by path (`lib/ask-early.ts`). */
  fanlineEarly?: Map<string, { headers: Readonly<Record<string, string>>; response: Promise<Response> }>;
  /** Read by a team's tag manager, if there is one. */
  dataLayer?: Record<string, unknown>[];
  /** What Matomo is to do, also before it has loaded. */
  _paq?: unknown[][];
  /** Trusted Types, where a browser has them. What a policy makes is an object; the types of the DOM take texts. */
  trustedTypes?: {
    createPolicy: (
      name: 'fanline' | 'default',
      rules: { createScriptURL: (address: string) => string | null },
    ) => { createScriptURL: (address: string) => string };
  };
}
