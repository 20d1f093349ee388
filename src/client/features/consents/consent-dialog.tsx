import { useEffect, useRef } from 'react';
import { germanDay } from '../../../shared/german-day.ts';
import type { Purpose } from '../../../shared/purposes.ts';
import { Dialog } from '../../components/dialog.tsx';
import type { Choice } from '../../lib/consent.ts';
import { useText } from '../../lib/text.ts';
import styles from './consent-choices.module.css';
import { ConsentChoices } from './consent-choices.tsx';

interface Props {
  choice: Choice | undefined;
  onChoose: (granted: Purpose[]) => void;
  onClose: () => void;
}

/** Opened from the footer: the choice so far, to be changed as easily as it was made. */
export function ConsentDialog({ choice, onChoose, onClose }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const receipt = choice?.receipt;
  // Closed first, so that the browser gives the focus back to the footer.
  const choose = (granted: Purpose[]) => {
    dialog.current?.close();
    onChoose(granted);
  };
  return (
    <Dialog ref={dialog} titleId="consent-title" title={text('consents.title')} onClose={onClose}>
      <ConsentChoices granted={choice?.granted ?? []} isDetailed onChoose={choose} />
      {receipt && (
        <p className={styles.small}>
          {text('consents.receipt', { day: germanDay(receipt.at), id: receipt.id })}
        </p>
      )}
    </Dialog>
  );
}
