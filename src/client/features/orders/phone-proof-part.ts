import type { ComponentType } from 'react';

/** Proves a phone number by a code. It belongs to another feature, so the page passes it in. */
export type PhoneProofPart = ComponentType<{ onProved: (phone: string) => void }>;
