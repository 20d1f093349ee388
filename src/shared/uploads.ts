/** The types of files that a form can take; each is recognised by its content, and no browser runs any of them. */
export const UPLOAD_TYPES = {
  'image/jpeg': { name: 'JPG', ending: 'jpg' },
  'image/png': { name: 'PNG', ending: 'png' },
  'application/pdf': { name: 'PDF', ending: 'pdf' },
} as const;

export type UploadType = keyof typeof UPLOAD_TYPES;

/** Whether a type is one that a form can take. */
export function isUploadType(type: unknown): type is UploadType {
  return typeof type === 'string' && Object.hasOwn(UPLOAD_TYPES, type);
}

/** The rule of a field that holds files: `"upload"` in its schema. */
export interface UploadRule {
  types: UploadType[];
  /** Of one file. */
  maxBytes: number;
}

/** What the server takes at most: bytes of one file, files and bytes of one field, so that a mail can carry them. */
export const UPLOAD_LIMITS = { bytes: 10_000_000, files: 10, bytesTogether: 20_000_000 } as const;

/** No server waits longer for a file to arrive; a page waits a little longer than that for the answer. */
export const LONGEST_SENDING_SECONDS = 140;

/** What can be wrong with a file: each has a sentence of its own, `error.<name>`. */
export const UPLOAD_REFUSALS = [
  'uploadType',
  'uploadSize',
  'uploadEmpty',
  'uploadBroken',
  'uploadInfected',
  'uploadGone',
] as const;

export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

/** A file as records and views name it. */
export interface FileName {
  id: string;
  name: string;
  type: string;
  bytes: number;
}

/** A size in words, alike in German and Turkish: `5 MB`, `1,5 MB`, `300 kB`. */
export function sizeText(bytes: number): string {
  const [figure, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [Math.ceil(bytes / 1000), 'kB'];
  // Rounded up, so that a file that is too large never seems to be just as large as it may be.
  return `${String(Math.ceil(figure * 10) / 10).replace('.', ',')} ${unit}`;
}

/** The types in words: `JPG, PNG, PDF`. */
export function typesText(types: readonly UploadType[]): string {
  return types.map((type) => UPLOAD_TYPES[type].name).join(', ');
}

/** A file in words: `scherbe.jpg (1,2 MB)`. */
export function fileText({ name, bytes }: FileName): string {
  return `${name} (${sizeText(bytes)})`;
}
