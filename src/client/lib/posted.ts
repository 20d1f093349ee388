import { useEffect, useState } from 'react';
import type { PostedForm } from '../../shared/form-post.ts';
import { bootstrap, forgetPosted } from './bootstrap.ts';

/**
 * What became of a form that was sent without scripts, for the part of the page that first shows it: it is no news when
 * the part is shown again.
 */
export function usePosted<T>(form: string, read: (posted: PostedForm) => T | undefined): T | undefined {
  const [found] = useState(() => {
    const { posted } = bootstrap();
    return posted?.form === form ? read(posted) : undefined;
  });
  const isFound = found !== undefined;
  useEffect(() => {
    if (isFound) forgetPosted();
  }, [isFound]);
  return found;
}
