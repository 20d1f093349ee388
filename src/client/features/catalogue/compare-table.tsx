import { useEffect, useId, useRef, useState } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { ChipButtons } from '../../components/chips.tsx';
import { useText } from '../../lib/text.ts';
import { CompareFigures } from './compare-figures.tsx';
import { compareRows } from './compare-rows.ts';
import styles from './compare-table.module.css';

const MOST = 3;

interface Props {
  catalogue: readonly Tariff[];
  /** Slugs of the plans at the beginning. */
  first: readonly string[];
  onClose: () => void;
}

/** Up to three plans side by side, like the figures of a match: rows that differ are lit, the others are folded. */
export function CompareTable({ catalogue, first, onClose }: Props) {
  const text = useText();
  const hint = useId();
  const top = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  const [chosen, setChosen] = useState(first);
  /** The plan whose place was taken last. */
  const [replaced, setReplaced] = useState<string>();
  const plans = catalogue
    .filter(({ slug }) => chosen.includes(slug))
    .sort((one, other) => one.priceCents - other.priceCents);
  /** A fourth plan takes the place of the one that was chosen first; the last one stays. */
  const toggle = (slug: string) => {
    const isNew = !chosen.includes(slug);
    setReplaced(isNew && chosen.length === MOST ? chosen[0] : undefined);
    if (isNew) setChosen([...chosen, slug].slice(-MOST));
    else if (chosen.length > 1) setChosen(chosen.filter((one) => one !== slug));
  };
  return (
    <div className={styles.panel}>
      <p id={hint} ref={top} tabIndex={-1} className={styles.hint}>
        {text('advice.compare.hint')}
      </p>
      <CompareFigures plans={plans} rows={compareRows(plans, text)} />
      <p className={styles.hint} aria-live="polite">
        {replaced ? text('advice.compare.replaced', { name: nameOf(catalogue, replaced) }) : null}
      </p>
      <ChipButtons
        label={text('advice.compare.chosen')}
        chips={catalogue.map(({ slug, name }) => ({
          id: slug,
          text: <span lang="de">{name}</span>,
          pressed: chosen.includes(slug),
        }))}
        onPress={toggle}
      />
      <p>
        <Button look="quiet" onClick={onClose}>
          {text('advice.close')}
        </Button>
      </p>
    </div>
  );
}

function nameOf(catalogue: readonly Tariff[], slug: string): string {
  return catalogue.find((plan) => plan.slug === slug)?.name ?? slug;
}
