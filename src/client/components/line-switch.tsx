import { useId } from 'react';
import type { ContractView } from '../../shared/api/contracts.ts';
import { formatPhone } from '../../shared/format-phone.ts';
import { lineInWords } from '../../shared/line-in-words.ts';
import { useText } from '../lib/text.ts';
import { useLineOfAddress } from '../lib/use-line-of-address.ts';
import styles from './line-switch.module.css';
import { Message } from './message.tsx';

export type SwitchedLine = Pick<ContractView, 'id' | 'msisdn' | 'lineName' | 'tariffName'>;

interface Props {
  lines: readonly SwitchedLine[];
  /** The line that the page shows. */
  chosen: SwitchedLine;
}

/** Leads to another line of the customer on the same page; nothing where there is one line alone. */
export function LineSwitch({ lines, chosen }: Props) {
  const text = useText();
  const id = useId();
  const { wanted, choose } = useLineOfAddress();
  const isUnknown = wanted !== null && wanted !== chosen.id;
  return (
    <>
      {isUnknown ? (
        <Message kind="info">
          <p>{text('contract.page.line.unknown', { line: lineInWords(chosen) })}</p>
        </Message>
      ) : null}
      {lines.length > 1 ? (
        <div className={styles.switch}>
          <label className={styles.label} htmlFor={id}>
            {text('contract.page.line.switch')}
          </label>
          <div className={styles.box}>
            <select
              id={id}
              className={styles.select}
              value={chosen.id}
              onChange={(event) => choose(event.target.value)}
            >
              {lines.map((line) => (
                <option key={line.id} value={line.id}>
                  {nameOf(line)}
                </option>
              ))}
            </select>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** The name comes first: a phone has no room for all of it. */
function nameOf({ msisdn, lineName, tariffName }: SwitchedLine): string {
  const number = formatPhone(msisdn);
  return lineName ? `${lineName} · ${number}` : `${number} · ${tariffName}`;
}
