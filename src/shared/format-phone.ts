/** The printed parts of a phone number. */
export interface PhoneParts {
  /** The area code with its zero; empty for a number from abroad. */
  area: string;
  /** The subscriber's digits, in groups. */
  subscriber: string;
}

/**
 * Splits a German number into its parts; other numbers stay whole. Four cities have area codes of two digits after the
 * zero.
 */
export function phoneParts(msisdn: string): PhoneParts {
  const national = /^\+49(30|40|69|89|\d{3})(\d+)$/.exec(msisdn);
  if (!national) return { area: '', subscriber: msisdn };
  const [, area = '', rest = ''] = national;
  return { area: `0${area}`, subscriber: rest.replace(/(\d{4})(?=\d)/, '$1 ') };
}

/** A German number in national spelling, in groups; other text is returned unchanged. */
export function formatPhone(msisdn: string): string {
  const { area, subscriber } = phoneParts(msisdn);
  return area ? `${area} ${subscriber}` : subscriber;
}
