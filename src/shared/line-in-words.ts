import { formatPhone } from './format-phone.ts';

/** The number of a line, with what its customer calls it. */
export function lineInWords({ msisdn, lineName }: { msisdn: string; lineName: string | null }): string {
  return lineName ? `${formatPhone(msisdn)} (${lineName})` : formatPhone(msisdn);
}
