import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import type { Reception } from '../../../shared/network.ts';
import { useText } from '../../lib/text.ts';
import styles from './network.module.css';

const looks = {
  full: { Icon: IconCircleCheck, tone: 'positive' },
  part: { Icon: IconCircleHalf2, tone: 'warning' },
  none: { Icon: IconCircleX, tone: 'negative' },
} as const;

/** How much of a place has reception: word, picture and colour say the same. */
export function ReceptionWord({ reception }: { reception: Reception }) {
  const text = useText();
  const { Icon, tone } = looks[reception];
  return (
    <span className={styles.word} data-tone={tone}>
      <Icon size={22} aria-hidden="true" />
      {text(`network.page.reception.${reception}`)}
    </span>
  );
}
