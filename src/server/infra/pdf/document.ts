import type { TeamId } from '../../../shared/teams.ts';

/** What a document is. */
export type DocumentKind =
  | 'contractSummary'
  | 'contractConfirmation'
  | 'terms'
  | 'withdrawalInstruction'
  | 'productInformation'
  | 'withdrawalReceipt'
  | 'cancellationReceipt'
  | 'invoice'
  | 'creditNote';

/** Who may read it: the guest or user, or everybody. */
export type DocumentOwner = `guest:${string}` | `user:${string}` | 'public';

/** What a document is about. */
export interface DocumentReferences {
  orderId?: string;
  contractId?: string;
  invoiceId?: string;
  userId?: string;
}

export interface NewDocument extends DocumentReferences {
  team: TeamId;
  kind: DocumentKind;
  owner: DocumentOwner;
  bytes: Uint8Array;
  /** Without folders, ending in `.pdf`. */
  fileName: string;
  /** When it may be forgotten; without, it is kept. */
  expiresAt?: Date;
}

export interface StoredDocument {
  id: string;
  /** sha256 of the bytes, in hex. */
  hash: string;
}

export interface DocumentFile {
  id: string;
  owner: DocumentOwner;
  fileName: string;
  lang: string;
  bytes: Uint8Array;
}
