import { IconCreditCard, IconReceiptEuro, IconTruckDelivery } from '@tabler/icons-react';
import { useText } from '../../lib/text.ts';
import styles from './buying-facts.module.css';

const facts = [
  { key: 'tariffs.facts.vat', Icon: IconReceiptEuro },
  { key: 'tariffs.facts.payment', Icon: IconCreditCard },
  { key: 'tariffs.facts.delivery', Icon: IconTruckDelivery },
];

/** The facts that the law requires before an order begins (§ 312j BGB): prices with VAT, payment means, delivery. */
export function BuyingFacts() {
  const text = useText();
  return (
    <ul className={styles.facts}>
      {facts.map(({ key, Icon }) => (
        <li key={key}>
          <Icon size={24} aria-hidden="true" />
          {text(key)}
        </li>
      ))}
    </ul>
  );
}
