/** The files that the server's bundle is entered by, by name. */
export const serverEntries: Record<string, string>;
