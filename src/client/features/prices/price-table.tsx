import { type ReactNode, useId } from 'react';
import type { TariffOption } from '../../../shared/api/catalogue.ts';
import { chargeOf, type PriceArea, type PriceRow } from '../../../shared/price-list.ts';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import styles from './price-list.module.css';

/** A table of the list under its heading. */
export function PriceSection({ area, children }: { area: PriceArea | 'tariffs'; children: ReactNode }) {
  const text = useText();
  const titleId = useId();
  return (
    <Section
      size="part"
      id={area}
      titleId={titleId}
      title={text(`prices.page.area.${area}`)}
      lead={text(`prices.page.lead.${area}`)}
    >
      <table className={styles.table} aria-labelledby={titleId}>
        {children}
      </table>
    </Section>
  );
}

interface RowsProps {
  rows: readonly PriceRow[];
  packages: readonly TariffOption[];
  /** More rows, with amounts. */
  children: ReactNode;
}

/** Services with how they are charged. */
export function ServiceRows({ rows, packages, children }: RowsProps) {
  const text = useText();
  const nameOf = ({ area, service, page }: PriceRow) => {
    const name = text(`prices.page.service.${area}.${service}`);
    return page ? <Link to={page}>{name}</Link> : name;
  };
  return (
    <tbody>
      {rows.map((row) => (
        <PriceLine key={row.service} name={nameOf(row)}>
          {text(`prices.page.charge.${chargeOf(row, packages)}`)}
        </PriceLine>
      ))}
      {children}
    </tbody>
  );
}

interface LineProps {
  name: ReactNode;
  /** A sentence below the name. */
  note?: ReactNode;
  children: ReactNode;
}

/** A name with its price, or with words in place of one. */
export function PriceLine({ name, note, children }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {note ? <span className={styles.note}>{note}</span> : null}
      </th>
      <td>{children}</td>
    </tr>
  );
}
