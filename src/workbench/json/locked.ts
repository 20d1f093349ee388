import { createContext } from 'react';

/** Nothing can be changed now: the draft is only read, or is being saved. */
export const Locked = createContext(false);
