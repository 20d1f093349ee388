import { useEffect, useId, useRef } from 'react';
import type { ContractView } from '../../shared/api/contracts.ts';
import { formatPhone } from '../../shared/format-phone.ts';
import { lineInWords } from '../../shared/line-in-words.ts';
import { useText } from '../lib/text.ts';
import { useLineOfAddress } from '../lib/use-line-of-address.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './line-switch.module.css';
import { Message } from './message.tsx';
import brandPattern from './pattern.module.css';

export type SwitchedLine = Pick<ContractView, 'id' | 'msisdn' | 'lineName' | 'tariffName'>;

interface Props {
  lines: readonly SwitchedLine[];
  /** The line that the page shows. */
  chosen: SwitchedLine;
  /** Also the ticket of a line that is alone: where it belongs to the page, nothing moves when a second one comes. */
  isAlways?: boolean;
}

/** The customer's lines as tickets in a wallet: one of them leads to another line on the same page. */
export function LineSwitch({ lines, chosen, isAlways = false }: Props) {
  const text = useText();
  const { wanted } = useLineOfAddress();
  const isUnknown = wanted !== null && wanted !== chosen.id;
  return (
    <>
      {isUnknown ? (
        <Message kind="info">
          <p>{text('contract.page.line.unknown', { line: lineInWords(chosen) })}</p>
        </Message>
      ) : null}
      {lines.length > 1 ? <Wallet lines={lines} chosen={chosen} /> : null}
      {lines.length === 1 && isAlways ? (
        <div className={styles.wallet}>
          <p className={ticket}>
            <Words line={chosen} />
            <span className={styles.stub}>
              <BrandMark />
            </span>
          </p>
        </div>
      ) : null}
    </>
  );
}

/** Of the wallet, in pixels: the room for the outline of a ticket. */
const PADDING = 6;

const ticket = `${brandPattern.behind} ${styles.ticket}`;

function Wallet({ lines, chosen }: Props) {
  const text = useText();
  const name = useId();
  const { choose } = useLineOfAddress();
  const wallet = useRef<HTMLDivElement>(null);
  const at = lines.findIndex(({ id }) => id === chosen.id);
  // On a phone the chosen ticket can lie outside of the window.
  useEffect(() => {
    const ticket = wallet.current?.children[at];
    if (ticket instanceof HTMLElement && wallet.current)
      wallet.current.scrollLeft = ticket.offsetLeft - wallet.current.offsetLeft - PADDING;
  }, [at]);
  return (
    <fieldset className={styles.lines}>
      <legend className="visually-hidden">{text('contract.page.line.switch')}</legend>
      <div ref={wallet} className={styles.wallet}>
        {lines.map((line) => (
          <label key={line.id} className={ticket}>
            <Words line={line} />
            <span className={styles.stub}>
              <input
                type="radio"
                className={styles.control}
                name={name}
                value={line.id}
                checked={line.id === chosen.id}
                onChange={() => choose(line.id)}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the customer calls the line comes first: a narrow ticket has no room for all of it. */
function Words({ line: { lineName, tariffName, msisdn } }: { line: SwitchedLine }) {
  return (
    <span className={styles.words}>
      <span className={styles.name} lang={lineName ? undefined : 'de'}>
        {lineName ?? tariffName}
      </span>{' '}
      <span className={styles.number}>
        {formatPhone(msisdn)}
        {lineName ? ' · ' : null}
        {lineName ? <span lang="de">{tariffName}</span> : null}
      </span>
    </span>
  );
}
