import { team } from 'virtual:team';
import { IconBuildingStore, IconFileDescription, IconPhone, IconReceiptRefund } from '@tabler/icons-react';
import { useText } from '../../lib/text.ts';
import { HotlineState } from './hotline-state.tsx';
import styles from './trust-row.module.css';

const facts = [
  { key: 'home.trust.withdrawal', Icon: IconReceiptRefund },
  { key: 'home.trust.shops', Icon: IconBuildingStore },
  { key: 'home.trust.language', Icon: IconFileDescription },
];

/**
 * The reasons to trust the shop: withdrawal, shops, the contract's language, and a hotline that shows whether it is
 * open.
 */
export function TrustRow() {
  const text = useText();
  return (
    <div className={styles.row}>
      <a className={styles.hotline} href={`tel:${team.hotline}`}>
        <IconPhone size={28} aria-hidden="true" />
        <span>
          <span className={styles.dial}>{team.shortDial}</span>
          <HotlineState />
        </span>
      </a>
      <ul className={styles.facts}>
        {facts.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={28} stroke={1.5} aria-hidden="true" />
            <span>
              <strong>{text(`${key}.title`)}</strong>
              <span className={styles.text}>{text(`${key}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
