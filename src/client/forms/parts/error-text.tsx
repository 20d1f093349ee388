import css from './error-text.module.css';
import { AlertIcon } from './icons.tsx';

/** The error of a field: a sign and words. Not a live region, because it changes while the user types. */
export function ErrorText({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={css.error}>
      <AlertIcon className={css.icon} />
      <span>{error}</span>
    </p>
  );
}
