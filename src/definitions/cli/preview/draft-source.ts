import type { FileTexts } from '../../file-texts.ts';
import { type ParsedBefore, type Source, sourceOfTexts } from '../../source.ts';

/** What was parsed of drafts last: of hundreds of files, a key stroke changes one. */
const before: ParsedBefore = new Map();

/** The files of a draft, read. */
export const draftSource = (files: FileTexts): Source => sourceOfTexts(files, before);
