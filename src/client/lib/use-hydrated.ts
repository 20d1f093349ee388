import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False where the server draws and while the browser takes its drawing over; afterwards true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
