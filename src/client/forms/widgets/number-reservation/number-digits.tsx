import type { PhoneNumberKind } from '../../../../shared/enums.ts';
import { phoneParts } from '../../../../shared/format-phone.ts';
import css from './number-digits.module.css';

interface NumberDigitsProps {
  msisdn: string;
  kind: PhoneNumberKind;
  size?: 'tile' | 'hold';
}

/** What makes a number special: the two last digits of a VIP number, else an ending that repeats itself. */
function specialEnding(subscriber: string, kind: PhoneNumberKind): string {
  const ending = kind === 'vip' ? /\d\d$/ : /(\d)\1+$/;
  return ending.exec(subscriber)?.[0] ?? '';
}

/** A phone number as people remember it: the area small, the digits of the subscriber large. */
export function NumberDigits({ msisdn, kind, size = 'tile' }: NumberDigitsProps) {
  const { area, subscriber } = phoneParts(msisdn);
  const ending = specialEnding(subscriber, kind);
  return (
    <span className={css.number} data-size={size}>
      <span className={css.area}>{area}</span>{' '}
      <span className={css.subscriber}>
        {subscriber.slice(0, subscriber.length - ending.length)}
        <span className={css.ending}>{ending}</span>
      </span>
    </span>
  );
}
