/** A phone number in the parts that it is printed in. */
export interface PhoneParts {
  /** With the zero before it; empty for a number from abroad. */
  area: string;
  /** The subscriber's digits, in groups. */
  subscriber: string;
}

/** A German number in its parts, any other whole. Four cities have two digits after the zero. */
export function phoneParts(msisdn: string): PhoneParts {
  const national = /^\+49(30|40|69|89|\d{3})(\d+)$/.exec(msisdn);
  if (!national) return { area: '', subscriber: msisdn };
  const [, area = '', rest = ''] = national;
  return { area: `0${area}`, subscriber: rest.replace(/(\d{4})(?=\d)/, '$1 ') };
}

/** A German number in national spelling, in groups; anything else as it is. */
export function formatPhone(msisdn: string): string {
  const { area, subscriber } = phoneParts(msisdn);
  return area ? `${area} ${subscriber}` : subscriber;
}
