import type { ChangesView } from '../../../shared/api/changes.ts';
import { addDays } from '../../../shared/calendar.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { useLanguage } from '../../lib/language.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { useText } from '../../lib/text.ts';
import styles from './changes.module.css';

/** Why tariffs are missing among the choices: they are refused while the minimum term runs. */
export function LaterOffers({ changes: { offers, minimumEndsOn } }: { changes: ChangesView }) {
  const text = useText();
  const { lang } = useLanguage();
  const names = offers.filter(({ refusal }) => refusal === 'cheaperInTerm').map(({ tariff }) => tariff.name);
  if (names.length === 0) return null;
  return (
    <p className={styles.later}>
      {text('contract.page.change.laterText', {
        names: listInWords(names, lang),
        end: germanDay(minimumEndsOn),
        from: germanDay(addDays(minimumEndsOn, 1)),
      })}
    </p>
  );
}
