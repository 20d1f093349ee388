import { useText } from '../../lib/text.ts';
import { useMomentInWords } from './moment-in-words.ts';
import styles from './network.module.css';

/** When the network said so. */
export function AsOf({ moment }: { moment: string | null }) {
  const text = useText();
  const inWords = useMomentInWords();
  if (moment === null) return null;
  return <p className={styles.note}>{text('network.page.asOf', { when: inWords(moment) })}</p>;
}
