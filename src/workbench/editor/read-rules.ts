import { createContext } from 'react';
import type { PreviewRuleView } from '../../shared/api/workbench-preview.ts';

/** The rules of the field that is worked on as the preview has read them; none: it has not yet. */
export const ReadRules = createContext<readonly PreviewRuleView[]>([]);
