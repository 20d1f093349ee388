import { daySeconds } from './durations.ts';

/** The cookie with the visitor's choice of the colour scheme; the server writes it into the HTML. */
export const colourCookie = { name: 'fanline-color-scheme', seconds: 365 * daySeconds } as const;

/** Where the switch is posted to when no script runs. */
export const schemePath = '/color-scheme';
