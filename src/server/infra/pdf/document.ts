import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';

/** The kinds of documents. */
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

/** The guest or user who may read it, or `public`. */
export type DocumentOwner = `guest:${string}` | `user:${string}` | 'public';

/** The things that a document is about. */
export interface DocumentReferences {
  orderId?: string;
  contractId?: string;
  invoiceId?: string;
  userId?: string;
}

export interface NewDocument extends DocumentReferences {
  /** Where a link to it was given before it was made. */
  id?: string;
  team: TeamId;
  kind: DocumentKind;
  owner: DocumentOwner;
  bytes: Uint8Array;
  /** A name without folders, ending in `.pdf`. */
  fileName: string;
  /** When it may be deleted; without it, the document is kept. */
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
  lang: Lang;
  bytes: Uint8Array;
}
