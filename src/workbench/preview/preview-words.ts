import type { StaffLang } from '../../shared/staff-words.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import type { PreviewWords } from './words.ts';

export const previewWords: Readonly<Record<StaffLang, PreviewWords>> = { de, en };
