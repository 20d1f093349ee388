import type { ReactNode } from 'react';

/**
 * Stands in for `markdown-to-jsx` (30 kB) by an alias in vite.config.ts. rjsf imports it for help texts in Markdown;
 * ours are plain and rendered by our own templates.
 */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
