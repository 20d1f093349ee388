/** When a call is forwarded, with the service code of 3GPP TS 22.030, annex B. */
export const forwardings = [
  { id: 'all', service: '21' },
  { id: 'unanswered', service: '61' },
  { id: 'unreachable', service: '62' },
  { id: 'busy', service: '67' },
] as const;
export type Forwarding = (typeof forwardings)[number];

/** The codes that a phone sends to the network when they are dialled. */
export const codesOf = ({ service }: Forwarding, target: string) => ({
  on: `**${service}*${target}#`,
  off: `##${service}#`,
  ask: `*#${service}#`,
});

/** Ends all forwardings. */
export const ALL_OFF = '##002#';

/**
 * A number as it was typed, in the form that is right from every country: `0171 …` is `+49171…`.
 * @returns undefined for what is no whole number
 */
export function targetOf(typed: string): string | undefined {
  const digits = typed
    .replace(/[\s()/.-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
