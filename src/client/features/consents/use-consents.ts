import { useEffect, useRef, useState } from 'react';
import type { Purpose } from '../../../shared/purposes.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import { type Choice, storeChoice, storedChoice } from '../../lib/consent.ts';
import { consentDoor } from '../../lib/consent-door.ts';
import { settleChoice } from './settle-choice.ts';

interface ConsentState {
  choice: Choice | undefined;
  choose: (granted: Purpose[]) => void;
  /** The footer has asked for the dialogue. */
  isOpen: boolean;
  close: () => void;
}

/** The choice as it is kept and logged, and whether the dialogue was opened from the footer. */
export function useConsents(): ConsentState {
  const [choice, setChoice] = useState(storedChoice);
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Purpose[]>([]);
  useEffect(() => {
    consentDoor.open = () => setOpen(true);
    if (consentDoor.isWanted) setOpen(true);
    consentDoor.isWanted = false;
  }, []);
  useEffect(() => {
    if (choice?.receipt) before.current = choice.granted;
    // Also what could not be logged at the last visit.
    else if (choice) void settleChoice(choice, before.current).then((done) => done && setChoice(done));
    if (choice) storeChoice(choice);
  }, [choice]);
  const choose = (granted: Purpose[]) => {
    setOpen(false);
    const { takenBack = false } = choice ?? {};
    setChoice({ version: bootstrap().consent?.version ?? '', granted, ...(takenBack ? { takenBack } : {}) });
  };
  return { choice, choose, isOpen, close: () => setOpen(false) };
}
