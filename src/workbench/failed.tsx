import { type StaffLang, staffWords } from '../shared/staff-words.ts';

interface Props {
  lang: StaffLang;
  /** What failed, where the page does not show it. */
  what?: string;
  onAgain(): void;
}

/** Something was not loaded: it is said, with a way to try again. */
export function Failed({ lang, what, onAgain }: Props) {
  const words = staffWords[lang];
  return (
    <p role="alert">
      {what !== undefined && <code>{what}</code>} {words.notLoaded}{' '}
      <button type="button" className="small" onClick={onAgain}>
        {words.again}
      </button>
    </p>
  );
}
