import { parseArgs } from 'node:util';
import { berlinMidnight, isIsoDate } from '../../../shared/dates.ts';
import { refuse } from '../../modules/releases/release-refused.ts';

/** What stands after the name of a command. */
export interface Asked {
  /** The number after the command; NaN where there is none. */
  id: number;
  by: string;
  reason: string;
  /** Of what was read. */
  digest: string;
  /** Of what people notice of it. */
  effect: string;
  from: Date | undefined;
  until: Date | undefined;
  /** The number of the release that the folder was written over. */
  over: number | undefined;
  /** Files may be again what they were before they were published. */
  takesBack: boolean;
  /** What stands in the folder alone may be lost. */
  discards: boolean;
}

/** A day begins in Berlin; a moment says its own zone. @throws ReleaseRefused */
function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (isIsoDate(text)) return berlinMidnight(text);
  // The language would make 2 March of 30 February.
  const isWhole = isIsoDate(text.slice(0, 10)) && /[Z+]/.test(text);
  const time = new Date(isWhole ? text : Number.NaN);
  return Number.isNaN(time.getTime())
    ? refuse(`"${text}" is neither a day (2027-01-31) nor a moment (2027-01-31T10:00Z).`)
    : time;
}

/** @throws ReleaseRefused */
function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text)
    ? Number(text)
    : refuse(`"${text}" is not the number of one change set or release.`);
}

/** @throws ReleaseRefused where they cannot be read */
export function askedOf(args: string[]): Asked {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = {
    ...{ by: text, reason: text, digest: text, effect: text, from: text, until: text, over: text },
    ...{ 'take-back': flag, discard: flag },
  };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [first] = positionals;
  if (positionals.length > 1) refuse('After the command stands the number of one change set or release.');
  return {
    id: first === undefined ? Number.NaN : numberOf(first),
    by: values.by ?? '',
    reason: values.reason ?? '',
    digest: values.digest ?? '',
    effect: values.effect ?? '',
    from: timeOf(values.from),
    until: timeOf(values.until),
    over: values.over === undefined ? undefined : numberOf(values.over),
    takesBack: values['take-back'] === true,
    discards: values.discard === true,
  };
}
