import { useRef } from 'react';
import type { OrderInProgress } from '../../../shared/order.ts';
import type { SecondCardRefusal } from './main-contract-note.tsx';
import type { Catalogue } from './use-catalogue.ts';

/** Whether the chosen plan is a second card that this visitor cannot have, and the note that says so. */
export function useSecondCard({ tariff, userInfo }: OrderInProgress, { hasMainContract }: Catalogue) {
  const note = useRef<HTMLDivElement>(null);
  const isSecond = tariff?.mainContractRequired === true;
  const refusal: SecondCardRefusal | undefined =
    isSecond && !userInfo.known
      ? 'guest'
      : isSecond && hasMainContract === false
        ? 'noMainContract'
        : undefined;
  /** Leads to the note instead of a step that would be in vain. */
  const unlessRefused = (act: () => void) => (refusal ? () => note.current?.focus() : act);
  return { note, refusal, unlessRefused };
}
