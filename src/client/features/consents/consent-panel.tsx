import { useState } from 'react';
import type { Purpose } from '../../../shared/purposes.ts';
import { useText } from '../../lib/text.ts';
import { ConsentChoices } from './consent-choices.tsx';
import styles from './consent-panel.module.css';

/**
 * The question of the first visit. It is no modal dialogue: who wants to read first, reads. It takes no place in the page
 * and no focus; in the order of the tab key it comes first.
 */
export function ConsentPanel({ onChoose }: { onChoose: (granted: Purpose[]) => void }) {
  const text = useText();
  const [isDetailed, setDetailed] = useState(false);
  return (
    <dialog
      open
      className={styles.panel}
      aria-labelledby="consent-title"
      data-consent
      data-detailed={isDetailed}
    >
      <h2 id="consent-title" className={styles.title}>
        {text('consents.title')}
      </h2>
      <ConsentChoices
        granted={[]}
        isDetailed={isDetailed}
        onDetails={() => setDetailed(true)}
        onChoose={onChoose}
      />
    </dialog>
  );
}
