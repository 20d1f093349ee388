/** Stands where the Observatory's own session is: `types.js` imports it for its comments alone. */
export class Session {}
