import { useEffect, useState } from 'react';

const LOOK_MS = 500;

/**
 * What this page has told a tag manager of the visitor's consent. Services start after the page is drawn, so the layer is
 * looked at again and again. Unlike purchases, these commands are told anew on each page, so none is kept.
 */
export function useConsentCommands(): unknown[][] {
  const [commands, setCommands] = useState<unknown[][]>([]);
  useEffect(() => {
    const timer = setInterval(() => setCommands(consentCommands()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return commands;
}

/** A command is the arguments of a call: `consent`, what is done, the states. */
function consentCommands(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => Object.values(entry)).filter(([name]) => name === 'consent');
}
