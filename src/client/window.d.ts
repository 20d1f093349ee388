interface Window {
  /** Read by a team's analytics script, if there is one. */
  dataLayer?: Record<string, unknown>[];
  /** Trusted Types, where a browser has them. What a policy makes is an object; the types of the DOM take texts. */
  trustedTypes?: {
    createPolicy: (
      name: 'fanline',
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (address: string) => string };
  };
}
