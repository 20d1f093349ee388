import type { StaffLang } from '../../shared/staff-words.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import type { FigureWords } from './words.ts';

export const figureWords: Record<StaffLang, FigureWords> = { de, en };
