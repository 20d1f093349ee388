import { formatPhone } from '../../../shared/format-phone.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import type { PhoneProofPart } from './phone-proof-part.ts';
import css from './wizard.module.css';

interface Props {
  /** The number that a code has proved already. */
  proved: string | undefined;
  PhoneProof: PhoneProofPart;
  onProved: (phone: string) => void;
  onAnother: () => void;
}

/** A guest proves a phone number by a code, once; who comes back sees which one it was. */
export function PhonePart({ proved, PhoneProof, onProved, onAnother }: Props) {
  const text = useText();
  if (proved === undefined)
    return (
      <div className={css.proof}>
        <p className={css.lead}>{text('order.page.proof.lead')}</p>
        <PhoneProof onProved={onProved} />
      </div>
    );
  return (
    <div className={css.proof}>
      <p>{text('order.page.proof.done', { phone: formatPhone(proved) })}</p>
      <p>
        <Button look="quiet" onClick={onAnother}>
          {text('order.page.proof.another')}
        </Button>
      </p>
    </div>
  );
}
