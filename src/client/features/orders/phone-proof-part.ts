import type { ComponentType } from 'react';

/** Proves a phone number by a code; another feature's part, handed in by the page. */
export type PhoneProofPart = ComponentType<{ onProved: (phone: string) => void }>;
