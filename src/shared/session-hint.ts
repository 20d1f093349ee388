/**
 * The cookie that says that there is a refresh cookie, which no script can read. Without scripts, pages are drawn as for a
 * guest.
 */
export const sessionHint = { name: 'fanline-session', withScripts: '1', withoutScripts: 'plain' } as const;
