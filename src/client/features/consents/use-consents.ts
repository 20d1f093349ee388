import { useEffect, useState } from 'react';
import type { Purpose } from '../../../shared/purposes.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import { call } from '../../lib/call.ts';
import { type Choice, storeChoice, storedChoice } from '../../lib/consent.ts';
import { consentDoor } from '../../lib/consent-door.ts';

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
  useEffect(() => {
    consentDoor.open = () => setOpen(true);
    if (consentDoor.isWanted) setOpen(true);
    consentDoor.isWanted = false;
  }, []);
  // Also what could not be logged the last time.
  useEffect(() => {
    if (!choice) return;
    storeChoice(choice);
    if (!choice.receipt) void logged(choice).then((done) => done.receipt && setChoice(done));
  }, [choice]);
  const choose = (granted: Purpose[]) => {
    setOpen(false);
    setChoice({ version: bootstrap().consent?.version ?? '', granted });
  };
  return { choice, choose, isOpen, close: () => setOpen(false) };
}

/** The choice with its receipt; without one where it could not be logged. */
async function logged(choice: Choice): Promise<Choice> {
  const { version, granted } = choice;
  try {
    const { receipt } = await call('POST /api/consents', { body: { version, granted }, anonymous: true });
    return { ...choice, receipt };
  } catch {
    return choice;
  }
}
